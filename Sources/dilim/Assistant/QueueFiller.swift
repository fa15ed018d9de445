import Coordination
import Curriculum
import Feedback
import Scoring
import Screens
import Storage

/// Puts wrong answers of the record into the queue, each once.
struct QueueFiller {
  let record: Record
  let library: CourseLibrary
  let prompts: PromptLibrary
  let language: TeachingLanguage
  let model: String

  /// What came of the mistakes that were looked at.
  struct Outcome {
    /// New in the queue.
    var added = 0
    /// Nothing about them can be asked.
    var leftOut = 0
  }

  /// Queues all mistakes made since a time, in milliseconds.
  ///
  /// An answer is marked again, for an item may have changed since; what passes now, what was chosen
  /// and not written, and what the course no longer has, is left out.
  func fill(since time: Int64) throws(Failure) -> Outcome {
    let mistakes = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakes(since: time)
    }
    let hash: String
    do { hash = try prompts.template(.explainError, in: language).hash } catch {
      throw Failure(error)
    }
    var examiner = Examiner { () throws(Failure) in library }
    var outcome = Outcome()
    var jobs: [ExplanationJob] = []
    for mistake in mistakes ?? [] {
      if let request = try? request(for: mistake, &examiner) {
        jobs.append(
          ExplanationJob(request, promptHash: hash, model: model, created: mistake.time)
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

  private func request(
    for mistake: GivenAnswer,
    _ examiner: inout Examiner
  ) throws(Failure) -> ExplanationRequest? {
    let name = mistake.record.item.description
    let question = try ExplainQuestion(mistake.record.answer, item: name, &examiner)
    guard question.outcome.verdict?.passes == false else { return nil }
    return question.request(in: language)
  }
}

extension QueueFiller {
  /// Takes what it needs from the surroundings of a command.
  init(_ invocation: Invocation, _ settings: Settings, _ record: Record) throws(Failure) {
    self.init(
      record: record,
      library: try invocation.library,
      prompts: try PromptFolder.library(try invocation.folders),
      language: try Assistant.language(settings),
      model: settings[.model]
    )
  }
}
