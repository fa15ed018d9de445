import Coordination
import Scoring
import Screens
import Turkish

/// The mark of an answer as JSON; the property names are the keys, in snake case.
struct GradeMark: Encodable {
  struct Finding: Encodable {
    let category: String
    let expected: String
    let found: String
    let message: String
    /// The suffixes in which the words differ; absent where they are not known.
    let features: Features?
    /// Both words parted at their suffixes; absent where that is not known.
    let takenApart: TakenApart?
    /// Unicode scalars of ``GradeMark/nearest``, from and up to.
    let expectedSpan: [Int]?
    /// Unicode scalars of the answer, from and up to.
    let foundSpan: [Int]?
  }

  /// Names of suffixes; an empty list where the word has none in that place.
  struct Features: Encodable {
    var expected: [String] = []
    var found: [String] = []
  }

  struct TakenApart: Encodable {
    let expected: String
    let found: String
  }

  let id: JSONValue?
  let verdict: String
  /// 0 to 1, in hundredths.
  let score: Double
  let nearest: String
  let findings: [Finding]
  /// What the lesson says of an expected mistake.
  let trap: String?

  init(id: JSONValue?, outcome: Outcome, language: ExplanationLanguage) {
    self.id = id
    verdict = (outcome.verdict ?? .wrong).rawValue
    score = (outcome.score * 100).rounded() / 100
    nearest = outcome.nearest ?? ""
    findings = outcome.findings.map { Finding($0, language: language) }
    if case .text(let judgement) = outcome { trap = judgement.trap } else { trap = nil }
  }
}

extension GradeMark.Finding {
  init(_ finding: Scoring.Finding, language: ExplanationLanguage) {
    category = finding.category.rawValue
    expected = finding.expected
    found = finding.found
    message = Wording.sentence(for: finding, in: language)
    features = GradeMark.Features(finding.facts)
    takenApart = finding.facts.lazy.compactMap(GradeMark.TakenApart.init).first
    expectedSpan = finding.expectedSpan.map { [$0.lowerBound, $0.upperBound] }
    foundSpan = finding.foundSpan.map { [$0.lowerBound, $0.upperBound] }
  }
}

extension GradeMark.Features {
  /// Nil if no fact names a suffix.
  init?(_ facts: [Finding.Fact]) {
    for fact in facts {
      switch fact {
      case .form(let right, let typed):
        if let right { expected.append(right.suffix.rawValue) }
        if let typed { found.append(typed.suffix.rawValue) }
      case .shape(let form, _):
        expected.append(form.suffix.rawValue)
        found.append(form.suffix.rawValue)
      default: break
      }
    }
    if expected.isEmpty && found.isEmpty { return nil }
  }
}

extension GradeMark.TakenApart {
  init?(_ fact: Finding.Fact) {
    guard case .takenApart(let right, let typed) = fact else { return nil }
    expected = right
    found = typed
  }
}
