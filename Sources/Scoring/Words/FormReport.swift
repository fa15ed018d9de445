import Turkish

/// Turns the comparison of two forms of a stem into differences with facts.
struct FormReport {
  private let comparison: FormComparison
  private let word: [UInt8]
  private let typed: [UInt8]

  init(_ comparison: FormComparison, _ word: [UInt8], _ typed: [UInt8]) {
    self.comparison = comparison
    self.word = word
    self.typed = typed
  }

  /// Returns at most one difference for each category: grammar first, then spelling.
  func differences(
    letters: [Finding.Fact],
    using analyzer: WordAnalyzer
  ) -> [WordComparison.Difference] {
    var differences: [WordComparison.Difference] = []
    for change in independentChanges
    where !differences.contains(where: { $0.category == change.category }) {
      differences.append(
        .init(
          category: change.category,
          verdict: .wrong,
          facts: (isOwnVerb(change, using: analyzer) ? [] : facts(of: change)) + letters
        )
      )
    }
    for slip in comparison.found.slips where !isOfRightStem(slip) {
      let category = Self.category(of: slip)
      guard !differences.contains(where: { $0.category == category }) else { continue }
      let isOtherWord = analyzer.isWord(typed, otherThan: comparison.found.stem)
      differences.append(
        .init(
          category: category,
          verdict: isOtherWord ? .wrong : .almost,
          facts: facts(of: slip) + (isOtherWord ? [.otherWord] : []) + [takenApart] + letters
        )
      )
    }
    return differences.isEmpty ? stemDifference(letters) : differences
  }

  /// The difference of a stem whose vowel wrongly stays, although the rest is right: devirildi.
  private func stemDifference(_ letters: [Finding.Fact]) -> [WordComparison.Difference] {
    let (right, wrong) = (
      word.prefix(comparison.expected.stemLength), typed.prefix(comparison.found.stemLength)
    )
    guard right.count + 1 == wrong.count else { return [] }
    return [
      .init(category: .stemVowel, verdict: .almost, facts: [stem, takenApart] + letters)
    ]
  }

  /// Whether it is about a stem that was typed as it should be, beside another slip: kitabyı.
  private func isOfRightStem(_ slip: Reading.Slip) -> Bool {
    slip.rule == .softening && slip.suffix == nil && comparison.found.slips.count > 1
      && word.prefix(comparison.expected.stemLength)
        .elementsEqual(typed.prefix(comparison.found.stemLength))
  }

  private static func category(of slip: Reading.Slip) -> Finding.Category {
    switch slip.rule {
    case .harmony: slip.suffix == .relative ? .kiClitic : .harmony
    case .assimilation, .softening: .consonant
    case .buffer, .pronominalN: .buffer
    case .narrowing, .vowelDrop, .doubling: .stemVowel
    }
  }

  /// The changes without those that only result from another kind of verb form.
  private var independentChanges: [FormChange] {
    // -sA changes the whole sentence, so it is told before the tense: gelirsen, geliyorsun.
    let changes =
      comparison.changes.filter(\.isConditional) + comparison.changes.filter { !$0.isConditional }
    if let mix = changes.first(where: \.mixesFiniteness) { return [mix] }
    // “Can't” has both tenses, so only the ability differs: yapabiliriz, yapamıyoruz, yapamayız.
    if changes.contains(where: \.deniesAbility) {
      return changes.filter { $0.slot != .tense || !$0.isWithinPresent }
    }
    if changes.contains(where: { $0.slot == .person }) {
      let hasOtherTense = changes.contains { $0.slot == .tense }
      return changes.filter { change in
        !change.isWithinImperative && !change.isAssertive
          && !(hasOtherTense && change.addsUnseenPerson)
      }
    }
    guard let kind = changes.first(where: { $0.slot == .nonfinite }) else { return changes }
    let others = changes.filter { $0.slot != .nonfinite }
    let kinds = [kind.expected, kind.found].compactMap(\.?.suffix)
    if kinds.contains(.infinitive), kinds.contains(.verbalNoun), !others.isEmpty { return others }
    if kinds.contains(where: Self.converbs.contains) { return [kind] }
    return kinds.contains(where: Self.ownerless.contains)
      ? [kind] + others.filter { $0.slot != .possessive } : changes
  }

  private static let converbs: Set<Suffix> = [
    .andThen, .byDoing, .when, .ever, .aslong, .withoutDoing, .withoutEver, .repeatedly, .asIf,
    .whileBeing,
  ]

  /// Verbal nouns and participles that take no possessive.
  private static let ownerless: Set<Suffix> = [.participle, .infinitive]

  /// Whether the form with a voice suffix may be a verb in its own right: dinlenmek is “to rest”
  /// rather than “to be listened to”.
  ///
  /// The causative and the passive in -Il say the same in such verbs too: öldürmek, açılmak.
  private func isOwnVerb(_ change: FormChange, using analyzer: WordAnalyzer) -> Bool {
    guard change.slot == .voice else { return false }
    let voices = [form(change.expected, in: word), form(change.found, in: typed)].compactMap(\.self)
    if voices.allSatisfy({
      $0.suffix == .causative || $0.suffix == .passive && $0.text.contains("l")
    }) {
      return false
    }
    return analyzer.readings(of: change.expected == nil ? typed : word).contains { reading in
      reading.stem.partOfSpeech == .verb
        && !reading.morphemes.contains { $0.suffix.slot == .voice }
    }
  }

  private func facts(of change: FormChange) -> [Finding.Fact] {
    var facts: [Finding.Fact] = [
      .form(
        expected: form(
          ability(\.expected, beside: change) ?? change.expected
            ?? command(comparison.expected, change),
          in: word
        ),
        found: form(
          ability(\.found, beside: change) ?? change.found ?? command(comparison.found, change),
          in: typed
        )
      ),
      takenApart,
    ]
    // The second ending of a tense, which is no finding of its own: oynuyordu for oynadı.
    if change.slot == .tense, let copula = comparison.changes.first(where: { $0.slot == .copula }) {
      facts.append(
        .form(expected: form(copula.expected, in: word), found: form(copula.found, in: typed))
      )
    } else if change.slot == .tense, let own = copula(of: comparison.expected),
      let other = copula(of: comparison.found)
    {
      facts.append(.form(expected: form(own, in: word), found: form(other, in: typed)))
    }
    if let rival = comparison.rival?.found, let form = form(rival, in: typed) {
      facts.append(.alsoReads(form))
    }
    return facts
  }

  private func copula(of reading: Reading) -> Reading.Morpheme? {
    reading.morphemes.first { $0.suffix.slot == .copula }
  }

  /// Returns -sIn of a command to a third person, which has no personal ending besides: kızmasın.
  private func command(_ reading: Reading, _ change: FormChange) -> Reading.Morpheme? {
    guard change.slot == .person, let last = reading.morphemes.last(where: { !$0.range.isEmpty }),
      last.suffix == .imperative
    else { return nil }
    return last
  }

  /// Returns -(y)Abil before the aorist of a change, with which it says “can”, and not “does”:
  /// alabilirsiniz for almalısınız.
  private func ability(
    _ side: KeyPath<FormChange, Reading.Morpheme?>,
    beside change: FormChange
  ) -> Reading.Morpheme? {
    guard change.slot == .tense, change[keyPath: side]?.suffix == .aorist else { return nil }
    return comparison.changes.lazy.compactMap { $0[keyPath: side] }.first { $0.suffix == .ability }
  }

  private var takenApart: Finding.Fact {
    .takenApart(
      expected: Self.parted(word, comparison.expected),
      found: Self.parted(typed, comparison.found)
    )
  }

  /// Returns the word with a hyphen before each suffix.
  static func parted(_ word: [UInt8], _ reading: Reading) -> String {
    let cuts = Set(reading.morphemes.filter { !$0.range.isEmpty }.map(\.range.lowerBound))
    var bytes: [UInt8] = []
    for (place, letter) in word.enumerated() {
      if place > 0, cuts.contains(place) { bytes.append(UInt8(ascii: "-")) }
      bytes.append(letter)
    }
    return CodePage.decode(bytes)
  }

  private func form(_ morpheme: Reading.Morpheme?, in word: [UInt8]) -> Finding.SuffixForm? {
    Self.form(morpheme, in: word)
  }

  /// Returns a suffix with its letters in a word; nil if there is no suffix.
  static func form(_ morpheme: Reading.Morpheme?, in word: [UInt8]) -> Finding.SuffixForm? {
    guard let morpheme else { return nil }
    let range = morpheme.range.clamped(to: word.indices)
    return Finding.SuffixForm(morpheme.suffix, CodePage.decode(word[range]))
  }

  private func facts(of slip: Reading.Slip) -> [Finding.Fact] {
    let expected = slip.expected.map(WordComparison.character)
    let found = slip.found.map(WordComparison.character)
    switch slip.rule {
    case .harmony:
      guard let expected, let vowel = Phonology.vowel(in: typed, before: slip.place) else {
        return shape(of: slip)
      }
      return [.vowel(expected: expected, after: WordComparison.character(vowel))] + shape(of: slip)
    case .assimilation:
      guard let expected, let found, slip.place > 0, slip.place <= typed.count else {
        return shape(of: slip)
      }
      let before = WordComparison.character(typed[slip.place - 1])
      return [.assimilation(after: before, expected: expected, found: found)] + shape(of: slip)
    case .buffer: return [.buffer(expected: expected, found: found, pronominal: false)]
    case .pronominalN: return [.buffer(expected: expected, found: found, pronominal: true)]
    case .softening, .narrowing, .vowelDrop, .doubling: return [stem]
    }
  }

  private var stem: Finding.Fact {
    .stem(
      dictionary: CodePage.decode(comparison.expected.stem.letters),
      expected: CodePage.decode(word.prefix(comparison.expected.stemLength)),
      found: CodePage.decode(typed.prefix(comparison.found.stemLength))
    )
  }

  /// Returns the right and the typed letters of the suffix of a slip, if they differ.
  private func shape(of slip: Reading.Slip) -> [Finding.Fact] {
    guard let suffix = slip.suffix,
      let right = comparison.expected.morphemes.first(where: { $0.suffix == suffix }),
      let wrong = comparison.found.morphemes.first(where: { $0.suffix == suffix }),
      let form = form(right, in: word), let other = self.form(wrong, in: typed),
      form.text != other.text
    else { return [] }
    return [.shape(form, found: other.text)]
  }
}
