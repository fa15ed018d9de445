import Turkish

/// The words that a learner may well have meant.
enum Vocabulary {
  /// Whether the word is a form of a common stem, so that typing it is no slip of the keyboard.
  ///
  /// Names, exclamations, rare stems and nouns made into predicates don't count: a slip is likelier
  /// than they are.
  static func isWord(_ word: [UInt8]) -> Bool {
    Morphology.isWord(word) && Morphology.readings(of: word).contains(where: isCommon)
  }

  /// Whether the word is a form of a common stem that is spelt otherwise than this one.
  static func isWord(_ word: [UInt8], otherThan stem: Stem) -> Bool {
    Morphology.isWord(word)
      && Morphology.readings(of: word).contains { reading in
        isCommon(reading) && reading.stem.letters != stem.letters
      }
  }

  private static func isCommon(_ reading: Reading) -> Bool {
    guard reading.stem.partOfSpeech == .verb || !isPredicate(reading) else { return false }
    return !reading.stem.traits.contains(.rare) && reading.stem.partOfSpeech != .properNoun
      && reading.stem.partOfSpeech != .interjection
  }

  /// Whether a copula or a person makes a predicate of it: simdi, "it was silver thread".
  private static func isPredicate(_ reading: Reading) -> Bool {
    reading.suffixes.contains { $0.slot == .copula || $0.slot == .person }
  }
}
