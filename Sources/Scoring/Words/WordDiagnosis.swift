import Patterns
import Turkish

/// Decides whether a typed word is another form of the expected one, a slip or another word.
enum WordDiagnosis {
  private static let longestWord = 64

  /// Returns the differences of two words without apostrophes and circumflexes; never empty.
  static func differences(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ context: FormComparison.Context,
    using analyzer: WordAnalyzer
  ) -> [WordComparison.Difference] {
    let alignment = LetterAlignment(word, typed)
    let letters = alignment.edits.map { fact(of: $0, word, typed) }
    guard word.count <= longestWord, typed.count <= longestWord else {
      return [.init(category: .wrongWord, verdict: .wrong, facts: letters)]
    }
    if DoubledPossessive.isTyped(typed, for: word, using: analyzer) {
      return [.init(category: .possessive, verdict: .wrong, facts: letters)]
    }
    if variants.contains([CodePage.decode(word), CodePage.decode(typed)]) {
      return [.init(category: .spacing, verdict: .correctWithNote, facts: [.variant])]
    }
    if areWhole(word, typed, using: analyzer) { return [otherWord(word, typed, letters: letters)] }
    let slip = TypingSlip(word, typed, using: analyzer)
    let likeliest = analyzer.readings(of: word).first
    let form = FormComparison(word, typed, context, using: analyzer)
    if let form, likeliest?.morphemes.isEmpty == true, form.isSlipOfSuffix, !analyzer.isWord(typed)
    {
      // hafta is no form of haf, and hafte no broken harmony.
      return [.init(category: .typo, verdict: .almost, facts: letters)]
    }
    if let form, !slip.isLikelier(than: form) {
      let own = FormReport(form, word, typed).differences(letters: letters, using: analyzer)
      return own.isEmpty
        ? [.init(category: .spacing, verdict: .correctWithNote, facts: [.variant])] : own
    }
    let isStem = analyzer.readings(of: word).contains { $0.morphemes.isEmpty }
    if !isStem, BrokenHarmony.explains(typed, for: word), !analyzer.isWord(typed) {
      let isInStem =
        alignment.edits.allSatisfy { step in
          guard case .replaced(let place, _) = step, let likeliest else { return false }
          return place < likeliest.stemLength
        }
      return [.init(category: isInStem ? .typo : .harmony, verdict: .almost, facts: letters)]
    }
    if let set = WrongPersonEnding(word, typed) {
      let facts: [Finding.Fact] = [.shape(set.expected, found: set.found)]
      return [.init(category: .person, verdict: .wrong, facts: facts + letters)]
    }
    if NegativeAorist.isRegular(typed, for: word) {
      return [.init(category: .person, verdict: .wrong, facts: letters)]
    }
    if ColloquialForm.isMisspelling(typed, of: word) {
      return [.init(category: .typo, verdict: .almost, facts: letters)]
    }
    if ColloquialForm.isSpoken(typed, for: word) {
      return [.init(category: .typo, verdict: .almost, facts: [.spoken] + letters)]
    }
    if slip.verdict != .almost || alignment.edits.count > 1,
      let repaired = RepairedStem(word, typed, context, using: analyzer)
    {
      return [.init(category: .typo, verdict: .wrong, facts: letters)]
        + FormReport(repaired.comparison, word, repaired.typed)
        .differences(letters: [], using: analyzer)
    }
    // kalıcaz is no slip of the keyboard for kalırız, but kalacağız as it is spoken.
    let standards = ColloquialForm.standards(of: typed, using: analyzer)
    if let verdict = slip.verdict, standards.isEmpty || standards.contains(word) {
      return [.init(category: .typo, verdict: verdict, facts: letters)]
    }
    return [otherWord(word, typed, letters: letters)]
  }

  /// Words that are written in two ways.
  private static let variants: Set<Set<String>> = [["haydi", "hadi"]]

  /// Whether both are words by themselves that no ending makes of each other: böyle, böylece.
  private static func areWhole(
    _ word: [UInt8],
    _ typed: [UInt8],
    using analyzer: WordAnalyzer
  ) -> Bool {
    [word, typed].allSatisfy { word in
      analyzer.readings(of: word).contains { reading in
        reading.morphemes.isEmpty
          && [.adverb, .conjunction, .postposition].contains(reading.stem.partOfSpeech)
      }
    }
  }

  /// Returns the differences of another word in its suffixes: bakıyoruz for seyrettik has another
  /// tense.
  static func otherForm(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ context: FormComparison.Context,
    using analyzer: WordAnalyzer
  ) -> [WordComparison.Difference] {
    guard !ExistentialWord.matches(word), !ExistentialWord.matches(typed),
      !WordComparison.areAlike(word, typed),
      let form = FormComparison(word, other: typed, context, using: analyzer),
      (1...2).contains(form.changes.count),
      form.changes.allSatisfy({ $0.category != .wrongWord && $0.slot != .voice })
    else { return [] }
    return FormReport(form, word, typed).differences(letters: [], using: analyzer)
  }

  /// Returns the difference of another word.
  static func otherWord(
    _ word: [UInt8],
    _ typed: [UInt8],
    letters: [Finding.Fact]
  ) -> WordComparison.Difference {
    let other = OtherWord(word: word, typed: typed)
    return .init(category: .wrongWord, verdict: .wrong, facts: letters, otherWord: other)
  }

  private static func fact(
    of step: LetterAlignment.Step,
    _ word: [UInt8],
    _ typed: [UInt8]
  ) -> Finding.Fact {
    let letter = WordComparison.character
    return switch step {
    case .same(let place, let other), .replaced(let place, let other):
      .letterReplaced(at: place, expected: letter(word[place]), found: letter(typed[other]))
    case .missing(let place, _): .letterMissing(at: place, expected: letter(word[place]))
    case .extra(let place, _): .letterExtra(at: place, found: letter(typed[place]))
    case .swapped(let place, _):
      .lettersSwapped(at: place, first: letter(word[place]), second: letter(word[place + 1]))
    }
  }
}
