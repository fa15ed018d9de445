import Turkish

/// A word of an answer that has Turkish letters, with marks of its letters missing or too many.
///
/// It passes with a note unless it is another word, or its marks break a rule of the suffixes.
struct MissingMarks {
  private let word: [UInt8]
  private let typed: [UInt8]
  private let repaired: [UInt8]
  private let place: FormComparison.Place
  private let facts: [Finding.Fact]
  private let vocabulary: Vocabulary

  /// Takes the words without apostrophes and circumflexes; `repaired` is the typed one with the
  /// marks of the right one.
  init(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ repaired: [UInt8],
    _ place: FormComparison.Place,
    facts: [Finding.Fact],
    in vocabulary: Vocabulary
  ) {
    self.word = word
    self.typed = typed
    self.repaired = repaired
    self.place = place
    self.facts = facts
    self.vocabulary = vocabulary
  }

  /// What is wrong with the word; `folds` are the places of the marks in the right word.
  func differences(folds: [Int]) -> [WordComparison.Difference] {
    let note = WordComparison.Difference(
      category: .diacritics,
      verdict: .correctWithNote,
      facts: facts
    )
    let form = FormComparison(word, typed, place, in: vocabulary)
    if word != repaired {
      if form != nil || vocabulary.isWord(typed) {
        return WordExplanation.differences(word, typed, place, in: vocabulary)
      }
      if BrokenHarmony.explains(typed, for: word) {
        return [.init(category: .harmony, verdict: .almost, facts: facts)]
      }
      let others = WordExplanation.differences(word, repaired, place, in: vocabulary)
      return WordComparison.areAlike(word, repaired) ? others + [note] : others
    }
    if let form, form.isSlip, areInSuffixes(folds, form), isRule(form) {
      return FormReport(form, word, typed).differences(letters: facts, in: vocabulary)
    }
    if BrokenHarmony.changesInvariable(typed, for: word) {
      return [.init(category: .harmony, verdict: .almost, facts: facts)]
    }
    guard vocabulary.isWord(typed), !isFarFetched else { return [note] }
    if form?.isSlip == true { return [WordExplanation.otherWord(word, typed, letters: facts)] }
    return WordExplanation.differences(word, typed, place, in: vocabulary).map { difference in
      var difference = difference
      difference.verdict = .wrong
      return difference
    }
  }

  /// Whether the typed word is another one only as a mood that the right one hasn't: aksam, "if I
  /// flow", for akşam.
  private var isFarFetched: Bool {
    let right = FormComparison.readings(of: word, place, in: vocabulary).first?.suffixes ?? []
    let seldom = Self.seldom.subtracting(right)
    return vocabulary.commonReadings(of: typed).allSatisfy { reading in
      reading.suffixes.contains(where: seldom.contains)
    }
  }

  private static let seldom: Set<Suffix> = [.conditional, .optative, .copulaConditional]

  /// Whether the marks belong to suffixes in the likeliest reading of the right word, be it that
  /// its stem is made of a shorter one: sürül of sür.
  private func areInSuffixes(_ folds: [Int], _ form: FormComparison) -> Bool {
    guard let likeliest = FormComparison.readings(of: word, place, in: vocabulary).first else {
      return true
    }
    let makers = form.expected.morphemes.prefix { $0.range.upperBound <= likeliest.stemLength }
    let isDerived =
      makers.last?.range.upperBound == likeliest.stemLength
      && makers.allSatisfy { [.voice, .derivation].contains($0.suffix.slot) }
    let stemLength = isDerived ? form.expected.stemLength : likeliest.stemLength
    let softens = form.found.slips.contains { $0.rule == .softening } ? 1 : 0
    return folds.allSatisfy { $0 + softens >= stemLength }
  }

  /// Whether a suffix follows the letter of each slip, or has it; no verb softens where it
  /// shouldn't.
  private func isRule(_ form: FormComparison) -> Bool {
    form.found.slips.allSatisfy { slip in
      if slip.rule == .softening, form.found.stem.partOfSpeech == .verb { return false }
      return slip.suffix != nil || form.found.morphemes.contains { !$0.range.isEmpty }
    }
  }
}
