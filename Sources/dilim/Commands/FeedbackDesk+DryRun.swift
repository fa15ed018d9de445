import Feedback
import TerminalUI
import TextSafety

extension FeedbackDesk {
  /// Prints the request that a run would begin with; nothing is sent, run or kept.
  func showRequest() throws(Failure) {
    let preview = QueuePreview(sender: try sender(readsKey: false))
    let assistant = preview.sender.assistant
    guard let next = try preview.next() else {
      return try invocation.print("Nothing waits, so nothing would be sent.")
    }
    if let obstacle = try preview.obstacle(to: next) {
      let sentence = try sentence(for: obstacle, at: assistant.address)
      try? Output.error.write("Not sent now. \(sentence)\n")
    }
    let template = try preview.sender.template(for: next)
    let messages: [PromptMessage]
    do { messages = try next.request.messages(template) } catch { throw Failure(error) }
    try DryRun(assistant, try record.dialect(assistant)).print(messages, template, invocation)
  }
}
