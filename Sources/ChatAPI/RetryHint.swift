import Transport

/// What the headers of a response say about another try.
struct RetryHint: Equatable {
  /// How long to wait; never negative.
  var wait: Duration?
  /// `x-should-retry`, which decides against all other signs.
  var shouldRetry: Bool?

  /// Reads the headers; the date is that of now, in seconds since 1970.
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
