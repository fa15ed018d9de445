import Coordination
import Feedback
import TerminalUI
import TextSafety

/// The replies of a language model about an answer, shown below the mark.
enum AssistantLines {
  /// Returns the lines of all turns; a new turn only appends lines.
  static func lines(for turns: [AssistantTurn]) -> [Line] { turns.flatMap(lines) }

  private static func lines(for turn: AssistantTurn) -> [Line] {
    let waits = turn.waits.map { "  \(Wording.sentence(for: $0))" as SafeText }
    let lead = ([Wording.assistantIsAsked] + waits).map { Line($0, .dim, hangingIndent: 2) }
    return switch turn.state {
    case .waiting: lead
    case .text(let text): lead + explanation(text)
    case .explained(let reply):
      lead + explanation(reply.explanation) + [example(reply.example, isGiven: false)]
    case .example(let reply): lead + [example(reply, isGiven: true)]
    case .reported: [Line(Wording.explanationReported, .dim, hangingIndent: 2)]
    case .refused: lead + [Line(Wording.refusal, .dim, hangingIndent: 2)]
    case .failed(let reason):
      lead + [Line("  \(Wording.noAssistant(because: reason))", .dim, hangingIndent: 2)]
    }
  }

  private static func explanation(_ text: String) -> [Line] {
    guard !text.isEmpty else { return [] }
    let paragraphs = text.split(whereSeparator: \.isNewline).map {
      Line("  \($0)", hangingIndent: 2)
    }
    return [Line(Wording.assistantLabel, .strong)] + paragraphs
  }

  private static func example(_ reply: ExampleReply, isGiven: Bool) -> Line {
    let label: SafeText = isGiven ? Wording.assistantExampleLabel : "  Example: "
    return Line(
      [Span(label, isGiven ? .strong : []), Span("\(reply.turkish) – \(reply.gloss)")],
      hangingIndent: 4
    )
  }
}
