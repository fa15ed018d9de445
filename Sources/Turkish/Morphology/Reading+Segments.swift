extension Reading {
  /// A part of a word: its stem, or the letters of one suffix.
  package struct Segment: Sendable, Hashable {
    /// The letters in ``CodePage`` bytes.
    package var letters: [UInt8]
    /// The suffix; nil for the stem.
    package var suffix: Suffix?

    /// Creates a segment.
    package init(letters: [UInt8], suffix: Suffix?) {
      self.letters = letters
      self.suffix = suffix
    }
  }

  /// Returns the stem and the suffixes of a word with this reading: kitab-ım-dan.
  ///
  /// Suffixes without letters are left out. The result is empty if the word is too short for the
  /// reading.
  package func segments(of word: [UInt8]) -> [Segment] {
    guard stemLength <= word.count, morphemes.allSatisfy({ $0.range.upperBound <= word.count })
    else { return [] }
    let stem = Segment(letters: Array(word[..<stemLength]), suffix: nil)
    return [stem]
      + morphemes.filter { !$0.range.isEmpty }.map {
        Segment(letters: Array(word[$0.range]), suffix: $0.suffix)
      }
  }
}
