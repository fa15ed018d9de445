import Turkish

/// Analyses words, each only once, and knows which words are common.
///
/// It belongs to a ``GradingMemory``, so nothing is shared between threads.
final class WordAnalyzer {
  private var known: [[UInt8]: [Reading]] = [:]
  private var guessed: [[UInt8]: [Reading]] = [:]
  private var words: [[UInt8]: Bool] = [:]

  /// The number of words whose readings are known.
  var count: Int { known.count }

  /// Returns the readings of ``Turkish/Morphology/readings(of:)``.
  func readings(of word: [UInt8]) -> [Reading] {
    if let readings = known[word] { return readings }
    let readings = Self.likeliestFirst(Morphology.readings(of: word))
    known[word] = readings
    return readings
  }

  /// Returns the readings with alt, “bottom”, before altın, “gold”, and with üst, “top”, before üstün,
  /// “superior”, in a form that both share: altında, üstünde.
  private static func likeliestFirst(_ readings: [Reading]) -> [Reading] {
    guard let first = readings.first, places.contains(first.stem.letters.dropLast(2)),
      first.suffixes.last?.slot == .case,
      readings.contains(where: { places.contains($0.stem.letters[...]) })
    else { return readings }
    return readings.filter { places.contains($0.stem.letters[...]) }
      + readings.filter { !places.contains($0.stem.letters[...]) }
  }

  private static let places = Set(["alt", "üst"].map { CodePage.encode($0)[...] })

  /// Returns the readings of ``Turkish/Morphology/guesses(of:)``.
  func guesses(of word: [UInt8]) -> [Reading] {
    if let readings = guessed[word] { return readings }
    let readings = Morphology.guesses(of: word)
    guessed[word] = readings
    return readings
  }

  /// Whether the word is a form of a common stem, and so hardly a slip of the keyboard.
  ///
  /// Names, interjections, rare stems and nouns as predicates don't count, because a slip is
  /// likelier.
  func isWord(_ word: [UInt8]) -> Bool {
    isKnown(word) && readings(of: word).contains(where: Self.isCommon)
  }

  /// Whether the word is a form of a common stem with other letters than this one.
  func isWord(_ word: [UInt8], otherThan stem: Stem) -> Bool {
    isKnown(word)
      && readings(of: word).contains { reading in
        Self.isCommon(reading) && reading.stem.letters != stem.letters
      }
  }

  /// Returns the readings with a common stem.
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

  /// Whether it has a copula or a personal ending: simdi, “it was silver thread”.
  private static func isPredicate(_ reading: Reading) -> Bool {
    reading.morphemes.contains { $0.suffix.slot == .copula || $0.suffix.slot == .person }
  }
}
