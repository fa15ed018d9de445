import Turkish

/// A word with missing or superfluous marks, in an answer that has Turkish letters.
///
/// It passes with a note unless it is another word, or its letters break a rule of the suffixes.
struct MissingMarks {
  private let word: [UInt8]
  private let typed: [UInt8]
  private let repaired: [UInt8]
  private let context: FormComparison.Context
  private let facts: [Finding.Fact]
  private let analyzer: WordAnalyzer

  /// Creates the comparison of words without apostrophes and circumflexes.
  ///
  /// `repaired` is the typed word with the marks of the right word.
  init(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ repaired: [UInt8],
    _ context: FormComparison.Context,
    facts: [Finding.Fact],
    using analyzer: WordAnalyzer
  ) {
    self.word = word
    self.typed = typed
    self.repaired = repaired
    self.context = context
    self.facts = facts
    self.analyzer = analyzer
  }

  /// Returns the differences; `folds` are the places of the differing marks in the right word.
  func differences(folds: [Int]) -> [WordComparison.Difference] {
    let note = WordComparison.Difference(
      category: .diacritics,
      verdict: .correctWithNote,
      facts: facts
    )
    let form = FormComparison(word, typed, context, using: analyzer)
    if word != repaired {
      if form != nil || analyzer.isWord(typed) {
        return WordDiagnosis.differences(word, typed, context, using: analyzer)
      }
      if BrokenHarmony.explains(typed, for: word) {
        return [.init(category: .harmony, verdict: .almost, facts: facts)]
      }
      let others = WordDiagnosis.differences(word, repaired, context, using: analyzer)
      return WordComparison.areAlike(word, repaired) ? others + [note] : others
    }
    if let form, form.isSlip, areInSuffixes(folds, form), isRule(form) {
      return FormReport(form, word, typed).differences(letters: facts, using: analyzer)
    }
    if BrokenHarmony.changesInvariable(typed, for: word) {
      return [.init(category: .harmony, verdict: .almost, facts: facts)]
    }
    guard analyzer.isWord(typed), !isFarFetched else {
      return [hasStrayMark ? .init(category: .typo, verdict: .almost, facts: facts) : note]
    }
    if form?.isSlip == true { return [WordDiagnosis.otherWord(word, typed, letters: facts)] }
    return WordDiagnosis.differences(word, typed, context, using: analyzer).map { difference in
      var difference = difference
      difference.verdict = .wrong
      return difference
    }
  }

  /// Whether a letter has a mark that doesn't belong, which no keyboard leaves out: sörün.
  private var hasStrayMark: Bool {
    zip(word, typed).contains { right, wrong in
      right != wrong && WordComparison.folded(wrong) != wrong && wrong != CodePage.dotlessI
        && WordComparison.folded(right) == right
    }
  }

  /// Whether the typed word is another word only in a mood that the right word doesn't have: aksam,
  /// “if I flow”, for akşam.
  private var isFarFetched: Bool {
    let right = FormComparison.readings(of: word, context, using: analyzer).first?.suffixes ?? []
    let unlikely = Self.unlikelyMoods.subtracting(right)
    return analyzer.commonReadings(of: typed).allSatisfy { reading in
      reading.suffixes.contains(where: unlikely.contains)
    }
  }

  private static let unlikelyMoods: Set<Suffix> = [.conditional, .optative, .copulaConditional]

  /// Whether the marks are in suffixes of the likeliest reading of the right word.
  ///
  /// If its stem is derived from the compared one, as sürül from sür, the shorter stem counts.
  private func areInSuffixes(_ folds: [Int], _ form: FormComparison) -> Bool {
    guard let likeliest = FormComparison.readings(of: word, context, using: analyzer).first else {
      return true
    }
    let derivation = form.expected.morphemes.prefix { $0.range.upperBound <= likeliest.stemLength }
    let isDerived =
      derivation.last?.range.upperBound == likeliest.stemLength
      && derivation.allSatisfy { [.voice, .derivation].contains($0.suffix.slot) }
    let stemLength = isDerived ? form.expected.stemLength : likeliest.stemLength
    let softens = form.found.slips.contains { $0.rule == .softening } ? 1 : 0
    return folds.allSatisfy { $0 + softens >= stemLength }
  }

  /// Whether each slip is in a suffix or before one, and none is the softening of a verb.
  private func isRule(_ form: FormComparison) -> Bool {
    form.found.slips.allSatisfy { slip in
      if slip.rule == .softening, form.found.stem.partOfSpeech == .verb { return false }
      return slip.suffix != nil || form.found.morphemes.contains { !$0.range.isEmpty }
    }
  }
}
