package import Coordination
package import Feedback
package import Storage

/// Queues wrong and unsure answers of the record, each once.
package struct QueueFiller {
  private let record: RecordAccess
  private let promptHash: (PromptName) throws -> String
  private let model: String
  private let request: (AnswerRecord) throws -> ExplanationRequest?

  /// Creates a filler; `request` grades an answer again, since its item may have changed.
  ///
  /// `request` returns nil if the answer passes now, if it was chosen instead of written, or if the
  /// course no longer has the item.
  package init(
    record: RecordAccess,
    promptHash: @escaping (PromptName) throws -> String,
    model: String,
    request: @escaping (AnswerRecord) throws -> ExplanationRequest?
  ) {
    self.record = record
    self.promptHash = promptHash
    self.model = model
    self.request = request
  }

  /// The number of answers that were queued and left out.
  package struct Outcome: Equatable {
    /// Answers that were not in the queue before.
    package var added = 0
    /// Answers that can't be asked about.
    package var leftOut = 0
  }

  /// Queues all mistakes and unsure answers since a time, in milliseconds since 1970-01-01 00:00 UTC.
  package func fill(since time: Int64) throws -> Outcome {
    let answers = try record.reading { (store) throws(DatabaseError) in
      let unsure = try store.journal.unlistedAnswers().filter { !$0.isOverruled && $0.time >= time }
      return try store.journal.mistakes(since: time).map { ($0.time, $0.record) }
        + unsure.map { ($0.time, $0.record) }
    }
    var outcome = Outcome()
    var jobs: [ExplanationJob] = []
    for (time, answer) in answers ?? [] {
      if let request = try? request(answer), let hash = try? promptHash(request.prompt) {
        jobs.append(ExplanationJob(request, promptHash: hash, model: model, created: time))
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
