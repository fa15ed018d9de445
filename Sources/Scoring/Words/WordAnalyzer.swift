import Turkish

/// The words of one judgement, each taken apart once, and those that a learner may well have meant.
///
/// Made anew for each judgement: nothing is shared between two, and nothing outlives one.
final class Vocabulary {
  private var known: [[UInt8]: [Reading]] = [:]
  private var guessed: [[UInt8]: [Reading]] = [:]
  private var words: [[UInt8]: Bool] = [:]

  /// What ``Turkish/Morphology/readings(of:)`` says.
  func readings(of word: [UInt8]) -> [Reading] {
    if let readings = known[word] { return readings }
    let readings = Morphology.readings(of: word)
    known[word] = readings
    return readings
  }

  /// What ``Turkish/Morphology/guesses(of:)`` says.
  func guesses(of word: [UInt8]) -> [Reading] {
    if let readings = guessed[word] { return readings }
    let readings = Morphology.guesses(of: word)
    guessed[word] = readings
    return readings
  }

  /// Whether the word is a form of a common stem, so that typing it is no slip of the keyboard.
  ///
  /// Names, exclamations, rare stems and nouns made into predicates don't count: a slip is likelier
  /// than they are.
  func isWord(_ word: [UInt8]) -> Bool {
    isKnown(word) && readings(of: word).contains(where: Self.isCommon)
  }

  /// Whether the word is a form of a common stem that is spelt otherwise than this one.
  func isWord(_ word: [UInt8], otherThan stem: Stem) -> Bool {
    isKnown(word)
      && readings(of: word).contains { reading in
        Self.isCommon(reading) && reading.stem.letters != stem.letters
      }
  }

  /// The readings that a learner may well have meant.
  func commonReadings(of word: [UInt8]) -> [Reading] {
    readings(of: word).filter(Self.isCommon)
  }

  private func isKnown(_ word: [UInt8]) -> Bool {
    if let isWord = words[word] { return isWord }
    let isWord = known[word]?.isEmpty == true ? false : Morphology.isWord(word)
    words[word] = isWord
    return isWord
  }

  private static func isCommon(_ reading: Reading) -> Bool {
    guard reading.stem.partOfSpeech == .verb || !isPredicate(reading) else { return false }
    return !reading.stem.traits.contains(.rare) && reading.stem.partOfSpeech != .properNoun
      && reading.stem.partOfSpeech != .interjection
  }

  /// Whether a copula or a person makes a predicate of it: simdi, "it was silver thread".
  private static func isPredicate(_ reading: Reading) -> Bool {
    reading.morphemes.contains { $0.suffix.slot == .copula || $0.suffix.slot == .person }
  }
}
