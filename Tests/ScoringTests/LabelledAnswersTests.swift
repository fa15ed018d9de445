import Foundation
import Scoring
import Testing

/// An extra check on labelled answers of learners, where a file of them is at hand.
///
/// `DILIM_ANSWERS` names a table with the columns verdict (error or accept), gold (categories joined
/// by semicolons), learner, and accepted (plain sentences with ` | ` between them).
@Suite(.enabled(if: LabelledAnswers.path != nil, "DILIM_ANSWERS names no table"))
struct LabelledAnswersTests {
  let rows: [LabelledAnswers.Row]

  init() throws { rows = try LabelledAnswers.read() }

  @Test func `no wrong answer passes`() {
    let writing: Set<String> = ["diacritics", "apostrophe"]
    let errors = rows.filter { $0.isError && !Set($0.gold).isSubset(of: writing) }
    #expect(!errors.isEmpty)
    for row in errors {
      #expect(!row.judgement.verdict.passes, "\(row.learner) for \(row.accepted)")
    }
  }

  @Test func `right answers pass, but for one in a hundred`() {
    let right = rows.filter { !$0.isError }
    #expect(!right.isEmpty)
    let refused = right.filter { !$0.judgement.verdict.passes }
    #expect(refused.count * 100 <= right.count, "\(refused.map(\.learner))")
  }
}

enum LabelledAnswers {
  static var path: String? { ProcessInfo.processInfo.environment["DILIM_ANSWERS"] }

  struct Row {
    let isError: Bool
    let gold: [String]
    let learner: String
    let accepted: [String]

    var judgement: Judgement {
      TranslationGrader(accepted: accepted.map { AnswerPattern(literal: $0) }).judge(learner)
    }
  }

  static func read() throws -> [Row] {
    guard let path else { return [] }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let names = fields(lines[0])
    return lines.dropFirst().map { line in
      let values = Dictionary(zip(names, fields(line)), uniquingKeysWith: { first, _ in first })
      return Row(
        isError: values["verdict"] == "error",
        gold: values["gold", default: ""].split(separator: ";").map(String.init),
        learner: values["learner", default: ""],
        accepted: values["accepted", default: ""].components(separatedBy: " | ")
      )
    }
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
