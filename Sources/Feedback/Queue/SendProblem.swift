/// The reason why a question has no explanation.
///
/// The cases correspond to those of `ChatFailure.Kind`; ``invalidReply``, ``lost`` and ``expired`` exist
/// only in the queue.
package enum SendProblem: String, Sendable, Hashable, Codable, CaseIterable {
  /// No server was reached, or the connection broke before the first byte.
  case network
  case timeout
  /// The server's certificate is not trusted.
  case certificate
  /// The address is invalid, or the API isn't there.
  case address
  /// A library or file for the network is missing.
  case setup
  case key
  /// The request is not allowed for this key, country or text.
  case forbidden
  /// Credit or quota are used up.
  case quota
  case rate
  case model
  /// The server rejects this question.
  case request
  case server
  case overloaded
  case redirect
  /// The response is not from the API, but for example from a login page.
  case notAnAPI
  /// The API's response can't be parsed.
  case malformed
  /// The reply broke off.
  case truncated
  case empty
  /// A content filter of the server has cut or removed the reply.
  case filtered
  /// The reply was cut at the token limit.
  case cut
  /// The model declines to answer.
  case refused
  case tooLarge
  /// The learner stopped it.
  case cancelled
  /// The reply doesn't have the required form.
  case invalidReply
  /// The program ended before the reply, which may have cost money.
  case lost
  /// The question waited too long.
  case expired

  /// The remedy for a problem.
  package enum Remedy: Sendable, Hashable {
    /// The server can't be reached: wait, then send the same question.
    case wait
    /// The server is too busy: wait, and send this question after the others.
    case putOff
    /// The server failed at this question: wait, then retry a few times.
    case tryAgain
    /// Send nothing until the settings change.
    case changeSettings
    /// Send nothing from the current network, for example one with a login page.
    case changePlace
    /// As ``changeSettings``; since the question may be the cause, it is moved after the others.
    case changeSettingsOrQuestion
    /// Retry once, then give up.
    case askOnceMore
    case giveUp
    /// The learner cancelled the request; the question waits.
    case rest
  }

  /// The remedy for this problem.
  package var remedy: Remedy {
    switch self {
    case .network: .wait
    case .timeout, .rate, .overloaded: .putOff
    case .server, .truncated: .tryAgain
    case .address, .setup, .key, .quota, .model: .changeSettings
    case .certificate, .redirect, .notAnAPI: .changePlace
    case .forbidden: .changeSettingsOrQuestion
    case .malformed, .empty, .tooLarge, .invalidReply, .lost: .askOnceMore
    case .request, .filtered, .cut, .refused, .expired: .giveUp
    case .cancelled: .rest
    }
  }
}
