import Asking
import Coordination
import Feedback
import Screens
import TerminalUI
import TextSafety

extension Explainer {
  /// Creates an explainer with the learner's settings, prompts and record.
  convenience init(
    _ settings: Settings,
    _ invocation: Invocation,
    _ record: Record
  ) throws(Failure) {
    let (environment, folders) = (invocation.world.environment, try invocation.folders)
    var prompts: PromptLibrary?
    self.init(
      Work(
        prompt: { question in
          let library = if let prompts { prompts } else { try PromptFolder.library(folders) }
          prompts = library
          // The learner may have changed it since.
          let language = try Assistant.language((try? invocation.settings) ?? settings)
          return try AskedQuestion(question, in: language, library)
        },
        prepare: { try Assistant(settings, environment) },
        notice: { FirstContact(folders).notice($0) }
      ),
      archive: RecordArchive(
        record: record.access,
        settings: settings.asking,
        clock: invocation.world.clock,
        queuesFailures: settings.queue != .never
      ),
      wake: Terminal.post
    )
  }
}

extension Wording {
  /// Turns a checked reply into the form in which a lesson shows it.
  static func reply(_ content: JudgedReply.Content, from address: String) -> AssistantReply {
    switch content {
    case .reply(let reply): .explanation(reply)
    case .text(let text): .text(text.string)
    case .example(let example): .example(example)
    case .disputed: .refused
    case .unreadable: .failed(reason: unreadableReply.string)
    case .failed(let failure): .failed(reason: sentence(for: failure, at: address).line)
    }
  }
}
