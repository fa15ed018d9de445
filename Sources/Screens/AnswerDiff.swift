package import Scoring
package import TerminalUI

/// The typed answer above the accepted one, with the letters that differ in brackets.
///
/// Brackets say where, without colour and without a second line of carets that a narrow terminal
/// would tear apart.
package enum AnswerDiff {
  /// What to show of a judgement: nothing if it is plainly correct.
  package static func lines(for judgement: Judgement) -> [Line] {
    var lines: [Line] = []
    if !judgement.verdict.passes || !judgement.findings.isEmpty {
      lines = [typedLine(judgement), rightLine(judgement)]
    } else if judgement.verdict == .correct, judgement.nearest != judgement.answer {
      lines = [Line("  \(judgement.nearest)", hangingIndent: 2)]
    }
    if let trap = judgement.trap {
      lines.append(Line("  \(trap)", hangingIndent: 2))
    }
    let findings = judgement.trap == nil ? judgement.findings.prefix(3) : []
    return lines + findings.map { Line("  - \(Wording.sentence(for: $0))", hangingIndent: 4) }
  }

  private static func typedLine(_ judgement: Judgement) -> Line {
    let words = judgement.alignment.pairs.filter { !$0.found.isEmpty }
    return line("  Yours: ", words.map { spans(for: $0, isTyped: true) })
  }

  private static func rightLine(_ judgement: Judgement) -> Line {
    let words = judgement.alignment.pairs.filter { !$0.expected.isEmpty }
      .sorted { ($0.expectedSpan?.lowerBound ?? 0) < ($1.expectedSpan?.lowerBound ?? 0) }
    return line("  Right: ", words.map { spans(for: $0, isTyped: false) })
  }

  private static func line(_ head: String, _ words: [[Span]]) -> Line {
    var spans = [Span(head)]
    for (index, word) in words.enumerated() {
      if index > 0 { spans.append(" ") }
      spans += word
    }
    return Line(spans, hangingIndent: head.count)
  }

  private static func spans(for pair: Alignment.Pair, isTyped: Bool) -> [Span] {
    let text = isTyped ? pair.found : pair.expected
    if pair.isMoved { return [Span("<\(text)>", .marked)] }
    if pair.isSame { return [Span(text)] }
    let isWhole = pair.letters.isEmpty || differing(pair) * 2 > pair.letters.count
    return isWhole ? [Span("[\(text)]", .marked)] : letterSpans(pair.letters, isTyped: isTyped)
  }

  private static func differing(_ pair: Alignment.Pair) -> Int {
    pair.letters.count { if case .same = $0 { false } else { true } }
  }

  /// Letters as they are, those that differ in brackets, neighbours in one.
  private static func letterSpans(_ letters: [Alignment.Letter], isTyped: Bool) -> [Span] {
    var spans: [Span] = []
    var open = ""
    func close() {
      if !open.isEmpty { spans.append(Span("[\(open)]", .marked)) }
      open = ""
    }
    for letter in letters {
      if case .same(let character) = letter {
        close()
        spans.append(Span(String(character)))
      } else {
        open += differing(letter, isTyped: isTyped)
      }
    }
    close()
    return spans
  }

  /// A letter that differs, on one side; `_` where the typed word lacks it.
  private static func differing(_ letter: Alignment.Letter, isTyped: Bool) -> String {
    switch letter {
    case .same: ""
    case .replaced(let expected, let found): String(isTyped ? found : expected)
    case .missing(let expected): isTyped ? "_" : String(expected)
    case .extra(let found): isTyped ? String(found) : ""
    case .swapped(let first, let second): String(isTyped ? [second, first] : [first, second])
    }
  }
}
