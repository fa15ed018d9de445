import Coordination
import Curriculum
import TerminalUI

/// A task as it is put before the learner.
struct TaskScreen {
  /// Tells what to do, on one line.
  let instruction: Span
  /// The lines below it.
  var body: [Line] = []

  /// Shows an item of any kind.
  init(_ item: PreparedItem) {
    let prompt = item.task.prompt
    switch item.exercise.task {
    case .choice:
      instruction = Span(prompt, .strong)
      body = Self.numbered(item.task.numbered)
    case .translation, .card:
      instruction = Span("Put into Turkish:")
      body = [Line(prompt, .strong)]
    case .dictation: instruction = Span("Write what you hear.")
    case .readAloud:
      instruction = Span("Say this")
      body = [Line(prompt, .strong)]
    }
  }

  private static func numbered(_ texts: [String]) -> [Line] {
    texts.enumerated().map { index, text in Line("  \(index + 1) \(text)", hangingIndent: 4) }
  }
}
