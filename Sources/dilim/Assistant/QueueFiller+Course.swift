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
    let hash = { (name: PromptName) in try prompts.template(name, in: language).hash }
    do { _ = try prompts.template(.explainError, in: language) } catch { throw Failure(error) }
    var examiner = Examiner { () throws(Failure) in library }
    self.init(record: record.access, promptHash: hash, model: settings[.model]) { answer in
      let question = try ExplainQuestion(
        answer.answer,
        item: answer.item.description,
        &examiner
      )
      guard question.outcome.verdict?.passes == false else { return nil }
      return question.request(in: language)
    }
  }
}
