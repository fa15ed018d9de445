public import Curriculum

/// A question for the queue: to be sent, on its way, or done with.
///
/// Times are milliseconds since 1970-01-01 00:00 UTC.
public struct ExplanationJob: Sendable, Equatable, Identifiable {
  /// The request's key: the same question is queued once, and its answer is the cache.
  public let id: String
  public let request: ExplanationRequest
  public let promptHash: String
  /// Empty while no model is set.
  public let model: String
  /// When the answer was given; the oldest is explained first.
  public let created: Int64
  public internal(set) var state: State
  /// Tries at which the server failed.
  public internal(set) var attempts: Int
  /// Replies that could not be used.
  public internal(set) var invalidReplies: Int
  /// Times the program ended while it waited; each of them may have been paid for.
  public internal(set) var losses: Int

  /// How far a job has come.
  public enum State: Sendable, Equatable {
    /// Not to be sent before `due`; `after` is what stood in the way at the last try.
    case pending(due: Int64, after: SendProblem?)
    /// On its way; counts as lost if it is still so after `until`.
    case sent(until: Int64)
    /// Given up.
    case failed(SendProblem)
    /// There is a reply, and something speaks against showing it.
    case dispute
    /// There is an explanation.
    case done
  }

  /// A server may fail so often at one question.
  public static let mostAttempts = 5
  /// So often a reply that can't be used is taken; the same holds for replies that were lost.
  public static let mostInvalidReplies = 2
  /// A question older than this is not asked any more.
  public static let longestLife: Int64 = 30 * 24 * 60 * 60_000

  /// Makes a job to be sent.
  public init(_ request: ExplanationRequest, promptHash: String, model: String, created: Int64) {
    self.init(
      request,
      promptHash: promptHash,
      model: model,
      created: created,
      state: .pending(due: created, after: nil)
    )
  }

  /// Makes a job as it was kept.
  public init(
    _ request: ExplanationRequest,
    id: String? = nil,
    promptHash: String,
    model: String,
    created: Int64,
    state: State,
    attempts: Int = 0,
    invalidReplies: Int = 0,
    losses: Int = 0
  ) {
    self.id = id ?? request.key(promptHash: promptHash, model: model)
    self.request = request
    self.promptHash = promptHash
    self.model = model
    self.created = created
    self.state = state
    self.attempts = attempts
    self.invalidReplies = invalidReplies
    self.losses = losses
  }

  /// The item, if the question is about one of the course.
  public var item: ItemID? { ItemID(request.subject) }

  /// The same job for another prompt or model, under the name that it has there.
  public func asked(promptHash: String, model: String) -> ExplanationJob {
    ExplanationJob(
      request,
      promptHash: promptHash,
      model: model,
      created: created,
      state: state,
      attempts: attempts,
      invalidReplies: invalidReplies,
      losses: losses
    )
  }
}

extension ExplanationJob.State {
  /// The states by name, in the order in which a job may go on through them.
  public enum Name: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    case pending, sent, failed, dispute, done

    public static func < (left: Name, right: Name) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The state without its details.
  public var name: Name {
    switch self {
    case .pending: .pending
    case .sent: .sent
    case .failed: .failed
    case .dispute: .dispute
    case .done: .done
    }
  }

  /// What stands in the way, or stood there at the last try.
  public var problem: SendProblem? {
    switch self {
    case .pending(_, let problem): problem
    case .failed(let problem): problem
    case .sent, .dispute, .done: nil
    }
  }
}
