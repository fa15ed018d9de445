import Transport

/// Whether and when a failed request is sent again.
///
/// As openai-python does it (`_base_client.py`), with longer waits for an overloaded server; the
/// caller sees to it that nothing is repeated of which text was shown.
package struct RetryPolicy: Sendable, Hashable {
  /// The most tries after the first one.
  package var retries = 2
  package var firstWait = Duration.milliseconds(500)
  package var firstWaitWhenOverloaded = Duration.seconds(2)
  package var longestWait = Duration.seconds(8)
  /// A server that asks for more than this is not asked again.
  package var mostPatience = Duration.seconds(120)

  package init() {}

  /// How long to wait before another try; nil if there must be none.
  ///
  /// `failures` counts this one too; `left` is what remains of the time for all tries together;
  /// `random`, from 0 to 1, takes up to a quarter off the wait, unless the server has set it.
  package func wait(
    after failure: ChatFailure,
    failures: Int,
    left: Duration,
    random: Double
  ) -> Duration? {
    guard failures <= retries, Self.isWorthAnotherTry(failure) else { return nil }
    var wait: Duration
    if let asked = failure.retryAfter {
      guard asked <= mostPatience else { return nil }
      wait = asked
    } else {
      let first = failure.kind == .overloaded ? firstWaitWhenOverloaded : firstWait
      wait = min(first * (1 << min(failures - 1, 16)), longestWait)
      wait = wait * (1 - 0.25 * random)
    }
    return wait < left ? wait : nil
  }

  /// Whether the same request may succeed later.
  static func isWorthAnotherTry(_ failure: ChatFailure) -> Bool {
    switch failure.kind {
    case .key, .forbidden, .quota, .model, .cancelled, .certificate, .address, .setup: return false
    default: break
    }
    if let shouldRetry = failure.shouldRetry { return shouldRetry }
    switch failure.kind {
    case .rate, .overloaded, .truncated: return true
    case .timeout: return failure.transfer != .timeout(.total)
    case .server: return failure.status != 501 && failure.status != 505
    case .network: return failure.transfer != .proxy && failure.transfer != .other
    default: return false
    }
  }
}
