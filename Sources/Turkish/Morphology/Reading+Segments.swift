extension Reading {
  /// A stretch of a word: its stem, or what one suffix has of it.
  public struct Segment: Sendable, Hashable {
    /// The letters in ``CodePage`` bytes.
    public var letters: [UInt8]
    /// The suffix; nil for the stem.
    public var suffix: Suffix?

    public init(letters: [UInt8], suffix: Suffix?) {
      self.letters = letters
      self.suffix = suffix
    }
  }

  /// The word of this reading parted at its suffixes: kitab-ım-dan.
  ///
  /// Suffixes without a letter of their own are left out. Empty if the reading is of another word.
  public func segments(of word: [UInt8]) -> [Segment] {
    guard stemLength <= word.count, morphemes.allSatisfy({ $0.range.upperBound <= word.count })
    else { return [] }
    let stem = Segment(letters: Array(word[..<stemLength]), suffix: nil)
    return [stem]
      + morphemes.filter { !$0.range.isEmpty }.map {
        Segment(letters: Array(word[$0.range]), suffix: $0.suffix)
      }
  }
}
