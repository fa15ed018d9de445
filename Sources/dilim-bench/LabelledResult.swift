import Bilingual
import Foundation
import Patterns
import Scoring

/// The grader's findings on a labelled answer, compared with the expected ones.
struct LabelledResult {
  let row: LabelledAnswer
  let judgement: Judgement

  init(_ row: LabelledAnswer) {
    self.row = row
    let patterns = row.accepted.map { AnswerPattern(literal: $0) }
    judgement = TranslationGrader(accepted: patterns)
      .judge(row.learner, witness: Witness(english: nil, lexicon: Self.lexicon))
  }

  private static let lexicon: BilingualLexicon = {
    let file = URL(filePath: "Content/lexicon.tsv")
    return (try? Data(contentsOf: file)).map { BilingualLexicon(Array($0)) } ?? .empty
  }()

  var named: Set<Finding.Category> {
    Set(judgement.findings.map(\.category) + judgement.differences.map(\.category))
  }
  var isNamed: Bool { !named.isDisjoint(with: row.gold.union(row.tolerated)) }
  var isDouble: Bool { row.gold.count > 1 }
  var namesEvery: Bool { row.gold.isSubset(of: named) }
  var isCrowded: Bool { judgement.findings.count > 3 }

  /// Whether the grader names the category; for an only category, an equivalent one counts too.
  func names(_ category: Finding.Category) -> Bool {
    !named.isDisjoint(with: row.tolerated.union([category]))
  }

  var isFirstRight: Bool {
    let categories = judgement.findings.map(\.category) + judgement.differences.map(\.category)
    guard let first = categories.first else { return false }
    return row.gold.contains(first) || row.tolerated.contains(first)
  }

  var isStray: Bool {
    row.isError && !isDouble && !named.isSubset(of: row.gold.union(row.tolerated))
  }

  var isLetThrough: Bool {
    row.isError && judgement.verdict.passes && !row.gold.isSubset(of: LabelledAnswer.passing)
  }

  var isRefused: Bool { !row.isError && !judgement.verdict.passes }

  /// Whether an answer that should be accepted gets more than a note.
  var isNagged: Bool {
    !row.isError
      && judgement.findings.contains { finding in
        !LabelledAnswer.passing.contains(finding.category)
          && !finding.facts.contains(.order(grammatical: true)) && !finding.facts.contains(.variant)
      }
  }

  /// The differences in words; empty if there are none.
  var complaints: [String] {
    let errors: [(Bool, String)] = [
      (isLetThrough, "passes"), (!isNamed, "missed"), (isNamed && !isFirstRight, "late"),
      (isNamed && isDouble && !namesEvery, "half"), (isNamed && isStray, "stray"),
    ]
    let accepts = [(isRefused, "refused"), (!isRefused && isNagged, "nagged")]
    return ((row.isError ? errors : accepts) + [(isCrowded, "crowded")])
      .filter(\.0).map(\.1)
  }

  /// The row as a line for reading.
  var line: String {
    let gold = row.gold.map(\.rawValue).sorted().joined(separator: ";")
    let said = judgement.findings.map { "\($0.category.rawValue) \($0.expected)>\($0.found)" }
    return [
      row.id, complaints.joined(separator: ","), row.isError ? gold : "accept",
      "\(judgement.verdict): " + said.joined(separator: ", "), judgement.nearest, row.learner,
    ].joined(separator: "\t")
  }
}
