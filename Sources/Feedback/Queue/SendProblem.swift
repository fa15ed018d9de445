/// Why a question that was sent has no explanation.
///
/// The names are those that the network gives its failures, so that one can be read as the other;
/// ``invalidReply``, ``lost`` and ``expired`` are the queue's own.
public enum SendProblem: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nobody was reached, or the connection broke before anything came.
  case network
  case timeout
  /// The server's certificate is not trusted.
  case certificate
  /// The address is none, or the API isn't there.
  case address
  /// Something that the program needs for the network is missing.
  case setup
  case key
  /// Not for this key, this country or this text.
  case forbidden
  /// Credit or quota are used up.
  case quota
  case rate
  case model
  /// The server can't take this question.
  case request
  case server
  case overloaded
  case redirect
  /// Something answered that isn't the API, such as a page to log in.
  case notAnAPI
  /// The API answered in a way that can't be read.
  case malformed
  /// The reply ended before its end.
  case truncated
  case empty
  /// A filter of the server has cut the reply, or left nothing of it.
  case filtered
  /// The reply is cut at the limit of tokens.
  case cut
  /// The model declines to answer.
  case refused
  case tooLarge
  /// The learner stopped it.
  case cancelled
  /// The reply is none in the form that was asked for.
  case invalidReply
  /// The program ended while it waited for the reply, which may have been paid for.
  case lost
  /// Nobody could be asked for too long.
  case expired

  /// What is to be done about a problem.
  public enum Remedy: Sendable, Hashable {
    /// The way to the server is blocked: wait, and ask the same again.
    case wait
    /// The server has no time for this question: wait, and ask it after the others.
    case putOff
    /// The server failed at this question: wait, and ask it a few times more.
    case tryAgain
    /// Nothing goes before the settings change.
    case changeSettings
    /// Nothing goes from where the learner is now, such as behind a page to log in.
    case changePlace
    /// As ``changeSettings``, but it may also be this very question: it goes behind the others.
    case changeSettingsOrQuestion
    /// Ask once more, then leave it.
    case askOnceMore
    case giveUp
    /// The learner stopped it; the question waits.
    case rest
  }

  /// What is to be done about it.
  public var remedy: Remedy {
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
