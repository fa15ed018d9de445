package import Curriculum

/// A queued question with its state.
///
/// Times are milliseconds since 1970-01-01 00:00 UTC.
package struct ExplanationJob: Sendable, Equatable, Identifiable {
  /// The key of the request: equal questions are queued once and share their reply.
  package let id: String
  package let request: ExplanationRequest
  package let promptHash: String
  /// Empty while no model is set.
  package let model: String
  /// The time of the answer; the oldest is explained first.
  package let created: Int64
  package internal(set) var state: State
  /// The attempts at which the server failed.
  package internal(set) var attempts: Int
  /// The number of replies that could not be used.
  package internal(set) var invalidReplies: Int
  /// The number of times the program ended before the reply; each may have cost money.
  package internal(set) var losses: Int

  /// The state of a job.
  package enum State: Sendable, Equatable {
    /// Not to be sent before `due`; `after` is the problem of the last attempt.
    case pending(due: Int64, after: SendProblem?)
    /// Sent; it counts as lost if there is no reply after `until`.
    case sent(until: Int64)
    /// Given up.
    case failed(SendProblem)
    /// There is a reply, but the guard objects to it.
    case dispute
    /// There is an explanation.
    case done
  }

  /// The most attempts at which a server may fail.
  package static let mostAttempts = 5
  /// The most replies that can't be used, and also the most lost replies.
  package static let mostInvalidReplies = 2
  /// The age from which a question is no longer asked.
  package static let longestLife: Int64 = 30 * 24 * 60 * 60_000

  /// Creates a pending job.
  package init(_ request: ExplanationRequest, promptHash: String, model: String, created: Int64) {
    self.init(
      request,
      promptHash: promptHash,
      model: model,
      created: created,
      state: .pending(due: created, after: nil)
    )
  }

  /// Creates a job from the record.
  package init(
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

  /// The item of the course; nil if the question is not about one.
  package var item: ItemID? { ItemID(request.subject) }

  /// Returns the job with its key for another prompt or model.
  package func asked(promptHash: String, model: String) -> ExplanationJob {
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
  /// The names of the states, in the order in which a job passes through them.
  package enum Name: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    case pending, sent, failed, dispute, done

    package static func < (left: Name, right: Name) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The state without its details.
  package var name: Name {
    switch self {
    case .pending: .pending
    case .sent: .sent
    case .failed: .failed
    case .dispute: .dispute
    case .done: .done
    }
  }

  /// The problem of the last attempt.
  package var problem: SendProblem? {
    switch self {
    case .pending(_, let problem): problem
    case .failed(let problem): problem
    case .sent, .dispute, .done: nil
    }
  }
}
