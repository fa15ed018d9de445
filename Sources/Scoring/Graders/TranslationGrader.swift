public import Patterns
import Turkish

/// Grades written answers to one item; prepared once, it may be asked from anywhere.
public struct TranslationGrader: Sendable {
  /// Grows whenever the same answer may get another mark; recorded with each answer.
  public static let version = 2

  /// Forms beyond the nearest that are looked at, in case the mark is better there.
  private static let mostCandidates = 4
  /// Beyond this cost of changes all forms are equally far.
  private static let mostCost = 1_000_000

  private let accepted: [AnswerPattern]
  private let traps: [(lattice: Lattice, trap: Trap)]

  /// Prepares an item: any of the patterns is right, a trap never is.
  public init(accepted: [AnswerPattern], traps: [Trap] = []) {
    self.accepted = accepted
    self.traps = traps.map { trap in
      let loose = LatticeBuilder.lattice(of: trap.pattern.graph, isLoose: true, steps: .max)
      return (loose ?? .empty, trap)
    }
  }

  /// The mark of an answer; `strict` fails with ``Verdict/almost`` what would be a note.
  public func judge(_ answer: String, strict: Bool = false) -> Judgement {
    let mapped = Normalization.mapped(answer)
    guard !mapped.bytes.isEmpty else { return SentenceReport.empty(answer, nearest: shown) }
    if traps.isEmpty, let match = match(mapped.bytes) {
      return SentenceReport.exact(match, answer, mapped)
    }
    let text = AnswerText(answer, mapped)
    let trap = trap(for: text)
    if trap == nil, !traps.isEmpty || text.bytes != mapped.bytes, let match = match(text.bytes) {
      return SentenceReport.exact(match, answer, mapped)
    }
    guard let best = best(for: text) else { return SentenceReport.empty(answer, nearest: shown) }
    return SentenceReport(best, answer).judgement(strict: strict, trap: trap)
  }

  private var shown: String { accepted.first?.shown ?? "" }

  private func match(_ bytes: [UInt8]) -> ExpectedText? {
    for pattern in accepted {
      guard let path = pattern.lattice.trace(bytes) else { continue }
      return ExpectedText(path, in: pattern.lattice, isCapitalised: pattern.isCapitalised)
    }
    return nil
  }

  /// Traps are sprung in ASCII and without apostrophes too, unless the answer is accepted.
  private func trap(for text: AnswerText) -> String? {
    let key = SentenceComparison.key(text.bytes)
    guard let sprung = traps.first(where: { $0.lattice.accepts(key) }) else { return nil }
    let isExact = sprung.trap.pattern.lattice.accepts(text.bytes)
    return isExact || match(text.bytes) == nil ? sprung.trap.feedback : nil
  }

  private func best(for text: AnswerText) -> SentenceComparison? {
    let candidates = candidates(for: text)
    let vocabulary = Vocabulary()
    var best: SentenceComparison?
    for candidate in candidates {
      consider(candidate.path, in: candidate.pattern, text, vocabulary, &best)
      if best?.verdict.passes == true { return best }
    }
    for candidate in candidates {
      guard let path = reordered(text, in: candidate.pattern) else { continue }
      consider(path, in: candidate.pattern, text, vocabulary, &best)
      if best?.verdict.passes == true { return best }
    }
    for candidate in candidates where best?.hasWrongWord == true {
      for path in related(text, in: candidate.pattern, to: best, in: vocabulary) {
        consider(path, in: candidate.pattern, text, vocabulary, &best)
      }
    }
    return best
  }

  /// The form of each pattern that is nearest to an answer, the nearest of all first; those far
  /// behind it are left out.
  private func candidates(for text: AnswerText) -> [(pattern: AnswerPattern, path: [Int])] {
    if accepted.count == 1, accepted[0].lattice.isSingle {
      return [(accepted[0], Array(accepted[0].lattice.edges.indices))]
    }
    let nearest = accepted.map { (pattern: $0, nearest: $0.lattice.nearest(to: text.bytes)) }
      .sorted { $0.nearest.cost < $1.nearest.cost }
    let least = min(nearest.first?.nearest.cost ?? 0, Self.mostCost)
    return nearest.prefix(Self.mostCandidates).filter { $0.nearest.cost <= 2 * least + 16 }
      .map { ($0.pattern, $0.nearest.path) }
  }

  private func consider(
    _ path: [Int],
    in pattern: AnswerPattern,
    _ text: AnswerText,
    _ vocabulary: Vocabulary,
    _ best: inout SentenceComparison?
  ) {
    let expected = ExpectedText(path, in: pattern.lattice, isCapitalised: pattern.isCapitalised)
    let comparison = SentenceComparison(expected, text, in: vocabulary)
    let isBetter = best.map { ($0.verdict, $0.cost) > (comparison.verdict, comparison.cost) }
    if isBetter ?? true { best = comparison }
  }

  /// Forms that have a word of the same stem where the nearest by letters has another word.
  private func related(
    _ text: AnswerText,
    in pattern: AnswerPattern,
    to best: SentenceComparison?,
    in vocabulary: Vocabulary
  ) -> [[Int]] {
    guard let best, !pattern.lattice.isSingle else { return [] }
    return best.wrongWords.prefix(2).compactMap { place in
      let typed = best.foundWords[place]
      guard let letter = typed.first,
        let kin = pattern.lattice.words(beginningWith: letter)
          .first(where: { Kinship.areForms($0, typed, in: vocabulary) })
      else {
        return nil
      }
      var sentence = best.foundWords
      sentence[place] = kin
      return pattern.lattice.nearest(to: Array(sentence.joined(separator: [UInt8(ascii: " ")])))
        .path
    }
  }

  /// The form that has the words of the answer in another order.
  private func reordered(_ text: AnswerText, in pattern: AnswerPattern) -> [Int]? {
    let words = text.bytes.wordRanges.map { Array(text.bytes[$0]) }
    guard let order = pattern.lattice.order(of: words.map(SentenceComparison.key)) else {
      return nil
    }
    let sentence = Array(order.map { words[$0] }.joined(separator: [UInt8(ascii: " ")]))
    return pattern.lattice.nearest(to: sentence).path
  }
}
