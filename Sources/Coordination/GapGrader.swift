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
    if !best.verdict.passes, best.trap == nil, let plain = inPlainLetters(answer, strict: strict) {
      best = plain
    }
    // The mark then shows the sentence that was completed.
    if best.verdict == .correct { best.answer = answer }
    return best
  }

  /// Judges words in plain letters as in a sentence of such letters: their marks are only a note.
  ///
  /// The letters that are printed around the gap don't show that the learner can type them. An ending
  /// by itself is no word: its vowel is what the gap asks.
  private func inPlainLetters(_ answer: String, strict: Bool) -> Judgement? {
    let words = answer.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() }
    guard answer.allSatisfy(\.isASCII), !words.isEmpty else { return nil }
    let filled = gap.isPartOfWord ? gap.sentence(with: answer) : gap.sentence(filledBy: answer)
    let whole = filled.turkishCapitalized
    let plain = grader.judge(whole.asciiFolded, strict: strict)
    guard plain.verdict == .correctWithNote, plain.licences.isEmpty,
      plain.findings.allSatisfy({ $0.category == .diacritics })
    else { return nil }
    let notes = plain.findings.filter { words.contains($0.found.lowercased()) }
    guard !notes.isEmpty else { return nil }
    // Beside the printed words as they are, the mark shows the letters of the typed ones alone.
    var judgement = grader.judge(whole, strict: strict)
    (judgement.verdict, judgement.findings) = (.correctWithNote, notes)
    (judgement.differences, judgement.practised) = ([], nil)
    return judgement
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
