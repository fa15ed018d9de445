import Bilingual
import Patterns
import Turkish

/// Judges an answer that isn't listed: by its slips, then by its meaning.
struct MeaningJudge {
  let best: SentenceComparison
  private let witness: Witness
  /// The listed forms to compare with, as words; that of ``best`` first.
  private let listed: [[[UInt8]]]
  private let reader: SentenceReader

  init(
    _ best: SentenceComparison,
    _ witness: Witness,
    others: [[[UInt8]]],
    using reader: SentenceReader
  ) {
    self.best = best
    self.witness = witness
    self.reader = reader
    listed = [best.expectedWords] + others.filter { $0 != best.expectedWords }
  }

  /// Returns the judgement of an answer whose comparison alone gives `plain`.
  func judgement(_ plain: Judgement, strict: Bool) -> Judgement {
    withoutFalseNegation(judged(plain, strict: strict)).owned(
      as: witness.grammar,
      using: best.analyzer
    )
  }

  /// Returns the judgement without findings that call a right negation wrong: “can't” in the English,
  /// or a positive verb after ne … ne.
  private func withoutFalseNegation(_ judgement: Judgement) -> Judgement {
    var judgement = judgement
    // If something else is wrong, “can't” in the English may well be translated by “can't”.
    let isAbility = { (finding: Finding) in
      finding.category == .negation
        && finding.facts.contains { fact in
          if case .form(nil, let found?) = fact { found.suffix == .inability } else { false }
        }
    }
    if witness.grammar?.has("can", "can't", "cannot", "could", "couldn't") == true,
      judgement.findings.contains(where: { !isAbility($0) })
    {
      judgement.findings.removeAll(where: isAbility)
    }
    let count = { (words: [[UInt8]]) in words.count { $0 == Self.neither } }
    guard count(best.foundWords) > 1, count(best.expectedWords) < 2,
      judgement.findings.contains(where: { $0.category == .negation })
    else { return judgement }
    judgement.findings.removeAll { $0.category == .negation }
    if judgement.findings.isEmpty {
      judgement.verdict = .unsure
      judgement.differences = report.differences { _ in true }
    }
    return judgement
  }

  private static let neither = CodePage.encode("ne")

  private func judged(_ plain: Judgement, strict: Bool) -> Judgement {
    let typed = TypedWords(best)
    if plain.verdict.passes { return swapped(plain, typed.words) ?? plain }
    if plain.findings.allSatisfy({ $0.category == .wordOrder }),
      let judgement = swapped(plain, typed.words)
    {
      return judgement
    }
    // No Turkish sentence begins with mI, whatever follows: musun gidiyor.
    if typed.words.count > 1, QuestionParticle.matches(typed.words[0]), !plain.findings.isEmpty {
      return plain
    }
    guard ParticleSpelling.isRight(typed.words, using: best.analyzer) else { return plain }
    let meaning = MeaningReading(
      typed.words,
      listed,
      witness,
      using: reader
    )
    if let judgement = exchanged(plain, typed, meaning) { return judgement }
    if !typed.slips.isEmpty, !(typed.areSlipsSpoken && isSpoken) {
      // Another spelling may be right as well: hapiste idi, hapisteydi.
      let asTyped = MeaningReading(typed.plain, listed, witness, using: reader)
      guard !typed.hasBrokenRule, case .licensed(let rules) = asTyped.outcome else {
        return slipped(plain, typed, meaning)
      }
      return licensed(plain, rules, asTyped, strict: strict)
    }
    switch meaning.outcome {
    case .licensed(let rules):
      var judgement = licensed(plain, rules, meaning, strict: strict)
      if !typed.slips.isEmpty {
        judgement.verdict = strict ? .almost : .correctWithNote
        judgement.findings = spellings(of: typed)
      }
      return judgement
    case .contradicted(let contradictions): return refuted(plain, contradictions, meaning)
    case .open:
      if let judgement = practised(plain, typed.words) { return judgement }
      // Words that are no Turkish, and numbers alone, translate nothing: xyz, 1.
      if meaning.isUnreadable || keepsEnglish(meaning, typed.words) { return plain }
      if meaning.isForeign { return foreign(plain) }
      if witness.prompt == nil { return isUnclear ? unsure(plain, meaning) : plain }
      return isNearListed ? near(plain, meaning, []) : unsure(plain, meaning)
    }
  }

  /// Whether a word of the English sentence stayed in the answer untranslated, as in Aşçı German mı.
  ///
  /// A name may stay, so only a word counts that the lexicon translates as the sentence spells it.
  private func keepsEnglish(_ meaning: MeaningReading, _ words: [[UInt8]]) -> Bool {
    guard let english = witness.english, let prompt = witness.prompt else { return false }
    let lookup = LexiconLookup(witness.lexicon)
    return meaning.found.unknown.contains { place in
      // A small Turkish letter for a capital I has no dot: Italian is ıtalian.
      let word = CodePage.decode(words[place]).replacing("ı", with: "i")
      guard prompt.words.contains(word), !listed.contains(where: { $0.contains(words[place]) })
      else { return false }
      return lookup.english(word).contains { match in
        match.entry.senses[match.sense].glosses.contains { gloss in
          gloss.english.lowercased() == word && english.contains(gloss.english)
        }
      }
    }
  }

  /// Judges an answer that has nothing to do with the sentence.
  private func foreign(_ plain: Judgement) -> Judgement {
    var judgement = plain
    judgement.verdict = .wrong
    judgement.findings = [report.quiteDifferent]
    return judgement
  }

  /// Judges an answer that is right Turkish, but without the form that the item trains.
  private func practised(_ plain: Judgement, _ words: [[UInt8]]) -> Judgement? {
    guard let open = witness.withoutPractices else { return nil }
    let meaning = MeaningReading(words, listed, open, using: reader)
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
    let meaning = MeaningReading(words, Array(listed.prefix(1)), witness, using: reader)
    guard meaning.first.hasSwappedClauses else { return nil }
    var judgement = unsure(plain, meaning)
    judgement.findings = []
    // The English says who does what.
    if witness.prompt != nil, let subject = meaning.first.swappedSubject {
      judgement.verdict = .wrong
      judgement.differences = []
      judgement.findings = [
        report.finding(.wrongWord, expected: subject.expected, found: subject.found)
      ]
    }
    return judgement
  }

  /// Judges an answer in which two words have changed places, so that neither ending is wrong by
  /// itself; without English, or beside a slip, nothing is claimed of it.
  private func exchanged(
    _ plain: Judgement,
    _ typed: TypedWords,
    _ meaning: MeaningReading
  ) -> Judgement? {
    guard witness.prompt != nil, typed.slips.isEmpty else { return nil }
    let words = meaning.first.exchangedWords
    guard !words.isEmpty else { return nil }
    var judgement = plain
    judgement.verdict = .wrong
    judgement.differences = []
    judgement.findings = words.map {
      report.finding(.wrongWord, expected: $0.expected, found: $0.found)
    }
    // If the subjects have moved too, each verb is in the right clause.
    let others = best.pairing.pairs.filter(\.isMoved).filter { pair in
      !words.contains { $0.found.overlaps(pair.found) }
    }
    if words.count > 1, !others.isEmpty {
      let found = Self.hull(words.map(\.found) + others.map(\.found)) ?? 0..<0
      let pairs = best.pairing.pairs.filter { $0.found.overlaps(found) }
      let expected = Self.hull(pairs.map(\.expected))
      judgement.findings = [report.finding(.wrongWord, expected: expected, found: found)]
    }
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
    // If the other differences may be right, so may the order.
    if contradictions.isEmpty, wrong.allSatisfy({ $0.difference.category == .wordOrder }) {
      return unsure(plain, meaning)
    }
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

  /// Whether a bracket asks for the language of everyday speech.
  private var isSpoken: Bool {
    witness.prompt?.brackets.contains { $0.contains("spoken") } ?? false
  }

  /// The findings about misspelt words and those that are written as they are spoken.
  private func spellings(of typed: TypedWords) -> [Finding] {
    report.findings { entry in
      typed.slips.contains(entry.pair) && entry.difference.category.isSpelling
        && !best.pairing.pairs[entry.pair].found.contains { typed.spoken[$0] != nil }
    }
      + typed.spoken.keys.sorted().map { place in
        var finding = report.finding(.typo, expected: nil, found: place..<place + 1)
        finding.expected = CodePage.decode(typed.spoken[place] ?? [])
        finding.facts = [.spoken]
        return finding
      }
  }

  private func slipped(
    _ plain: Judgement,
    _ typed: TypedWords,
    _ meaning: MeaningReading
  ) -> Judgement {
    var isLicensed = false
    if case .licensed = meaning.outcome { isLicensed = true }
    if isNearListed && !isLicensed || witness.prompt == nil { return plain }
    var judgement = plain
    judgement.findings = spellings(of: typed)
    judgement.verdict = typed.slips.count > 1 ? .wrong : .almost
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
    if contradictions.contains(where: { $0.kind == .exchanged }) {
      return told(contradictions, plain)
    }
    if isNearListed, verdict == .wrong {
      return near(plain, meaning, contradictions.filter { $0.kind.isOfForms || $0.isCertain })
    }
    return told(contradictions, plain)
  }

  private func told(_ contradictions: [Contradiction], _ plain: Judgement) -> Judgement {
    var judgement = plain
    judgement.verdict = contradictions.map(\.kind.verdict).max() ?? .wrong
    let findings = contradictions.map { contradiction in
      let own = finding(contradiction)
      return phrase(around: own, in: plain) ?? plain.findings.first {
        $0.foundSpan == own.foundSpan && $0.foundSpan != nil
          // Another word knows more than another case of a rare word that is spelt so.
          && ($0.category == own.category || own.category == .case && $0.category == .wrongWord)
          // The noun of a compound verb belongs to it: iptal etmek.
          && (!own.expected.contains(" ") || $0.expected.contains(" "))
      } ?? own
    }
    judgement.findings = []
    for finding in findings where !judgement.findings.contains(finding) {
      judgement.findings.append(finding)
    }
    judgement.findings = Array(judgement.findings.prefix(SentenceComparison.mostFindings))
    return judgement
  }

  /// Returns the finding about a whole phrase that overlaps another finding, if there is one.
  private func phrase(around own: Finding, in plain: Judgement) -> Finding? {
    guard let span = own.foundSpan else { return nil }
    return plain.findings.first { finding in
      finding.category == .wrongWord && finding.found.contains(" ")
        && !finding.facts.contains(.quiteDifferent)
        && finding.foundSpan.map { $0.overlaps(span) } ?? false
    }
  }

  private func unsure(_ plain: Judgement, _ meaning: MeaningReading) -> Judgement {
    var judgement = plain
    judgement.verdict = .unsure
    judgement.findings = []
    judgement.differences = differences(meaning)
    return judgement
  }

  var report: SentenceReport {
    SentenceReport(best, String(scalars: best.answer.scalars[...]))
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
