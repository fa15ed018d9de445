import Curriculum
import Patterns
import Scoring
import Turkish

/// Marks what is written in a gap: what is missing, its whole word, or the whole sentence.
///
/// The whole sentence is compared, so a gap is told as much about a mistake as a translation.
struct GapGrader: Sendable {
  private let gap: Gap
  private let grader: TranslationGrader

  init(_ gap: Gap, _ patterns: [AnswerPattern], _ traps: [Trap]) {
    self.gap = gap
    grader = TranslationGrader(accepted: patterns, traps: traps)
  }

  func judge(_ answer: String, strict: Bool) -> Judgement {
    let whole = grader.judge(answer, strict: strict)
    var best = sentences(filledBy: answer).map { grader.judge($0, strict: strict) }
      .reduce(whole) { Self.isBetter($1, than: $0) ? $1 : $0 }
    // The mark then shows the sentence that was completed.
    if best.verdict == .correct { best.answer = answer }
    return best
  }

  /// The sentences that the learner may mean by a part of one.
  private func sentences(filledBy answer: String) -> [String] {
    // As in a table of endings: -ü, …ü.
    let text = answer.trimming { $0.isWhitespace || "-–…._".contains($0) }
    guard !text.isEmpty else { return [] }
    let filled = gap.sentence(filledBy: text)
    let sentences = gap.isPartOfWord ? [filled, gap.sentence(with: text)] : [filled]
    return sentences.map(\.turkishCapitalized)
  }

  private static func isBetter(_ one: Judgement, than other: Judgement) -> Bool {
    if one.verdict != other.verdict { return one.verdict < other.verdict }
    // A trap says the most about a mistake.
    if (one.trap != nil) != (other.trap != nil) { return one.trap != nil }
    return one.score > other.score
  }
}

extension String {
  /// The text without such characters at both ends.
  fileprivate func trimming(_ isSuperfluous: (Character) -> Bool) -> String {
    let rest = drop(while: isSuperfluous)
    return String(rest.reversed().drop(while: isSuperfluous).reversed())
  }
}
