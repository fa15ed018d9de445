import Transport

/// The headers of a response that are about retries.
struct RetryHint: Equatable {
  /// The wait before a retry; never negative.
  var wait: Duration?
  /// The value of `x-should-retry`, which overrides all other signs.
  var shouldRetry: Bool?

  /// Reads the headers; `date` is the current time in seconds since 1970.
  init(_ head: HTTPHead, date: Int) {
    if let wait = Self.number(head["retry-after-ms"]) {
      self.wait = .milliseconds(wait)
    } else if let wait = Self.number(head["retry-after"]) {
      self.wait = .seconds(wait)
    } else if let then = head["retry-after"].flatMap({ HTTPDate.seconds($0) }) {
      wait = .seconds(max(0, then - date))
    }
    switch head["x-should-retry"]?.lowercased() {
    case "true": shouldRetry = true
    case "false": shouldRetry = false
    default: break
    }
  }

  private static func number(_ text: String?) -> Double? {
    guard let number = text.flatMap({ Double($0) }), number.isFinite else { return nil }
    return min(max(0, number), 1e9)
  }
}
