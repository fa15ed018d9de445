import Asking
import Coordination
import Curriculum
import Feedback
import Scoring
import Storage

extension QueueFiller {
  /// Creates a queue filler with the course, settings and prompts of a command.
  init(_ invocation: Invocation, _ settings: Settings, _ record: Record) throws(Failure) {
    let library = try invocation.library
    let language = try Assistant.language(settings)
    let prompts = try PromptFolder.library(try invocation.folders)
    let hash: String
    do { hash = try prompts.template(.explainError, in: language).hash } catch {
      throw Failure(error)
    }
    var examiner = Examiner { () throws(Failure) in library }
    self.init(record: record.access, promptHash: hash, model: settings[.model]) { mistake in
      let question = try ExplainQuestion(
        mistake.record.answer,
        item: mistake.record.item.description,
        &examiner
      )
      guard question.outcome.verdict?.passes == false else { return nil }
      return question.request(in: language)
    }
  }
}
