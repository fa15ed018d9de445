import Screens
import TextSafety

/// Errors in a question to the grader; `dilim grade --json` prints them as values of `error`.
extension Wording {
  static var noPatterns: SafeText { "“accept” is empty: give at least one pattern." }
  static var noPatternsOrItem: SafeText { "either “accept” or “item” is needed" }
  static var englishAndItem: SafeText { "“english” belongs to “accept”; an item has its own" }
  static var patternsAndItem: SafeText { "“accept” and “item” exclude each other" }

  /// The rules by which an answer passes that isn't listed.
  static func rules(_ names: [String]) -> SafeText {
    names.isEmpty ? "No rule was needed." : "By the rules: \(names.joined(separator: ", "))"
  }

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
