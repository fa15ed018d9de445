/// A stem of the lexicon or a guessed one, with its behaviour before suffixes.
package struct Stem: Sendable, Hashable {
  /// The stem without a suffix in normalised ``CodePage`` bytes: kitap, gel.
  package var letters: [UInt8]
  /// The part of speech, which decides the possible suffixes.
  package var partOfSpeech: PartOfSpeech
  /// The exceptions to the rules, with the defaults spelt out.
  package var traits: Traits
  /// Whether the stem is not in the lexicon.
  package var isGuess: Bool

  /// Creates a stem.
  package init(
    letters: [UInt8],
    partOfSpeech: PartOfSpeech,
    traits: Traits = [],
    isGuess: Bool = false
  ) {
    self.letters = letters
    self.partOfSpeech = partOfSpeech
    self.traits = traits
    self.isGuess = isGuess
  }

  /// Returns a stem that is not in the lexicon, with the traits that such letters commonly have.
  package static func guess(letters: [UInt8], partOfSpeech: PartOfSpeech) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.guess(letters, partOfSpeech),
      isGuess: true
    )
  }

  /// The behaviour of a stem that doesn't follow from its letters.
  package struct Traits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    package let rawValue: UInt32
    /// Creates traits of bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The last p, ç, t or k softens before a vowel: kitap, kitabı; renk, rengi; git, gidiyor.
    package static let softens = Traits(rawValue: 1 << 0)
    /// The last vowel drops before a vowel: ağız, ağzı; (passive) ayır, ayrıl.
    package static let dropsVowel = Traits(rawValue: 1 << 1)
    /// The last consonant doubles before a vowel: hak, hakkı.
    package static let doubles = Traits(rawValue: 1 << 2)
    /// Suffixes have front vowels after a last back vowel: saat, saati; gol, golü.
    package static let frontSuffixes = Traits(rawValue: 1 << 3)
    /// The aorist is -Ar: yapar.
    package static let aoristA = Traits(rawValue: 1 << 4)
    /// The aorist is -Ir: gelir.
    package static let aoristI = Traits(rawValue: 1 << 5)
    /// The possessive of the third person follows with y: su, suyu.
    package static let possessiveY = Traits(rawValue: 1 << 6)
    /// A compound that ends in the possessive -(s)I already: zeytinyağı, zeytinyağım.
    package static let possessiveCompound = Traits(rawValue: 1 << 7)
    /// The causative is -It, against the rule: kork-ut.
    package static let causativeIt = Traits(rawValue: 1 << 8)
    /// The causative is -Ir, against the rule: iç-ir.
    package static let causativeIr = Traits(rawValue: 1 << 9)
    /// The causative is -Ar, against the rule: çık-ar.
    package static let causativeAr = Traits(rawValue: 1 << 10)
    /// A name, which has an apostrophe before its suffixes.
    package static let takesApostrophe = Traits(rawValue: 1 << 11)
    /// A plural without -lAr, or whose -lAr belongs to the stem: onlar, bunlar.
    package static let isPlural = Traits(rawValue: 1 << 12)
    /// Read letter by letter or as a foreign word; ``Lexicon/spoken(_:)`` returns the spoken form.
    package static let spokenOtherwise = Traits(rawValue: 1 << 13)
    /// Takes no suffix.
    package static let invariable = Traits(rawValue: 1 << 14)
    /// The last p, ç, t or k doesn't soften, against the rule for the length of the stem: merak.
    package static let staysHard = Traits(rawValue: 1 << 15)
    /// A word so rare that a slip of the learner is likelier.
    package static let rare = Traits(rawValue: 1 << 16)
    /// The base of a possessive compound, which occurs only before suffixes: buzdolap-.
    package static let boundBase = Traits(rawValue: 1 << 17)
    /// A name without an apostrophe before its suffixes: Türkçe.
    package static let withoutApostrophe = Traits(rawValue: 1 << 18)
    /// A frequent word, whose readings come before those of others.
    package static let common = Traits(rawValue: 1 << 19)
  }
}
