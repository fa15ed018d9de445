import Coordination
import Curriculum
import Interface
import TextSafety

/// An item on a worksheet.
struct SheetItem: Sendable {
  let number: Int
  let instruction: SafeText
  /// The question, one text a line.
  private(set) var lines: [String]
  /// Options with letters.
  private(set) var options: [String] = []
  /// The two sides of a matching: numbers, and letters to be written beside them.
  private(set) var sides: (firsts: [String], seconds: [String])?
  /// The number of lines to write on.
  private(set) var room = 0
  /// The answer on the page of the answers.
  private(set) var key: String

  /// The gap of a sentence, wide enough for a hand.
  static let gap = "______________"

  init(_ item: PreparedItem, number: Int) {
    self.number = number
    let task = item.task
    lines = [task.prompt]
    key = task.solution
    switch item.exercise.task {
    case .choice:
      instruction = item.kind == .listening ? Self.listenAndChoose : Self.choose
      options = task.numbered
      let place = task.numbered.firstIndex(of: task.solution) ?? 0
      key = "\(Matching.letters[place]) \(task.solution)"
    case .translation:
      instruction = QuizInstruction.translate
      room = Self.room(for: task.solution)
    case .card:
      instruction = Self.writeWord
      room = 1
    case .dictation:
      (instruction, lines) = (Self.writeHeard, [])
      room = Self.room(for: task.solution)
    case .readAloud:
      instruction = Self.readAloud
      key = ""
    case .monologue(let monologue):
      instruction = Self.tell(monologue.length)
      lines += monologue.points.map { "– \($0.note.text)" }
      room = 0
    case .gap(let gap):
      instruction = Self.fill
      lines = ["\(gap.before)\(Self.gap)\(gap.after)\(QuizInstruction.cue(gap.cue?.text))"]
      key = gap.answers.joined(separator: " / ")
    case .order:
      instruction = QuizInstruction.order
      lines = [task.numbered.joined(separator: " / ")]
      room = Self.room(for: task.solution)
    case .transformation(let change):
      instruction = QuizInstruction.rewrite
      if let key = change.key {
        let cue: SafeText = change.hasFrame ? "Like this: \(key.text)" : "With: \(key.text)"
        lines.append(cue.string)
      }
      room = Self.room(for: task.solution)
    case .correction(let correction):
      instruction = Self.correct(correction.faults.count)
      room = Self.room(for: task.solution)
      key = correction.faults.map { "\($0.wrong) → \($0.right[0])" }.joined(separator: ", ")
    case .matching:
      instruction = SafeText(line: task.prompt)
      lines = []
      sides = (task.numbered, task.lettered)
    case .dialogue(let dialogue):
      instruction = QuizInstruction.complete
      // The learner's own turns are the answers of the items before.
      let news = dialogue.before.reversed().prefix { !$0.isLearners }.reversed()
      lines =
        news.map { "\($0.speaker): \($0.text.text)" }
        + ["\(dialogue.speaker): … (\(dialogue.cue.text))"]
      room = Self.room(for: task.solution)
    }
  }

  /// Handwriting needs about twice the room of print.
  private static func room(for text: String) -> Int { max(1, (text.count + 34) / 35) }

  private static var choose: SafeText { "Choose the right answer:" }
  private static var listenAndChoose: SafeText { "Listen, and choose the right answer:" }
  private static var writeWord: SafeText { "Write the Turkish word:" }
  private static var writeHeard: SafeText { "Write the sentence that you hear:" }
  private static var readAloud: SafeText { "Read aloud:" }
  private static func tell(_ words: ClosedRange<Int>) -> SafeText {
    "Tell it in \(words.lowerBound) to \(words.upperBound) words:"
  }
  private static var fill: SafeText { "Fill the gap:" }
  private static func correct(_ count: Int) -> SafeText {
    "Find the mistakes (\(count)), and write the text without them:"
  }
}
