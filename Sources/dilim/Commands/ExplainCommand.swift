import ChatAPI
import Coordination
import Curriculum
import Feedback
import Scoring
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "mark an answer and explain it, with AI if an endpoint is set",
    arguments: "ANSWER",
    details: [
      """
      Prints the mark and the grader's explanation at once. If an endpoint is set (dilim help \
      config), a language model then explains the grader's findings; it never grades. A reply \
      that contradicts the grader is not shown.
      """,
      """
      Exit status: that of grade, or 4 if the endpoint was asked and gave no explanation. --json \
      gives one object with verdict, findings, explanation, source (ai, offline, cache), \
      error and usage.
      """,
    ],
    options: [
      .accept, .item, .english, .explainLevel, .language, .offline, .json, .content, .with,
      .noColor,
    ],
    examples: [
      Example(
        line: "dilim explain --accept \"Okula gidiyorum.\" \"Okulda gidiyorum.\"",
        meaning: "by a pattern"
      ),
      Example(
        line: "dilim explain --item a1-u1-writing#cook asciyim",
        meaning: "an item of the course"
      ),
    ],
    argumentCount: 1...1,
    run: explain
  )

  private static func explain(_ invocation: Invocation) throws -> ExitCode {
    let report = try ExplainReport(invocation)
    return invocation.has(.json) ? try report.printJSON() : try report.printText()
  }
}

extension CommandOption {
  static let english = CommandOption(
    name: "--english",
    value: "TEXT",
    help: "the sentence to translate into Turkish"
  )
  static let explainLevel = CommandOption(
    name: "--level",
    value: "LEVEL",
    help: "the learner's level, A1 to C2",
    offers: [.words(Level.allCases.map(\.rawValue))]
  )
  static let offline = CommandOption(name: "--offline", value: nil, help: "never ask the endpoint")
}
