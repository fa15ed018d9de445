/// One way to take a word apart: its stem and its suffixes in order.
public struct Reading: Sendable, Hashable {
  public var stem: Stem
  /// How many bytes of the word are the stem, as changed before its suffixes (kitab-ı: 5).
  public var stemLength: Int
  public var morphemes: [Morpheme]
  /// The rules of spelling that the word breaks; empty for a word as it should be.
  public var slips: [Slip]

  public init(stem: Stem, stemLength: Int, morphemes: [Morpheme], slips: [Slip] = []) {
    self.stem = stem
    self.stemLength = stemLength
    self.morphemes = morphemes
    self.slips = slips
  }

  public var suffixes: [Suffix] { morphemes.map { $0.suffix } }

  /// A suffix and the bytes of the word it has, its buffer letter included.
  public struct Morpheme: Sendable, Hashable {
    public var suffix: Suffix
    public var range: Range<Int>

    public init(suffix: Suffix, range: Range<Int>) {
      self.suffix = suffix
      self.range = range
    }
  }

  /// A broken rule, at a byte of the word as typed.
  public struct Slip: Sendable, Hashable {
    public var rule: Rule
    public var place: Int
    /// The letter that belongs there; nil where one is too many.
    public var expected: UInt8?
    /// The letter that stands there; nil where one is missing.
    public var found: UInt8?
    /// The suffix concerned; nil for a slip in the stem.
    public var suffix: Suffix?

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
    /// d, c after a voiced sound; t, ç after f s t k ç ş h p.
    case assimilation
    /// The last p, ç, t, k of the stem before a vowel: softened, or kept though it softens.
    case softening
    /// y, s, n, ş between vowels: missing, too many or another one.
    case buffer
    /// n after the third person possessive and in bu, şu, o.
    case pronominalN = "pronominal_n"
    /// a, e become ı, i, u, ü before -yor; elsewhere they stay.
    case narrowing
    /// The vowel that drops before a vowel: kept, or dropped where it stays.
    case vowelDrop = "vowel_drop"
    /// The last consonant that doubles before a vowel, or doesn't.
    case doubling
  }
}
