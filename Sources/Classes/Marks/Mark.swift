package import Explanations
package import Scoring
import Turkish

/// The mark of an answer with its reasons.
package struct Mark: Sendable, Equatable {
  package let kind: Kind
  /// From 0 to 1; nil until the teacher decides.
  package let credit: Double?
  /// The right answer to show.
  package var right = ""
  package var findings: [Finding] = []
  /// What differs from ``right`` without being shown to be wrong.
  package var differences: [Judgement.Difference] = []
  /// What the item practises, if the answer is right Turkish without it.
  package var practised: String?
  /// What the item says of an expected mistake.
  package var trap: String?
  /// What the teacher says of an answer that they accept.
  package var note: String?

  package enum Kind: Sendable, Hashable {
    case judged(Verdict)
    /// The teacher has given it its credit.
    case accepted
    case unanswered
  }

  /// The mark that a verdict gives.
  package init(_ verdict: Verdict, scale: CreditScale, right: String) {
    kind = .judged(verdict)
    credit = scale.credit(for: verdict)
    self.right = right
  }

  /// The mark that a written answer gets.
  package init(_ judgement: Judgement, scale: CreditScale, right: String) {
    let nearest = judgement.nearest
    self.init(judgement.verdict, scale: scale, right: nearest.isEmpty ? right : nearest)
    findings = judgement.findings
    differences = judgement.differences
    practised = judgement.practised
    trap = judgement.trap
  }

  /// The mark of an answer that the teacher accepts.
  package init(accepted answer: AcceptedAnswer, right: String) {
    kind = .accepted
    credit = answer.points
    note = answer.note
    self.right = right
  }

  /// The mark of an item that has no answer.
  package init(unansweredWithRight right: String) {
    kind = .unanswered
    credit = 0
    self.right = right
  }

  /// The name in tables and JSON.
  package var name: String {
    switch kind {
    case .judged(let verdict): verdict.rawValue
    case .accepted: "accepted"
    case .unanswered: Self.notAnswered
    }
  }

  static let notAnswered = "not_answered"

  /// Whether the answer is right, by the grader or by the teacher.
  package var passes: Bool {
    switch kind {
    case .judged(let verdict): verdict.passes
    case .accepted: credit ?? 0 > 0
    case .unanswered: false
    }
  }

  /// Whether the answer waits for the teacher.
  package var waits: Bool { kind == .judged(.unsure) }

  /// The kinds of the findings, each once, the most telling first.
  package var categories: [Finding.Category] {
    findings.map(\.category).reduce(into: []) { kinds, kind in
      if !kinds.contains(kind) { kinds.append(kind) }
    }
  }

  /// Why the mark is what it is, in whole sentences of the language.
  package func reasons(in language: ExplanationLanguage) -> [String] {
    switch kind {
    case .unanswered: return []
    case .accepted: return note.map { [$0] } ?? []
    case .judged: break
    }
    let sentences = findings.map { FindingExplanation($0, in: language).sentence }
    // Courses explain expected mistakes in English; the grader's reasons are in both languages.
    let trap = sentences.isEmpty || language == .english ? trap : nil
    return (trap.map { [$0] } ?? []) + sentences
  }
}
