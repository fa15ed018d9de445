/// The words of an answer beside the words of the accepted answer, and their letters inside.
public struct Alignment: Sendable, Equatable {
  /// In reading order of the answer; a missing word stands where it belongs.
  public var pairs: [Pair]

  /// Wraps the pairs.
  public init(pairs: [Pair]) { self.pairs = pairs }

  /// Words of the two texts that stand for each other.
  public struct Pair: Sendable, Equatable {
    /// As shown in the accepted answer, without punctuation; empty for an extra word.
    public var expected: String
    /// As typed, without punctuation; empty for a missing word.
    public var found: String
    /// Where ``expected`` stands in the accepted answer, in Unicode scalars.
    public var expectedSpan: Range<Int>?
    /// Where ``found`` stands in the answer, in Unicode scalars.
    public var foundSpan: Range<Int>?
    /// Whether the two are the same word after normalisation.
    public var isSame: Bool
    /// Whether the word is right but stands elsewhere.
    public var isMoved: Bool
    /// The letters of both words side by side; empty where a whole word is missing or extra.
    public var letters: [Letter]

    /// Makes a pair from its parts.
    public init(
      expected: String,
      found: String,
      expectedSpan: Range<Int>?,
      foundSpan: Range<Int>?,
      isSame: Bool,
      isMoved: Bool,
      letters: [Letter]
    ) {
      self.expected = expected
      self.found = found
      self.expectedSpan = expectedSpan
      self.foundSpan = foundSpan
      self.isSame = isSame
      self.isMoved = isMoved
      self.letters = letters
    }
  }

  /// One letter of a word beside its counterpart.
  public enum Letter: Sendable, Equatable {
    /// The same letter in both.
    case same(Character)
    /// Another letter was typed than was expected.
    case replaced(expected: Character, found: Character)
    /// A letter was not typed.
    case missing(expected: Character)
    /// A letter was typed that does not belong there.
    case extra(found: Character)
    /// Two neighbouring letters, in the order in which they are expected, were typed the other way.
    case swapped(first: Character, second: Character)
  }
}
