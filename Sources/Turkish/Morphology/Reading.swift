/// One way to analyse a word: its stem and its suffixes in order.
package struct Reading: Sendable, Hashable {
  /// The stem as the lexicon has it.
  package var stem: Stem
  /// The length of the stem in the word, in bytes: 5 in kitab-ı.
  package var stemLength: Int
  /// The suffixes in order, with their places in the word.
  package var morphemes: [Morpheme]
  /// The rules of spelling that the word breaks; empty for a correctly spelt word.
  package var slips: [Slip]

  /// Creates a reading.
  package init(stem: Stem, stemLength: Int, morphemes: [Morpheme], slips: [Slip] = []) {
    self.stem = stem
    self.stemLength = stemLength
    self.morphemes = morphemes
    self.slips = slips
  }

  /// The suffixes in order.
  package var suffixes: [Suffix] { morphemes.map { $0.suffix } }

  /// A suffix with the range of its bytes in the word, buffer letter included.
  package struct Morpheme: Sendable, Hashable {
    /// The suffix.
    package var suffix: Suffix
    /// The range of its bytes; empty for a suffix without letters.
    package var range: Range<Int>

    /// Creates a morpheme.
    package init(suffix: Suffix, range: Range<Int>) {
      self.suffix = suffix
      self.range = range
    }
  }

  /// A broken rule of spelling, with the byte of the typed word where it is broken.
  package struct Slip: Sendable, Hashable {
    /// The broken rule.
    package var rule: Rule
    /// The index of the byte in the typed word.
    package var place: Int
    /// The correct letter; nil if the typed letter is superfluous.
    package var expected: UInt8?
    /// The typed letter; nil if it is missing.
    package var found: UInt8?
    /// The suffix concerned; nil for a slip in the stem.
    package var suffix: Suffix?

    /// Creates a slip.
    package init(rule: Rule, place: Int, expected: UInt8?, found: UInt8?, suffix: Suffix?) {
      self.rule = rule
      self.place = place
      self.expected = expected
      self.found = found
      self.suffix = suffix
    }
  }

  /// A rule of Turkish spelling that a learner's form may break.
  package enum Rule: String, Sendable {
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
