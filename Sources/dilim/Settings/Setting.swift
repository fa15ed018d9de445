import Cards

/// A setting, with its values and help.
enum Setting: String, CaseIterable {
  case baseURL = "base_url"
  case model
  case keyCommand = "key_command"
  case keyFile = "key_file"
  case caFile = "ca_file"
  case language
  case explain
  case queue
  case context
  case maxTokens = "max_tokens"
  case connectTimeout = "connect_timeout"
  case firstByteTimeout = "first_byte_timeout"
  case silenceTimeout = "silence_timeout"
  case totalTimeout = "total_timeout"
  case chatTimeout = "chat_timeout"
  case requestsPerRun = "requests_per_run"
  case requestsPerDay = "requests_per_day"
  case tokensPerDay = "tokens_per_day"
  case newPerDay = "new_per_day"
  case reviewsPerDay = "reviews_per_day"
  case dayStarts = "day_starts"
  case backups

  /// The values that a setting accepts.
  enum Kind: Equatable {
    case text
    case choice([String])
    /// Seconds, which may have a fraction.
    case seconds
    case count(ClosedRange<Int>)
  }

  var kind: Kind {
    switch self {
    case .baseURL, .model, .keyCommand, .keyFile, .caFile, .language: .text
    case .explain, .queue: .choice(["ask", "always", "never"])
    case .context: .choice(["on", "off"])
    case .connectTimeout, .firstByteTimeout, .silenceTimeout, .totalTimeout, .chatTimeout: .seconds
    case .maxTokens: .count(64...32_000)
    case .requestsPerRun: .count(1...1000)
    case .requestsPerDay: .count(1...100_000)
    case .tokensPerDay: .count(1000...100_000_000)
    case .newPerDay: .count(0...10_000)
    case .reviewsPerDay: .count(1...100_000)
    case .dayStarts: .count(0...23)
    case .backups: .count(0...365)
    }
  }

  /// The default; empty for none.
  var fallback: String {
    switch self {
    case .baseURL, .model, .keyCommand, .keyFile, .caFile: ""
    case .language: "en"
    case .explain, .queue: "ask"
    case .context: "on"
    case .maxTokens: "600"
    case .connectTimeout: "5"
    case .firstByteTimeout: "60"
    case .silenceTimeout: "30"
    case .totalTimeout: "120"
    case .chatTimeout: "600"
    case .requestsPerRun: "20"
    case .requestsPerDay: "200"
    case .tokensPerDay: "200000"
    case .newPerDay: String(DayLimits.usualNewCards)
    case .reviewsPerDay: String(DayLimits.usualReviews)
    case .dayStarts: "4"
    case .backups: "7"
    }
  }

  /// One line, no full stop.
  var help: String {
    switch self {
    case .baseURL: "the endpoint, such as http://127.0.0.1:8080/v1; without one nothing is sent"
    case .model: "the model to ask for"
    case .keyCommand: "a command that prints the key, such as: pass show llm"
    case .keyFile: "a file with the key that only you can open (0600)"
    case .caFile: "certificates of a private authority, in PEM"
    case .language: "the language of AI explanations, by its code: en, tr, de"
    case .explain: "whether AI explains wrong answers in lessons"
    case .queue: "whether wrong answers wait for an explanation while offline"
    case .context: "whether the tutor chat is told your level, lesson and mistakes"
    case .maxTokens: "the longest reply, in tokens"
    case .connectTimeout: "seconds to reach the endpoint"
    case .firstByteTimeout: "seconds until the reply begins; local models may need 300"
    case .silenceTimeout: "seconds that a reply may pause"
    case .totalTimeout: "seconds for an explanation, retries included"
    case .chatTimeout: "seconds for a reply of the tutor"
    case .requestsPerRun: "most requests of one dilim feedback --send"
    case .requestsPerDay: "most requests a day"
    case .tokensPerDay: "most tokens a day"
    case .newPerDay: "new cards a day from all decks; unless set, a deck with more raises it"
    case .reviewsPerDay: "due cards a day from all decks; unless set, a deck with more raises it"
    case .dayStarts: "the hour at which a day of cards begins, 0 to 23"
    case .backups: "how many daily backups of your record are kept; 0 makes none"
    }
  }

  /// The reason why a value is invalid; nil if it is valid.
  func complaint(about value: String) -> String? {
    if self == .baseURL, let complaint = EndpointAddress(value).complaint { return complaint }
    return switch kind {
    case .text: nil
    case .choice(let choices):
      choices.contains(value) ? nil : "expected \(choices.joined(separator: ", "))"
    case .seconds:
      Double(value).map { $0 > 0 && $0 <= 86_400 } ?? false
        ? nil : "expected seconds, from 0.001 to 86400"
    case .count(let range):
      Int(value).map(range.contains) ?? false
        ? nil : "expected a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
