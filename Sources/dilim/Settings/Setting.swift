import Cards
import Interface
import Screens
import TextSafety

/// A setting, with its values and help.
enum Setting: String, CaseIterable {
  case baseURL = "base_url"
  case model
  case keyCommand = "key_command"
  case keyFile = "key_file"
  case caFile = "ca_file"
  case language
  case interface
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
  case streak
  case sound
  case clearScrollback = "clear_scrollback"
  case speakCommand = "speak_command"
  case speechURL = "speech_url"
  case speechModel = "speech_model"
  case speechVoice = "speech_voice"
  case speechWomen = "speech_women"
  case speechMen = "speech_men"
  case speechKeyCommand = "speech_key_command"
  case speechKeyFile = "speech_key_file"
  case playCommand = "play_command"
  case microphone
  case recordCommand = "record_command"
  case transcriptCommand = "transcript_command"
  case transcriptURL = "transcript_url"
  case transcriptModel = "transcript_model"
  case transcriptKeyCommand = "transcript_key_command"
  case transcriptKeyFile = "transcript_key_file"
  case whisperModel = "whisper_model"
  case pictureCommand = "picture_command"

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
    case .baseURL, .model, .keyCommand, .keyFile, .caFile, .language, .speakCommand,
      .speechURL, .speechModel, .speechVoice, .speechWomen, .speechMen, .speechKeyCommand,
      .speechKeyFile, .playCommand, .recordCommand, .transcriptCommand, .transcriptURL,
      .transcriptModel, .transcriptKeyCommand, .transcriptKeyFile, .whisperModel, .pictureCommand:
      .text
    case .interface: .choice(InterfaceLanguage.allCases.map(\.rawValue))
    case .explain, .queue: .choice(["ask", "always", "never"])
    case .context, .streak, .sound, .microphone, .clearScrollback: .choice(["on", "off"])
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
    case .baseURL, .model, .keyCommand, .keyFile, .caFile, .speakCommand, .speechURL, .speechModel,
      .speechVoice, .speechWomen, .speechMen, .speechKeyCommand, .speechKeyFile, .playCommand,
      .recordCommand, .transcriptCommand, .transcriptURL, .transcriptModel, .transcriptKeyCommand,
      .transcriptKeyFile, .whisperModel, .pictureCommand:
      ""
    case .language, .interface: "en"
    case .explain, .queue: "ask"
    case .context, .streak, .sound, .microphone: "on"
    case .clearScrollback: "off"
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

  /// Whether it holds the address of a server, which may contain a secret.
  var isAddress: Bool { [.baseURL, .speechURL, .transcriptURL].contains(self) }

  /// One line, no full stop.
  var help: String { Wording.help(for: self).string }

  /// The reason why a value is invalid; nil if it is valid.
  func complaint(about value: String) -> String? {
    if isAddress, let complaint = EndpointAddress(value).complaint { return complaint }
    return switch kind {
    case .text: nil
    case .choice(let choices):
      choices.contains(value) ? nil : Wording.oneOfExpected(choices).string
    case .seconds:
      Double(value).map { $0 > 0 && $0 <= 86_400 } ?? false
        ? nil : Wording.secondsExpected.string
    case .count(let range):
      Int(value).map(range.contains) ?? false
        ? nil
        : Wording.numberExpected(from: "\(range.lowerBound)", to: "\(range.upperBound)").string
    }
  }
}
