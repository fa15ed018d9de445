import Curriculum
import Feedback
import Screens
import TextSafety

extension Wording {
  /// Names the facts sent along with messages and how to withhold them; nil if none are sent.
  static func notice(of context: ChatContext) -> SafeText? {
    let parts = context.sent.map { (part) -> SafeText in
      switch part {
      case .level: "your level (\(context.level.rawValue))"
      case .lesson: "your lesson (\(context.lesson?.title ?? ""))"
      case .mistakes:
        context.mistakes.count == 1
          ? "your last mistake"
          : "your last \(context.mistakes.count) mistakes"
      }
    }
    guard let last = parts.last else { return nil }
    let list: SafeText =
      parts.count > 1 ? "\(parts.dropLast().joined(separator: ", ")) and \(last)" : last
    let name = context.sent.last?.rawValue ?? ""
    return
      """
      Sent along: \(list). “/share \(name) off” withholds that in this chat, “dilim config \
      set context off” all of it always.
      """
  }
}
