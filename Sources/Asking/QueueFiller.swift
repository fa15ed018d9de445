package import Feedback
package import Storage

/// Puts wrong answers of the record into the queue, each once.
package struct QueueFiller {
  private let record: RecordAccess
  private let promptHash: String
  private let model: String
  private let request: (GivenAnswer) throws -> ExplanationRequest?

  /// `request` marks an answer again, for an item may have changed since; it gives nil for an answer
  /// that passes now, was chosen and not written, or whose item the course no longer has.
  package init(
    record: RecordAccess,
    promptHash: String,
    model: String,
    request: @escaping (GivenAnswer) throws -> ExplanationRequest?
  ) {
    self.record = record
    self.promptHash = promptHash
    self.model = model
    self.request = request
  }

  /// How many mistakes were queued.
  package struct Outcome: Equatable {
    /// New in the queue.
    package var added = 0
    /// Nothing about them can be asked.
    package var leftOut = 0
  }

  /// Queues all mistakes made since a time, in milliseconds.
  package func fill(since time: Int64) throws -> Outcome {
    let mistakes = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakes(since: time)
    }
    var outcome = Outcome()
    var jobs: [ExplanationJob] = []
    for mistake in mistakes ?? [] {
      if let request = try? request(mistake) {
        jobs.append(
          ExplanationJob(request, promptHash: promptHash, model: model, created: mistake.time)
        )
      } else {
        outcome.leftOut += 1
      }
    }
    guard !jobs.isEmpty else { return outcome }
    outcome.added = try record.writing { (store) throws(DatabaseError) in try store.queue.enqueue(jobs) }
    return outcome
  }
}
