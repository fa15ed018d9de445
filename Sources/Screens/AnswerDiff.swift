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
    return isWhole
      ? [Span("[\(text)]", .marked)] : pair.letters.flatMap { spans(for: $0, isTyped: isTyped) }
  }

  private static func differing(_ pair: Alignment.Pair) -> Int {
    pair.letters.count { if case .same = $0 { false } else { true } }
  }

  private static func spans(for letter: Alignment.Letter, isTyped: Bool) -> [Span] {
    switch letter {
    case .same(let character): [Span(String(character))]
    case .replaced(let expected, let found):
      [Span("[\(isTyped ? found : expected)]", .marked)]
    case .missing(let expected): [Span(isTyped ? "[_]" : "[\(expected)]", .marked)]
    case .extra(let found): isTyped ? [Span("[\(found)]", .marked)] : []
    case .swapped(let first, let second):
      [Span(isTyped ? "[\(second)\(first)]" : "[\(first)\(second)]", .marked)]
    }
  }
}
