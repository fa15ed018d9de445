import Coordination
import Curriculum
import TerminalUI
import TextSafety

/// The text of a task.
struct TaskScreen {
  /// One line that says what to do.
  let instruction: Span
  /// The lines below it.
  var body: [Line] = []
  /// The same in two columns, for a window that is too low; empty for most tasks.
  var columns: [Line] = []
  /// The same in few lines, for a window that is too low or too narrow for columns; empty for most
  /// tasks.
  var short: [Line] = []

  /// Creates the text of an item of any kind.
  init(_ item: PreparedItem) {
    let prompt = item.task.prompt
    switch item.exercise.task {
    case .choice(let question) where item.id.isWordChoice:
      let asksWord = item.group?.words.contains { $0.card.word == question.key.text } == true
      instruction = asksWord ? "Which word means this?" : "What does it mean?"
      body = [Line(text: prompt, .strong)] + Self.numbered(item.task.numbered)
    case .choice:
      instruction = Span(text: prompt, .strong)
      body = Self.numbered(item.task.numbered)
    case .translation, .card:
      instruction = Span("Put into Turkish:")
      body = [Line(text: prompt, .strong)]
    case .dictation: instruction = Span("Read it, then write it from memory.")
    case .readAloud:
      instruction = Span("Say this")
      // The first note of a sentence to say is its meaning.
      let meaning = item.exercise.notes.prefix(1).map { note in
        Line("  (\(note))", .dim, hangingIndent: 2)
      }
      body = [Line(text: prompt, .strong)] + meaning
      short = [Line(text: prompt, .strong)]
    case .monologue(let task):
      instruction = Span(Wording.toTell(task.length))
      let points = task.points.map { Line("  - \($0.note.text)", hangingIndent: 4) }
      body = [Line(text: prompt, .strong)] + points
      short = [Line(text: prompt, .strong), Self.joined(points)]
    case .gap(let gap):
      instruction = Span("Fill the gap:")
      let cue = gap.cue.map { "\($0.text) " as SafeText } ?? ""
      let letters = Wording.letters(gap.lengths)
      body = [
        Line(text: prompt, .strong), Line("  \(cue)(gap: \(letters))", .dim, hangingIndent: 2),
      ]
    case .order:
      instruction = Span("Put in order (3 1 2 …, or the sentence):")
      body = Self.numbered(item.task.numbered)
    case .transformation(let task):
      instruction = Span("Rewrite it:")
      body = [Line(text: prompt, .strong)]
      if let key = task.key {
        let cue: SafeText = task.hasFrame ? "Like this: \(key.text)" : "With: \(key.text)"
        body.append(Line("  \(cue)", .dim, hangingIndent: 2))
      }
    case .correction(let task):
      instruction = Span("Correct \(task.faults.count) mistakes (word, word …):")
      body = [Line(text: prompt, .strong)]
    case .dialogue:
      instruction = "Complete the dialogue:"
      let cue = Line(text: "  \(prompt)", .dim, hangingIndent: 2)
      let turns = item.task.turns.map { Line(text: $0, .strong, hangingIndent: 2) }
      body = turns + [cue]
      short = turns.suffix(2) + [cue]
    case .matching:
      instruction = Span("\(prompt) (1c 2a …)")
      let (left, right) = (Self.numbered(item.task.numbered), Self.lettered(item.task.lettered))
      body = left + right
      columns = Self.sideBySide(left, right)
      short = [Self.joined(left), Self.joined(right)]
    }
  }

  private static func lettered(_ texts: [String]) -> [Line] {
    zip(Matching.letters, texts).map { letter, text in
      Line("  \(letter) \(text)", hangingIndent: 4)
    }
  }

  /// Returns the lines of two lists in two columns.
  private static func sideBySide(_ left: [Line], _ right: [Line]) -> [Line] {
    let width = left.map(\.plainText.count).max() ?? 0
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row].plainText : ""
      let other = row < right.count ? right[row].plainText : ""
      let gap = other.isEmpty ? "" : String(repeating: " ", count: width - text.count)
      return Line("\(text)\(gap)\(other)")
    }
  }

  /// Returns the first form of the task that a window holds below `head`.
  func fitting(_ head: [Line], in setting: Screen.Setting) -> [Line] {
    let isNarrow = columns.contains { $0.plainText.count >= setting.size.columns }
    let forms = [body, isNarrow ? [] : columns, short].filter { !$0.isEmpty }
    // What fits in no form is paged, and paged it needs no shortening.
    return forms.first { setting.shows(head + $0) } ?? body
  }

  /// Lines one after the other in one that a small window holds.
  private static func joined(_ lines: [Line]) -> Line {
    Line(SafeText(line: lines.map(\.plainText).joined()), hangingIndent: 2)
  }

  private static func numbered(_ texts: [String]) -> [Line] {
    texts.enumerated().map { index, text in Line("  \(index + 1) \(text)", hangingIndent: 4) }
  }
}
