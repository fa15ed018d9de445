package import Coordination
package import Explanations
package import Scoring
package import TerminalUI
import TextSafety

/// The typed answer above the accepted one, with the letters that differ in brackets.
///
/// Brackets need neither colour nor a second line of carets, which a narrow terminal would wrap.
package enum AnswerDiff {
  /// Returns the lines that show a judgement; none if the answer is correct without a note.
  ///
  /// `letters` says what is told of Turkish letters that were typed without their marks.
  package static func lines(
    for judgement: Judgement,
    in language: ExplanationLanguage = .chosen,
    letters: LetterNotes = .whole
  ) -> [Line] {
    var judgement = judgement
    // No reason is given for plain letters here, so brackets would only puzzle the learner.
    if letters != .whole, !judgement.verdict.passes {
      judgement.alignment = judgement.alignmentOfPlainLetters
    }
    if judgement.verdict == .unsure { return unsureLines(judgement) }
    if !judgement.parts.isEmpty {
      // That a part is another one is said by its line.
      return judgement.wrongParts.map(partLine)
        + judgement.findings.filter { $0.facts != [.otherWord] }.map { reason($0, language) }
    }
    var lines: [Line] = []
    if letters == .none, judgement.lacksOnlyLetters {
      return [Line("  \(judgement.nearest)", hangingIndent: 2)]
    }
    if !judgement.verdict.passes || !judgement.findings.isEmpty {
      lines = [typedLine(judgement), rightLine(judgement, head: "  Right: ")]
    } else if judgement.verdict == .correctWithNote, !judgement.licences.isEmpty {
      lines = [
        Line(
          "  \(Wording.alsoRight(usual: judgement.usual ?? judgement.nearest))",
          hangingIndent: 2
        )
      ]
    } else if judgement.verdict == .correctWithNote {
      // Another word with the same meaning: nothing in it is wrong.
      lines = [Line("  Right, but this list's word is \(judgement.nearest).", hangingIndent: 2)]
    } else if judgement.nearest != judgement.answer {
      lines = [Line("  \(judgement.nearest)", hangingIndent: 2)]
    }
    if let trap = judgement.trap {
      lines.append(Line("  \(trap)", hangingIndent: 2))
    }
    let findings = judgement.trap == nil ? judgement.findings : []
    let reasons = findings.filter { !$0.isAboutLetters }.prefix(3).map { reason($0, language) }
    guard findings.contains(where: \.isAboutLetters) else { return lines + reasons }
    return lines + reasons + letterLines(judgement, language, letters)
  }

  private static func partLine(_ part: Judgement.Part) -> Line {
    Line("  - \(Wording.right(of: part))", hangingIndent: 4)
  }

  private static func reason(_ finding: Finding, _ language: ExplanationLanguage) -> Line {
    Line("  - \(FindingExplanation(finding, in: language).sentence)", hangingIndent: 4)
  }

  /// One line for all words without their Turkish letters.
  private static func letterLines(
    _ judgement: Judgement,
    _ language: ExplanationLanguage,
    _ letters: LetterNotes
  ) -> [Line] {
    guard letters == .whole || letters == .brief && judgement.verdict.passes else { return [] }
    let noted = judgement.findings.filter(\.isAboutLetters)
    let words = judgement.wordsTypedPlain
    if letters == .whole, noted.count == 1, words.count < 2 {
      return noted.map { reason($0, language) }
    }
    let text = LettersSentence.text(
      on: words.isEmpty ? noted.map(\.expected) : words,
      in: language
    )
    return [Line("  - \(text)", letters == .whole ? [] : .dim, hangingIndent: 4)]
  }

  private static func typedLine(_ judgement: Judgement) -> Line {
    let words = judgement.alignment.pairs.filter { !$0.found.isEmpty }
    return line("  Yours: ", words.map { spans(for: $0, isTyped: true) })
  }

  /// The lines of an answer of which nothing could be shown.
  private static func unsureLines(_ judgement: Judgement) -> [Line] {
    let answers = [typedLine(judgement), rightLine(judgement, head: "  Listed: ")]
    let sentences =
      judgement.practised.map { [Wording.practises($0)] }
      ?? [Wording.unsure] + Wording.differences(judgement.differences) + [Wording.perhapsRight]
    return answers + sentences.map { Line("  - \($0)", hangingIndent: 4) }
  }

  private static func rightLine(_ judgement: Judgement, head: SafeText) -> Line {
    let words = judgement.alignment.pairs.filter { !$0.expected.isEmpty }
      .sorted { ($0.expectedSpan?.lowerBound ?? 0) < ($1.expectedSpan?.lowerBound ?? 0) }
    let scalars = Array(judgement.nearest.unicodeScalars)
    var line = Line([Span(head)], hangingIndent: head.string.count)
    var end = 0
    for word in words {
      let place = word.expectedSpan ?? end..<end
      if place.lowerBound > end { line.spans.append(gap(scalars[end..<place.lowerBound])) }
      line.spans += spans(for: word, isTyped: false)
      end = max(end, place.upperBound)
    }
    if end < scalars.count { line.spans.append(gap(scalars[end...])) }
    return line
  }

  /// The characters between the words of the accepted answer: spaces and punctuation.
  private static func gap(_ scalars: ArraySlice<Unicode.Scalar>) -> Span {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Span(text: String(text))
  }

  private static func line(_ head: SafeText, _ words: [[Span]]) -> Line {
    var spans = [Span(head)]
    for (index, word) in words.enumerated() {
      if index > 0 { spans.append(" ") }
      spans += word
    }
    return Line(spans, hangingIndent: head.string.count)
  }

  private static func spans(for pair: Alignment.Pair, isTyped: Bool) -> [Span] {
    let text = isTyped ? pair.found : pair.expected
    if pair.isMoved { return [Span("<\(text)>", .marked)] }
    if pair.isSame { return [Span(text: text)] }
    let isWhole = pair.letters.isEmpty || differing(pair) * 2 > pair.letters.count
    return isWhole ? [Span("[\(text)]", .marked)] : letterSpans(pair, isTyped: isTyped)
  }

  private static func differing(_ pair: Alignment.Pair) -> Int {
    pair.letters.count { if case .same = $0 { false } else { true } }
  }

  /// The letters of a word; each run of differing letters is in brackets.
  private static func letterSpans(_ pair: Alignment.Pair, isTyped: Bool) -> [Span] {
    var spans: [Span] = []
    var open = ""
    var written = Array(isTyped ? pair.found : pair.expected)[...]
    func close() {
      if !open.isEmpty { spans.append(Span("[\(open)]", .marked)) }
      open = ""
    }
    for letter in pair.letters {
      let own = String(written.prefix(width(of: letter, isTyped: isTyped)))
      written = written.dropFirst(own.count)
      if case .same = letter {
        close()
        spans.append(Span(text: own))
      } else if own.isEmpty {
        open += isTyped ? "_" : ""
      } else {
        open += own
      }
    }
    close()
    return spans
  }

  /// The number of letters that the edit covers in the typed or in the expected word.
  private static func width(of letter: Alignment.Letter, isTyped: Bool) -> Int {
    switch letter {
    case .same, .replaced: 1
    case .missing: isTyped ? 0 : 1
    case .extra: isTyped ? 1 : 0
    case .swapped: 2
    }
  }
}
