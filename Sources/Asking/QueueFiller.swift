package import Feedback
package import Storage

/// Queues wrong answers of the record, each once.
package struct QueueFiller {
  private let record: RecordAccess
  private let promptHash: String
  private let model: String
  private let request: (GivenAnswer) throws -> ExplanationRequest?

  /// Creates a filler; `request` grades an answer again, since its item may have changed.
  ///
  /// `request` returns nil if the answer passes now, if it was chosen instead of written, or if the
  /// course no longer has the item.
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

  /// The number of mistakes that were queued and left out.
  package struct Outcome: Equatable {
    /// Mistakes that were not in the queue before.
    package var added = 0
    /// Mistakes that can't be asked about.
    package var leftOut = 0
  }

  /// Queues all mistakes since a time, in milliseconds since 1970-01-01 00:00 UTC.
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
    outcome.added = try record.writing { (store) throws(DatabaseError) in
      try store.queue.enqueue(jobs)
    }
    return outcome
  }
}
