import Asking
import ChatAPI
import TextSafety

extension ReplyJudge {
  /// Judges a whole reply with this text.
  func content(ofReply text: String) -> JudgedReply.Content {
    content(
      of: ChatReply(
        text: SafeText(text),
        finishReason: .stop,
        usage: Usage(prompt: 1, completion: 1)
      )
    )
  }
}
