import Asking
import Feedback
import Screens
import TerminalUI
import TextSafety

extension FeedbackActions {
  /// Prints the request that a run would send first; sends, runs and stores nothing.
  func showRequest() throws(Failure) {
    let preview = QueuePreview(sender: try sender(readsKey: false))
    let assistant = preview.sender.assistant
    guard let next = try record.working(preview.next) else {
      return try invocation.print(Wording.nothingToSend)
    }
    if let obstacle = try record.working({ try preview.obstacle(to: next) }) {
      let sentence = try sentence(for: obstacle, at: assistant.address)
      try? Output.error.write(Wording.notSentNow(sentence) + "\n")
    }
    let (template, messages, dialect) = try record.working {
      let template = try preview.sender.template(for: next)
      return (
        template, try next.request.messages(template), try record.access.dialect(assistant)
      )
    }
    try DryRun(assistant, dialect).print(messages, template, invocation)
  }
}
