import Coordination
import Feedback
import TerminalUI
import TextSafety

extension KeyRow {
  /// The keys for a language model's explanation of an answer.
  static func assistant(
    _ purpose: SafeText,
    explains: Bool,
    followsUp: Bool,
    reports: Bool
  ) -> [KeyRow] {
    [
      KeyRow(
        [.character("e")],
        [.explain],
        .explain,
        label: "AI",
        purpose,
        applies: explains
      ),
      KeyRow(
        [.character("x")],
        [.example],
        .followUp(.anotherExample),
        label: "example",
        "another example from the AI",
        applies: followsUp
      ),
      KeyRow(
        [.character("d")],
        [.differently],
        .followUp(.explainDifferently),
        label: "differently",
        "let the AI explain it differently",
        applies: followsUp
      ),
      KeyRow(
        [.character("r")],
        [.report],
        .report,
        label: "report",
        "report a bad AI explanation; it is not shown again",
        applies: reports
      ),
    ]
  }
}
