/// The words of an answer beside those of the accepted form, with their letters.
public struct Alignment: Sendable, Equatable {
  /// The pairs in the order of the answer; a missing word is at its place in the accepted form.
  public var pairs: [Pair]

  /// Creates an alignment.
  package init(pairs: [Pair]) { self.pairs = pairs }

  /// Corresponding words of the two texts.
  public struct Pair: Sendable, Equatable {
    /// The words as shown in the accepted form, without punctuation; empty for an extra word.
    public var expected: String
    /// The words as typed, without punctuation; empty for a missing word.
    public var found: String
    /// The range of ``expected`` in the accepted form, in Unicode scalars.
    public var expectedSpan: Range<Int>?
    /// The range of ``found`` in the answer, in Unicode scalars.
    public var foundSpan: Range<Int>?
    /// Whether the two are the same word after normalisation.
    public var isSame: Bool
    /// Whether the word has another place in the accepted form.
    public var isMoved: Bool
    /// The letters of both words side by side; empty if the words are the same or one is missing.
    public var letters: [Letter]

    /// Creates a pair.
    package init(
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
