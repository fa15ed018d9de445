/// One way to analyse a word: its stem and its suffixes in order.
public struct Reading: Sendable, Hashable {
  /// The stem as the lexicon has it.
  public var stem: Stem
  /// The length of the stem in the word, in bytes: 5 in kitab-ı.
  public var stemLength: Int
  /// The suffixes in order, with their places in the word.
  public var morphemes: [Morpheme]
  /// The rules of spelling that the word breaks; empty for a correctly spelt word.
  public var slips: [Slip]

  /// Creates a reading.
  public init(stem: Stem, stemLength: Int, morphemes: [Morpheme], slips: [Slip] = []) {
    self.stem = stem
    self.stemLength = stemLength
    self.morphemes = morphemes
    self.slips = slips
  }

  /// The suffixes in order.
  public var suffixes: [Suffix] { morphemes.map { $0.suffix } }

  /// A suffix with the range of its bytes in the word, buffer letter included.
  public struct Morpheme: Sendable, Hashable {
    /// The suffix.
    public var suffix: Suffix
    /// The range of its bytes; empty for a suffix without letters.
    public var range: Range<Int>

    /// Creates a morpheme.
    public init(suffix: Suffix, range: Range<Int>) {
      self.suffix = suffix
      self.range = range
    }
  }

  /// A broken rule of spelling, with the byte of the typed word where it is broken.
  public struct Slip: Sendable, Hashable {
    /// The broken rule.
    public var rule: Rule
    /// The index of the byte in the typed word.
    public var place: Int
    /// The correct letter; nil if the typed letter is superfluous.
    public var expected: UInt8?
    /// The typed letter; nil if it is missing.
    public var found: UInt8?
    /// The suffix concerned; nil for a slip in the stem.
    public var suffix: Suffix?

    /// Creates a slip.
    public init(rule: Rule, place: Int, expected: UInt8?, found: UInt8?, suffix: Suffix?) {
      self.rule = rule
      self.place = place
      self.expected = expected
      self.found = found
      self.suffix = suffix
    }
  }

  /// A rule of Turkish spelling that a learner's form may break.
  public enum Rule: String, Sendable {
    /// The vowel of a suffix follows the last vowel before it.
    case harmony
    /// A suffix begins with t or ç after f s t k ç ş h p, and with d or c elsewhere.
    case assimilation
    /// The last p, ç, t or k of some stems softens before a vowel; in others it doesn't.
    case softening
    /// y, s, n or ş is inserted between the vowels of stem and suffix.
    case buffer
    /// n is inserted after the possessive of the third person and after bu, şu and o.
    case pronominalN = "pronominal_n"
    /// a and e become ı, i, u or ü before -yor, and not elsewhere.
    case narrowing
    /// The last vowel of some stems drops before a vowel; in others it doesn't.
    case vowelDrop = "vowel_drop"
    /// The last consonant of some stems doubles before a vowel; in others it doesn't.
    case doubling
  }
}
