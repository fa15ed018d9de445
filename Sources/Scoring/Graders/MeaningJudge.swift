import Patterns
import Turkish

/// Judges an answer that isn't listed: by its slips, then by its meaning.
struct MeaningJudge {
  private let best: SentenceComparison
  private let witness: Witness
  /// The listed forms to compare with, as words; that of ``best`` first.
  private let listed: [[[UInt8]]]

  init(_ best: SentenceComparison, _ witness: Witness, others: [[[UInt8]]]) {
    self.best = best
    self.witness = witness
    listed = [best.expectedWords] + others.filter { $0 != best.expectedWords }
  }

  /// Returns the judgement of an answer whose comparison alone gives `plain`.
  func judgement(_ plain: Judgement, strict: Bool) -> Judgement {
    let typed = TypedWords(best)
    if plain.verdict.passes { return swapped(plain, typed.words) ?? plain }
    if plain.findings.allSatisfy({ $0.category == .wordOrder }),
      let judgement = swapped(plain, typed.words)
    {
      return judgement
    }
    guard ParticleSpelling.isRight(typed.words, using: best.analyzer) else { return plain }
    let meaning = MeaningReading(typed.words, listed, witness, using: best.analyzer)
    if !typed.slips.isEmpty {
      // Another spelling may be right as well: hapiste idi, hapisteydi.
      let asTyped = MeaningReading(typed.plain, listed, witness, using: best.analyzer)
      guard !typed.hasBrokenRule, case .licensed(let rules) = asTyped.outcome else {
        return slipped(plain, typed.slips, meaning)
      }
      return licensed(plain, rules, asTyped, strict: strict)
    }
    switch meaning.outcome {
    case .licensed(let rules): return licensed(plain, rules, meaning, strict: strict)
    case .contradicted(let contradictions): return refuted(plain, contradictions, meaning)
    case .open:
      if let judgement = practised(plain, typed.words) { return judgement }
      // Words that are no Turkish, and numbers alone, translate nothing: xyz, 1.
      if meaning.isUnreadable { return plain }
      if witness.prompt == nil { return isUnclear ? unsure(plain, meaning) : plain }
      return isNearListed ? near(plain, meaning, []) : unsure(plain, meaning)
    }
  }

  /// Judges an answer that is right Turkish, but without the form that the item trains.
  private func practised(_ plain: Judgement, _ words: [[UInt8]]) -> Judgement? {
    guard let open = witness.withoutPractices else { return nil }
    let meaning = MeaningReading(words, listed, open, using: best.analyzer)
    guard case .licensed(let rules) = meaning.outcome else { return nil }
    var judgement = unsure(plain, meaning)
    judgement.licences = rules
    judgement.practised =
      witness.practices.first { !$0.rules.isDisjoint(with: rules) }?.name
    return judgement
  }

  /// Whether, without English, whole words differ and nothing else, or most of the answer.
  private var isUnclear: Bool {
    let failing = best.locatedDifferences.filter { $0.difference.verdict.fails }
    return best.isQuiteDifferent
      || failing.allSatisfy { $0.difference.category.isOfWords }
        && failing.contains { $0.difference.category == .wrongWord }
  }

  /// Judges an answer with another order in which a noun belongs to another verb: Ali gelince Ayşe
  /// gitti, Ayşe gelince Ali gitti.
  private func swapped(_ plain: Judgement, _ words: [[UInt8]]) -> Judgement? {
    let meaning = MeaningReading(words, Array(listed.prefix(1)), witness, using: best.analyzer)
    guard meaning.first.hasSwappedClauses else { return nil }
    var judgement = unsure(plain, meaning)
    judgement.findings = []
    return judgement
  }

  /// Judges a listed answer with other forms by those that the English excludes.
  private func near(
    _ plain: Judgement,
    _ meaning: MeaningReading,
    _ contradictions: [Contradiction]
  ) -> Judgement {
    guard let shown = ShownForms(best, meaning.first, witness) else { return plain }
    let failing = best.locatedDifferences.filter { $0.difference.verdict.fails }
    let wrong = failing.filter(shown.isShown)
    if wrong.count == failing.count { return plain }
    guard !wrong.isEmpty else {
      return contradictions.isEmpty ? unsure(plain, meaning) : told(contradictions, plain)
    }
    var judgement = plain
    let places = Set(wrong.map(\.pair))
    judgement.findings = report.findings { entry in
      places.contains(entry.pair) && shown.isShown(entry)
    }
    judgement.verdict = wrong.contains { $0.difference.verdict == .wrong } ? .wrong : plain.verdict
    return judgement
  }

  /// Whether the answer is a listed one but for the forms or the order of its words.
  private var isNearListed: Bool {
    best.locatedDifferences.allSatisfy {
      !$0.difference.verdict.fails || !$0.difference.category.isOfWords
    }
  }

  private func slipped(
    _ plain: Judgement,
    _ slips: Set<Int>,
    _ meaning: MeaningReading
  ) -> Judgement {
    if isNearListed || witness.prompt == nil { return plain }
    var judgement = plain
    judgement.findings = report.findings {
      slips.contains($0.pair) && $0.difference.category.isSpelling
    }
    judgement.verdict = slips.count > 1 ? .wrong : .almost
    switch meaning.outcome {
    case .licensed: break
    case .contradicted(let contradictions):
      judgement.verdict = .wrong
      judgement.findings += contradictions.map(finding)
    case .open: judgement.differences = differences(meaning)
    }
    return judgement
  }

  private func licensed(
    _ plain: Judgement,
    _ rules: [MeaningRule],
    _ meaning: MeaningReading,
    strict: Bool
  ) -> Judgement {
    var judgement = plain
    let isSilent = rules.allSatisfy(\.isSilent)
    judgement.verdict = isSilent ? .correct : strict ? .almost : .correctWithNote
    judgement.findings = []
    judgement.licences = rules
    judgement.differences = isSilent ? [] : differences(meaning)
    return judgement
  }

  private func refuted(
    _ plain: Judgement,
    _ contradictions: [Contradiction],
    _ meaning: MeaningReading
  ) -> Judgement {
    // A listed answer with another form is told by its findings, which know more.
    let verdict = contradictions.map(\.kind.verdict).max() ?? .wrong
    if isNearListed, verdict == .wrong {
      return near(plain, meaning, contradictions.filter(\.kind.isOfForms))
    }
    return told(contradictions, plain)
  }

  private func told(_ contradictions: [Contradiction], _ plain: Judgement) -> Judgement {
    var judgement = plain
    judgement.verdict = contradictions.map(\.kind.verdict).max() ?? .wrong
    judgement.findings = Array(
      contradictions.map { contradiction in
        let own = finding(contradiction)
        return plain.findings.first {
          $0.category == own.category && $0.foundSpan == own.foundSpan
        } ?? own
      }
      .prefix(SentenceComparison.mostFindings)
    )
    return judgement
  }

  private func unsure(_ plain: Judgement, _ meaning: MeaningReading) -> Judgement {
    var judgement = plain
    judgement.verdict = .unsure
    judgement.findings = []
    judgement.differences = differences(meaning)
    return judgement
  }

  private var report: SentenceReport {
    SentenceReport(best, String(scalars: best.answer.scalars[...]))
  }

  private func finding(_ contradiction: Contradiction) -> Finding {
    report.finding(
      contradiction.kind.category,
      expected: contradiction.expectedWords,
      found: contradiction.foundWords
    )
  }

  /// The pairs of words that differ, neighbours together.
  private func differences(_ meaning: MeaningReading) -> [Judgement.Difference] {
    report.differences { pair in
      meaning.concerns(expected: pair.expected, found: pair.found)
    }
  }
}

extension MeaningRule {
  /// Whether an answer that it licenses passes without a note.
  var isSilent: Bool {
    switch self {
    case .register, .subjectPronoun, .ownerPronoun, .number: true
    default: false
    }
  }

  /// Whether it frees the order, the spelling or a pronoun, and no other form or word.
  var keepsForms: Bool {
    switch self {
    case .register, .subjectPronoun, .ownerPronoun, .number, .order, .copula, .instrumental: true
    default: false
    }
  }
}

extension Finding.Category {
  /// Whether it is about the letters of a word rather than about its form.
  var isSpelling: Bool {
    switch self {
    case .harmony, .consonant, .buffer, .stemVowel, .spacing, .typo, .diacritics, .apostrophe: true
    default: false
    }
  }
}
