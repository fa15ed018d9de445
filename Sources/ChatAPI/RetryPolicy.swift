import Transport

/// The rule for retries of a failed request.
///
/// It follows openai-python (`_base_client.py`), with longer waits for an overloaded server. The
/// caller must not retry after text was shown.
package struct RetryPolicy: Sendable, Hashable {
  /// The most attempts after the first.
  package var retries = 2
  package var firstWait = Duration.milliseconds(500)
  package var firstWaitWhenOverloaded = Duration.seconds(2)
  package var longestWait = Duration.seconds(8)
  /// The longest wait that a server may ask for; beyond it there is no retry.
  package var longestRequestedWait = Duration.seconds(120)

  package init() {}

  /// Returns the wait before a retry; nil if there must be none.
  ///
  /// `failures` includes this one; `left` is the time that remains for all attempts together;
  /// `random`, from 0 to 1, shortens the wait by up to a quarter, unless the server has set it.
  package func wait(
    after failure: ChatFailure,
    failures: Int,
    left: Duration,
    random: Double
  ) -> Duration? {
    guard failures <= retries, Self.isRetryable(failure) else { return nil }
    var wait: Duration
    if let asked = failure.retryAfter {
      guard asked <= longestRequestedWait else { return nil }
      wait = asked
    } else {
      let first = failure.kind == .overloaded ? firstWaitWhenOverloaded : firstWait
      wait = min(first * (1 << min(failures - 1, 16)), longestWait)
      wait = wait * (1 - 0.25 * random)
    }
    return wait < left ? wait : nil
  }

  /// Returns whether the same request may succeed later.
  static func isRetryable(_ failure: ChatFailure) -> Bool {
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
