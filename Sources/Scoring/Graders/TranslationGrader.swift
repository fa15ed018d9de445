package import Patterns
import Turkish

/// A grader for written answers to one item, which can be used from any thread.
package struct TranslationGrader: Sendable {
  /// The version of the rules, recorded with each answer.
  ///
  /// It is raised whenever the same answer may get another verdict.
  package static let version = 12

  /// The number of patterns whose nearest forms are compared.
  private static let mostCandidates = 4
  /// The cost from which all forms count as equally far.
  private static let mostCost = 1_000_000

  private let accepted: [AnswerPattern]
  private let traps: [(lattice: Lattice, trap: Trap)]

  /// Prepares an item with the patterns of its accepted forms and its traps.
  package init(accepted: [AnswerPattern], traps: [Trap] = []) {
    self.accepted = accepted
    self.traps = traps.map { trap in
      let loose = LatticeBuilder.lattice(of: trap.pattern.graph, isLoose: true, steps: .max)
      return (loose ?? .empty, trap)
    }
  }

  /// Judges an answer; with `strict`, ``Verdict/correctWithNote`` becomes ``Verdict/almost``.
  ///
  /// The witness is asked only about an answer that isn't listed. Without one, everything that isn't
  /// listed counts as a mistake, as in a dictation. The memory saves time if one is kept for many
  /// answers.
  package func judge(
    _ answer: String,
    strict: Bool = false,
    remembering memory: @autoclosure () -> GradingMemory = GradingMemory(),
    witness: @autoclosure () -> Witness? = nil
  ) -> Judgement {
    let mapped = Normalization.mapped(answer)
    guard !mapped.bytes.isEmpty else { return SentenceReport.empty(answer, nearest: shown) }
    if traps.isEmpty, let match = match(mapped.bytes) {
      return SentenceReport.exact(match, answer, mapped)
    }
    let text = AnswerText(answer, mapped)
    let trap = trap(for: text)
    if trap == nil, !traps.isEmpty || text.bytes != mapped.bytes, let match = match(text.bytes) {
      return SentenceReport.exact(match, answer, mapped)
        .noting(CapitalI.findings(match, text), strict: strict)
    }
    // A right answer needs no memory, and making one takes longer than marking it.
    let memory = memory()
    memory.trim()
    guard let best = best(for: text, memory.analyzer) else {
      return SentenceReport.empty(answer, nearest: shown)
    }
    let judgement = SentenceReport(best, answer).judgement(strict: strict, trap: trap)
    guard trap == nil, !best.verdict.passes || judgement.isReordered, let witness = witness()
    else { return judgement }
    let others = listed(near: text)
    var judged = MeaningJudge(best, witness, others: others, using: memory.reader)
      .judgement(judgement, strict: strict)
    if judged.verdict.passes, !judged.licences.isEmpty { judged.usual = shown }
    guard !judged.verdict.passes, let trap = feedback(licensing: answer, by: witness) else {
      return judged
    }
    return SentenceReport(best, answer).judgement(strict: strict, trap: trap)
  }

  /// Returns the feedback of a trap from which the answer differs only in what the English leaves
  /// open, such as the order of the words.
  private func feedback(licensing answer: String, by witness: Witness) -> String? {
    let witness = witness.allowing(only: MeaningRule.allCases.filter(\.keepsForms))
    return traps.lazy.map(\.trap).first { trap in
      TranslationGrader(accepted: [trap.pattern]).isLicensed(answer, by: witness)
    }?.feedback
  }

  /// The words of the listed forms to compare with by meaning, the nearest first.
  private func listed(near text: AnswerText) -> [[[UInt8]]] {
    let forms = nearest(to: text).map { candidate in
      ExpectedText(candidate.path, in: candidate.pattern.lattice, isCapitalised: false)
    }
    // The words of “2. kat” don't tell it from “2 kat”, so only the nearest form may have such a
    // number.
    let kept = forms.prefix(1) + forms.dropFirst().filter { !Self.hasOrdinal($0.scalars) }
    return kept.map { form in form.bytes.wordRanges.map { Array(form.bytes[$0]) } }
  }

  /// Whether a form has a number with a full stop before another word.
  private static func hasOrdinal(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.dropFirst().dropLast().contains { place in
      scalars[place] == "." && ("0"..."9").contains(scalars[place - 1]) && scalars[place + 1] == " "
    }
  }

  private var shown: String { accepted.first?.shown ?? "" }

  private func match(_ bytes: [UInt8]) -> ExpectedText? {
    for pattern in accepted {
      guard let path = pattern.lattice.trace(bytes) else { continue }
      return ExpectedText(path, of: pattern)
    }
    return nil
  }

  /// Returns the feedback of the trap that an answer matches, if any.
  ///
  /// Marks and apostrophes don't matter, unless the answer is accepted.
  private func trap(for text: AnswerText) -> String? {
    let key = SentenceComparison.key(text.bytes)
    guard let match = traps.first(where: { $0.lattice.accepts(key) }) else { return nil }
    let isExact = match.trap.pattern.lattice.accepts(text.bytes)
    return isExact || self.match(text.bytes) == nil ? match.trap.feedback : nil
  }

  /// Whether every difference between an answer and a listed form is licensed by the English.
  package func isLicensed(_ answer: String, by witness: Witness) -> Bool {
    let mapped = Normalization.mapped(answer)
    let text = AnswerText(answer, mapped)
    let words = mapped.bytes.wordRanges.map { Array(mapped.bytes[$0]) }
    let analyzer = WordAnalyzer()
    guard ParticleSpelling.isRight(words, using: analyzer) else { return false }
    let listed = listed(near: text)
    guard !listed.isEmpty else { return false }
    let reading = MeaningReading(words, listed, witness, using: SentenceReader(analyzer))
    if case .licensed = reading.outcome { return true }
    return false
  }

  private func best(for text: AnswerText, _ analyzer: WordAnalyzer) -> SentenceComparison? {
    let candidates = candidates(for: text)
    var best: Best?
    for candidate in candidates {
      consider(candidate.path, in: candidate.pattern, text, analyzer, &best)
      if best?.comparison.verdict.passes == true { return best?.comparison }
    }
    // Another order is far from its form, letter by letter.
    for candidate in nearest(to: text) {
      guard let path = reordered(text, in: candidate.pattern) else { continue }
      consider(path, in: candidate.pattern, text, analyzer, &best)
      if best?.comparison.verdict.passes == true { return best?.comparison }
    }
    for candidate in candidates where best?.comparison.hasWrongWord == true {
      for path in related(text, in: candidate.pattern, to: best?.comparison, using: analyzer) {
        consider(path, in: candidate.pattern, text, analyzer, &best)
      }
    }
    if best?.comparison.hasWrongWord == true { refine(&best, candidates, text, analyzer) }
    if let known = best, known.comparison.hasOtherForm, !known.pattern.lattice.isSingle,
      let path = known.pattern.lattice.trace(Normalization.mapped(known.pattern.plain).bytes)
    {
      consider(path, in: known.pattern, text, analyzer, &best)
    }
    considerOtherForms(candidates, text, analyzer, &best)
    return best?.comparison
  }

  /// Considers the other listed forms of a word that was typed with several wrong endings: for köpekleri,
  /// köpeklerden is nearer than köpekten.
  private func considerOtherForms(
    _ candidates: [(pattern: AnswerPattern, path: [Int])],
    _ text: AnswerText,
    _ analyzer: WordAnalyzer,
    _ best: inout Best?
  ) {
    guard let nearest = best?.comparison else { return }
    let words = nearest.expectedWords
    for place in nearest.wordsOfOtherForms.prefix(2) {
      guard let letter = words[place].first else { continue }
      for (pattern, _) in candidates where !pattern.lattice.isSingle {
        for word in pattern.lattice.words(beginningWith: letter)
        where word != words[place] && SharedStem.isLikely(word, words[place], using: analyzer) {
          var form = words
          form[place] = word
          let bytes = Array(form.joined(separator: [UInt8(ascii: " ")]))
          guard let path = pattern.lattice.trace(bytes) else { continue }
          consider(path, in: pattern, text, analyzer, &best)
        }
      }
    }
  }

  /// Leaves out optional words that were not typed; far from all forms, takes the plain one.
  private func refine(
    _ best: inout Best?,
    _ candidates: [(pattern: AnswerPattern, path: [Int])],
    _ text: AnswerText,
    _ analyzer: WordAnalyzer
  ) {
    for (pattern, path) in candidates where !pattern.lattice.isSingle {
      var near: Best?
      consider(path, in: pattern, text, analyzer, &near)
      guard let near else { continue }
      var refinement = FormRefinement(near.comparison, in: pattern.lattice)
      guard let path = refinement.refinedPath() else { continue }
      consider(path, in: pattern, text, analyzer, &best)
    }
    guard best?.comparison.isFar == true, let first = accepted.first,
      let path = first.lattice.trace(Normalization.mapped(first.plain).bytes)
    else { return }
    best = nil
    consider(path, in: first, text, analyzer, &best)
  }

  /// The nearest form so far and its pattern.
  private typealias Best = (comparison: SentenceComparison, pattern: AnswerPattern)

  /// Returns the nearest form of each pattern, the nearest first, without those that are far away.
  private func candidates(for text: AnswerText) -> [(pattern: AnswerPattern, path: [Int])] {
    let nearest = nearest(to: text)
    let least = min(nearest.first?.cost ?? 0, Self.mostCost)
    return nearest.filter { $0.cost <= 2 * least + 16 }.map { ($0.pattern, $0.path) }
  }

  /// Returns the nearest form of each pattern with its distance, the nearest first.
  private func nearest(
    to text: AnswerText
  ) -> [(pattern: AnswerPattern, path: [Int], cost: Int)] {
    if accepted.count == 1, accepted[0].lattice.isSingle {
      return [(accepted[0], Array(accepted[0].lattice.edges.indices), 0)]
    }
    return accepted.map { pattern in
      let nearest = pattern.lattice.nearest(to: text.bytes)
      return (pattern: pattern, path: nearest.path, cost: nearest.cost)
    }
    .sorted { $0.cost < $1.cost }.prefix(Self.mostCandidates).map { $0 }
  }

  private func consider(
    _ path: [Int],
    in pattern: AnswerPattern,
    _ text: AnswerText,
    _ analyzer: WordAnalyzer,
    _ best: inout Best?
  ) {
    let expected = ExpectedText(path, of: pattern)
    let comparison = SentenceComparison(expected, text, using: analyzer)
    let isBetter = best.map { best in
      let (known, new) = (
        (best.comparison.verdict, best.comparison.cost), (comparison.verdict, comparison.cost)
      )
      // Of two forms as near as each other the one that the author wrote first is shown.
      return known > new
        || known == new && comparison.hasOtherForm
          && rank(of: comparison, in: pattern) < rank(of: best.comparison, in: best.pattern)
    }
    if isBetter ?? true { best = (comparison, pattern) }
  }

  /// The place of a form among the listed ones: that of its pattern, the plain form first.
  private func rank(of comparison: SentenceComparison, in pattern: AnswerPattern) -> Int {
    let place = accepted.firstIndex { $0.shown == pattern.shown } ?? accepted.count
    return 2 * place
      + (comparison.expected.bytes == Normalization.mapped(pattern.plain).bytes ? 0 : 1)
  }

  /// Returns forms that have a word of the same stem as a typed word that is wrong in `best`.
  private func related(
    _ text: AnswerText,
    in pattern: AnswerPattern,
    to best: SentenceComparison?,
    using analyzer: WordAnalyzer
  ) -> [[Int]] {
    guard let best, !pattern.lattice.isSingle else { return [] }
    return best.wrongWords.prefix(2).compactMap { place in
      let typed = best.foundWords[place]
      guard let letter = typed.first,
        let related = pattern.lattice.words(beginningWith: letter)
          .first(where: { SharedStem.isLikely($0, typed, using: analyzer) })
      else {
        return nil
      }
      var sentence = best.foundWords
      sentence[place] = related
      return pattern.lattice.nearest(to: Array(sentence.joined(separator: [UInt8(ascii: " ")])))
        .path
    }
  }

  /// Returns the form that has the words of the answer in another order, if there is one.
  private func reordered(_ text: AnswerText, in pattern: AnswerPattern) -> [Int]? {
    let words = text.bytes.wordRanges.map { Array(text.bytes[$0]) }
    guard let order = pattern.lattice.order(of: words.map(SentenceComparison.key)) else {
      return nil
    }
    let sentence = Array(order.map { words[$0] }.joined(separator: [UInt8(ascii: " ")]))
    return pattern.lattice.nearest(to: sentence).path
  }
}
