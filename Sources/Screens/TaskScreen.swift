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
  /// The same in fewer lines for a window that doesn't hold them; empty for most tasks.
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
      body = [Line(text: prompt, .strong)]
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
      body = Self.numbered(item.task.numbered) + Self.lettered(item.task.lettered)
      short = [
        Self.joined(Self.numbered(item.task.numbered)),
        Self.joined(Self.lettered(item.task.lettered)),
      ]
    }
  }

  private static func lettered(_ texts: [String]) -> [Line] {
    zip(Matching.letters, texts).map { letter, text in
      Line("  \(letter) \(text)", hangingIndent: 4)
    }
  }

  /// Lines one after the other in one that a small window holds.
  private static func joined(_ lines: [Line]) -> Line {
    Line(SafeText(line: lines.map(\.plainText).joined()), hangingIndent: 2)
  }

  private static func numbered(_ texts: [String]) -> [Line] {
    texts.enumerated().map { index, text in Line("  \(index + 1) \(text)", hangingIndent: 4) }
  }
}
