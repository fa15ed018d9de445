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

  /// So many of the newest mistakes are looked at.
  private static let mostMistakes = 200

  /// Queues the mistakes made since a time, in milliseconds; gives how many are new in the queue.
  ///
  /// An answer is marked again, for an item may have changed since; what passes now, and what the
  /// course no longer has, is left out.
  func fill(since time: Int64) throws(Failure) -> Int {
    let mistakes = try record.reading { (store) throws(DatabaseError) in
      try store.mistakes(limit: Self.mostMistakes)
    }
    let hash: String
    do { hash = try prompts.template(.explainError, in: language).hash } catch {
      throw Failure(error)
    }
    var examiner = Examiner { () throws(Failure) in library }
    var count = 0
    for mistake in (mistakes ?? []).reversed() where mistake.time >= time {
      guard let request = try? request(for: mistake, &examiner) else { continue }
      let job = ExplanationJob(request, promptHash: hash, model: model, created: mistake.time)
      let known = try record.writing { (store) throws(DatabaseError) in try store.enqueue(job) }
      if known == nil { count += 1 }
    }
    return count
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
