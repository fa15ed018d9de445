import Turkish

/// Checks the particles that follow their word: their vowel (geldi mi, Ali de), and which of the
/// verb and mI has the personal ending (geliyor musun, geldin mi).
enum ParticleSpelling {
  /// Whether every particle is spelt as it must be.
  static func isRight(_ words: [[UInt8]], using analyzer: WordAnalyzer) -> Bool {
    isRight(words) { place in
      analyzer.readings(of: WordComparison.bare(words[place])).contains {
        $0.morphemes.isEmpty && $0.stem.traits.contains(.frontSuffixes)
      }
    }
      && words.indices.dropFirst().allSatisfy { place in
        !QuestionParticle.matches(words[place])
          || hasPersonInPlace(words[place], after: words[place - 1], using: analyzer)
      }
  }

  /// Whether the personal ending is on mI after most tenses and nouns, on the verb after -DI and -sA.
  private static func hasPersonInPlace(
    _ particle: [UInt8],
    after word: [UInt8],
    using analyzer: WordAnalyzer
  ) -> Bool {
    let shape = CodePage.decode(QuestionParticle.shape(of: particle))
    if shape.contains("lAr") { return false }
    let readings = analyzer.readings(of: WordComparison.bare(word)).filter(\.slips.isEmpty)
    let isVerb = readings.contains { reading in
      reading.suffixes.contains { $0.slot == .person && $0 != .person3p }
        && !Set(reading.suffixes).isDisjoint(with: onParticle)
    }
    // Never on both: geliyorum musun.
    if isVerb { return false }
    if particle.count > 2 {
      return !readings.contains { reading in
        reading.suffixes.last.map { [.past, .conditional].contains($0) } ?? false
          && ["mIyIm", "mIsIn", "mIyIz", "mIsInIz"].contains(shape)
      }
    }
    // The past of a nominal predicate is on mI: ünlü müymüş.
    if !readings.isEmpty, readings.allSatisfy({ $0.suffixes.contains(where: isCopula) }) {
      return false
    }
    return readings.isEmpty
      || readings.contains { reading in
        !reading.suffixes.contains { $0.slot == .person && $0 != .person3p }
          || !Set(reading.suffixes).isDisjoint(with: onVerb)
      }
  }

  private static func isCopula(_ suffix: Suffix) -> Bool {
    suffix == .copulaPast || suffix == .copulaEvidential
  }

  /// Tenses whose personal endings are on mI.
  private static let onParticle: Set<Suffix> = [
    .progressive, .aorist, .future, .evidential, .necessity, .continuous,
  ]

  /// Moods whose personal endings come before mI.
  private static let onVerb: Set<Suffix> = [
    .past, .conditional, .copulaPast, .copulaConditional, .optative, .imperative,
  ]

  /// Whether every mI, de and da has the vowel that the word before it asks for.
  ///
  /// After the words for which `isFront` they may have front vowels against the rule: beraat mi.
  private static func isRight(_ words: [[UInt8]], isFront: (Int) -> Bool) -> Bool {
    words.indices.dropFirst().allSatisfy { place in
      guard let vowel = words[place - 1].last(where: CodePage.isVowel).map(plain) else {
        return true
      }
      return fits(words[place], after: vowel)
        || isFront(place - 1) && fits(words[place], after: front(vowel))
    }
  }

  /// Whether a word is no particle, or has the vowel that follows another one.
  private static func fits(_ word: [UInt8], after vowel: UInt8) -> Bool {
    if QuestionParticle.matches(word) { return word.count > 1 && word[1] == narrow(after: vowel) }
    return switch CodePage.decode(word) {
    case "da": isBack(vowel)
    case "de": !isBack(vowel)
    case "ta", "te": false
    default: true
    }
  }

  private static func plain(_ vowel: UInt8) -> UInt8 { CodePage.withoutCircumflex[Int(vowel)] }

  private static func front(_ vowel: UInt8) -> UInt8 {
    switch vowel {
    case UInt8(ascii: "o"): CodePage.oUmlaut
    case UInt8(ascii: "u"): CodePage.uUmlaut
    case UInt8(ascii: "a"), CodePage.dotlessI: UInt8(ascii: "e")
    default: vowel
    }
  }

  private static func isBack(_ vowel: UInt8) -> Bool {
    [UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"), CodePage.dotlessI].contains(vowel)
  }

  private static func narrow(after vowel: UInt8) -> UInt8 {
    switch vowel {
    case UInt8(ascii: "a"), CodePage.dotlessI: CodePage.dotlessI
    case UInt8(ascii: "o"), UInt8(ascii: "u"): UInt8(ascii: "u")
    case CodePage.oUmlaut, CodePage.uUmlaut: CodePage.uUmlaut
    default: UInt8(ascii: "i")
    }
  }
}
