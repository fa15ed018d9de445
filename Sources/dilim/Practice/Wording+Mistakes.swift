import Coordination
import Curriculum
import Explanations
import Scoring
import Screens
import TextSafety

/// The book of mistakes, and what `dilim practice` says about its options.
extension Wording {
  static var noMistakes: SafeText { "No mistakes yet." }
  static var noAnswer: SafeText { "(no answer)" }
  static var practiseMistakes: SafeText {
    "dilim practice --mistakes practises what is still open."
  }

  static func noMistakes(of category: Finding.Category) -> SafeText {
    "No mistakes of this kind: \(category.name(in: .interface))."
  }

  static func times(_ number: Int) -> SafeText { number == 1 ? "once" : "\(number) times" }

  static func wrong(_ mistakes: Int, of answers: Int) -> SafeText {
    "(\(mistakes) of \(answers) answers wrong)"
  }

  static func right(_ solution: String) -> SafeText { "Right: \(solution)" }

  static func noMistake(numbered number: Int, of count: Int) -> SafeText {
    "There is no mistake \(number); `dilim mistakes` lists \(count)."
  }

  /// The commands that lead on from a mistake.
  static func ways(from mistake: Mistake, answer: String) -> [SafeText] {
    let note = mistake.tags.first.map { "Grammar note: dilim note \($0.rawValue)" as SafeText }
    let practice: SafeText =
      mistake.tags.first.map { "Practice: dilim practice --grammar \($0.rawValue)" }
      ?? "Practice: dilim practice --mistakes"
    let quoted = answer.replacing("'", with: "'\\''")
    return [note, practice].compactMap(\.self) + [
      "Explanation: dilim explain --item '\(mistake.item)' '\(quoted)'"
    ]
  }

  static func noAnswers(to item: ItemID, near: String?) -> SafeText {
    "\(item): no answers yet.\(suggestion(near))"
  }

  static func noMistakeKind(_ name: String, near: String?) -> SafeText {
    guard near == nil else { return "There is no kind of mistake \(name).\(suggestion(near))" }
    return "There is no kind of mistake \(name). Items are named like a1-u1-writing#cook."
  }

  static func onlyOverviewIsJSON(without name: String) -> SafeText {
    "--json is for the overview, without \(name)."
  }

  static func noGrammarPoint(_ name: String, near: String?) -> SafeText {
    "There is no grammar point \(name).\(suggestion(near)) `dilim note` lists them."
  }
}
