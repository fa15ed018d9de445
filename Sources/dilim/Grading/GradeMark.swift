import Coordination
import Scoring
import Screens

/// The mark of an answer as JSON; the property names are the keys, in snake case.
struct GradeMark: Encodable {
  struct Finding: Encodable {
    let category: String
    let expected: String
    let found: String
    let message: String
    /// Unicode scalars of ``GradeMark/nearest``, from and up to.
    let expectedSpan: [Int]?
    /// Unicode scalars of the answer, from and up to.
    let foundSpan: [Int]?
  }

  let id: JSONValue?
  let verdict: String
  /// 0 to 1, in hundredths.
  let score: Double
  let nearest: String
  let findings: [Finding]
  /// What the lesson says of an expected mistake.
  let trap: String?

  init(id: JSONValue?, outcome: Outcome) {
    self.id = id
    verdict = (outcome.verdict ?? .wrong).rawValue
    score = (outcome.score * 100).rounded() / 100
    nearest = outcome.nearest ?? ""
    findings = outcome.findings.map(Finding.init)
    if case .text(let judgement) = outcome { trap = judgement.trap } else { trap = nil }
  }
}

extension GradeMark.Finding {
  init(_ finding: Scoring.Finding) {
    category = finding.category.rawValue
    expected = finding.expected
    found = finding.found
    message = Wording.sentence(for: finding)
    expectedSpan = finding.expectedSpan.map { [$0.lowerBound, $0.upperBound] }
    foundSpan = finding.foundSpan.map { [$0.lowerBound, $0.upperBound] }
  }
}
