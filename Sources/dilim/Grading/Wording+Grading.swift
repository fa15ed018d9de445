import Screens
import TextSafety

/// Errors in a question to the grader; `dilim grade --json` prints them as values of `error`.
extension Wording {
  static var noPatterns: SafeText { "“accept” is empty: give at least one pattern." }
  static var noPatternsOrItem: SafeText { "either “accept” or “item” is needed" }
  static var patternsAndItem: SafeText { "“accept” and “item” exclude each other" }

  static func badPattern(_ pattern: String, _ reason: String) -> SafeText {
    "pattern \(pattern): \(reason)"
  }

  static func badItemName(_ name: String) -> SafeText {
    "\(name): items are named like a1-u1-writing#student."
  }

  static func noItem(_ name: String, near: String?) -> SafeText {
    "\(name): the lesson has no such item.\(suggestion(near))"
  }

  static func notAnOption(of item: String, count: Int) -> SafeText {
    "\(item): the answer is a choice: 1 to \(count), or the text of an option."
  }
}
