import Asking
import Feedback
import TextSafety

extension KeptExplanation {
  /// The answer and its explanation, a paragraph each.
  func texts(saying content: JudgedReply.Content) -> [SafeText] {
    var texts: [SafeText] = ["Yours: \(request.answer)", "Right: \(request.rightAnswer)"]
    texts.append("AI explanation (it may be wrong):")
    switch content {
    case .reply(let reply):
      texts.append(SafeText(line: reply.explanation))
      texts.append("Example: \(reply.example.turkish) – \(reply.example.gloss)")
    case .text(let text): texts.append(SafeText(line: text.string))
    case .example(let example): texts.append("\(example.turkish) – \(example.gloss)")
    case .disputed, .unreadable, .failed: break
    }
    return texts
  }

  /// Wraps paragraphs to the columns; each row ends with a newline.
  static func wrapped(_ texts: [SafeText], _ columns: Int) -> SafeText {
    texts.map { wrapped($0, columns) }.joined()
  }

  private static func wrapped(_ text: SafeText, _ columns: Int) -> SafeText {
    var running = RunningText(columns: columns)
    return running.append(text) + running.finish()
  }
}
