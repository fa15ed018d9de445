import Coordination
import Feedback
import TerminalUI

/// What a language model has said of an answer, below the mark.
enum AssistantLines {
  /// The lines of all turns; each turn only ever adds to them.
  static func lines(for turns: [AssistantTurn]) -> [Line] { turns.flatMap(lines) }

  /// Whether text is to come at the end of the last line.
  static func areGrowing(_ turns: [AssistantTurn]) -> Bool {
    if case .streaming = turns.last?.state { true } else { false }
  }

  private static func lines(for turn: AssistantTurn) -> [Line] {
    let lead = [Line(Wording.assistantIsAsked, .dim, hangingIndent: 2)]
    return switch turn.state {
    case .waiting: lead
    case .streaming(let text): lead + told(text)
    case .told(let text): lead + told(text)
    case .explained(let reply):
      lead + told(reply.explanation) + [example(reply.example, isGiven: false)]
    case .example(let reply): lead + [example(reply, isGiven: true)]
    case .refused(let seen):
      lead + told(seen)
        + [Line(Wording.refusal(wasSeen: !seen.isEmpty), .dim, hangingIndent: 2)]
    case .failed(let reason, let seen):
      lead + told(seen)
        + [Line("  \(Wording.noAssistant(because: reason))", .dim, hangingIndent: 2)]
    }
  }

  private static func told(_ text: String) -> [Line] {
    guard !text.isEmpty else { return [] }
    let paragraphs = text.split(whereSeparator: \.isNewline).map {
      Line("  \($0)", hangingIndent: 2)
    }
    return [Line(Wording.assistantLabel, .strong)] + paragraphs
  }

  private static func example(_ reply: ExampleReply, isGiven: Bool) -> Line {
    let label = isGiven ? Wording.assistantExampleLabel : "  Example: "
    return Line(
      [Span(label, isGiven ? .strong : []), Span("\(reply.turkish) – \(reply.gloss)")],
      hangingIndent: 4
    )
  }
}
