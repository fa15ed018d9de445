import Coordination
import Curriculum
import Interface
import TextSafety

/// What a question says is to be done, in the line before its text.
enum QuizInstruction {
  /// The text of a question about an item, with its instruction.
  static func text(_ item: PreparedItem) -> String {
    let prompt = item.task.prompt
    switch item.exercise.task {
    case .choice:
      let text = (item.passage?.paragraphs ?? []).joined(separator: "\n")
      return text.isEmpty ? prompt : "\(text)\n\n\(prompt)"
    case .translation, .card: return lines([translate.string, prompt])
    case .dictation, .readAloud, .gap, .matching, .monologue: return prompt
    case .order: return lines([order.string, item.task.numbered.joined(separator: " / ")])
    case .transformation(let task):
      let key: SafeText? = task.key.map { key in
        task.hasFrame ? "Like this: \(key.text)" : "With: \(key.text)"
      }
      return lines([rewrite.string, prompt, key?.string ?? ""])
    case .correction(let task): return lines([correct(task.faults.count).string, prompt])
    case .dialogue: return lines([complete.string] + item.task.turns + ["(\(prompt))"])
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static var translate: SafeText { "Put into Turkish:" }
  static var order: SafeText { "Put the words in order:" }
  static var rewrite: SafeText { "Rewrite it:" }
  static var complete: SafeText { "Complete the dialogue:" }

  static func correct(_ count: Int) -> SafeText {
    "Find \(count) mistakes. Write the right words in their order, with commas between them:"
  }

  /// A cue in brackets after a sentence with a gap; empty without one.
  static func cue(_ cue: String?) -> String {
    // A cue that may be left out has its brackets already.
    cue.map { $0.hasPrefix("(") ? " \($0)" : " (\($0))" } ?? ""
  }

  /// Returns a text without the instruction to translate, in whichever language it is.
  static func withoutInstruction(_ text: String) -> String {
    for language in InterfaceLanguage.allCases {
      let instruction = InterfaceLanguage.$current.withValue(language) { translate.string }
      if text.hasPrefix(instruction) {
        return String(text.dropFirst(instruction.count).drop(while: \.isWhitespace))
      }
    }
    return text
  }
}
