import Patterns
import Turkish

/// A capital I in a name that is written with İ: Izmir for İzmir.
enum CapitalI {
  /// Returns the notes about the names of an answer that is else an accepted form.
  static func findings(_ form: ExpectedText, _ answer: AnswerText) -> [Finding] {
    let (ranges, typed) = (form.bytes.wordRanges, answer.bytes.wordRanges)
    guard answer.bytes.contains(AnswerText.eitherI), ranges.count == typed.count else { return [] }
    return zip(ranges, typed).compactMap { range, other in
      guard answer.bytes[other].first == AnswerText.eitherI,
        form.bytes[range].first == Phonology.i
      else { return nil }
      let span = form.span(of: range)
      let shown = String(scalars: form.scalars[span])
      let word = Array(form.bytes[range])
      guard shown.hasPrefix("İ"), isName(word, isFirst: range.lowerBound == 0) else { return nil }
      let found = answer.span(of: other)
      return Finding(
        category: .diacritics,
        expected: shown,
        found: String(scalars: answer.scalars[found]),
        expectedSpan: span,
        foundSpan: found,
        facts: [.letterReplaced(at: 0, expected: "İ", found: "I")]
      )
    }
  }

  /// Whether a word with a capital is a name, also at the beginning of a sentence.
  private static func isName(_ word: [UInt8], isFirst: Bool) -> Bool {
    if !isFirst || word.contains(WordComparison.apostrophe) { return true }
    let readings = Morphology.readings(of: WordComparison.bare(word))
    return !readings.isEmpty && readings.allSatisfy { $0.stem.partOfSpeech == .properNoun }
  }
}

extension Judgement {
  /// The judgement of a right answer with notes; with `strict` they don't pass.
  func noting(_ findings: [Finding], strict: Bool) -> Judgement {
    guard !findings.isEmpty else { return self }
    var judgement = self
    judgement.findings = Array(findings.prefix(SentenceComparison.mostFindings))
    judgement.verdict = strict ? .almost : .correctWithNote
    return judgement
  }
}
