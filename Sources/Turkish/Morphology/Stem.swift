/// A stem of the lexicon or a guessed one, with its behaviour before suffixes.
public struct Stem: Sendable, Hashable {
  /// The stem without a suffix in normalised ``CodePage`` bytes: kitap, gel.
  public var letters: [UInt8]
  /// The part of speech, which decides the possible suffixes.
  public var partOfSpeech: PartOfSpeech
  /// The exceptions to the rules, with the defaults spelt out.
  public var traits: Traits
  /// Whether the stem is not in the lexicon.
  public var isGuess: Bool

  /// Creates a stem.
  public init(
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
  public static func guess(letters: [UInt8], partOfSpeech: PartOfSpeech) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.guess(letters, partOfSpeech),
      isGuess: true
    )
  }

  /// The behaviour of a stem that doesn't follow from its letters.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Creates traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The last p, ç, t or k softens before a vowel: kitap, kitabı; renk, rengi; git, gidiyor.
    public static let softens = Traits(rawValue: 1 << 0)
    /// The last vowel drops before a vowel: ağız, ağzı; (passive) ayır, ayrıl.
    public static let dropsVowel = Traits(rawValue: 1 << 1)
    /// The last consonant doubles before a vowel: hak, hakkı.
    public static let doubles = Traits(rawValue: 1 << 2)
    /// Suffixes have front vowels after a last back vowel: saat, saati; gol, golü.
    public static let frontSuffixes = Traits(rawValue: 1 << 3)
    /// The aorist is -Ar: yapar.
    public static let aoristA = Traits(rawValue: 1 << 4)
    /// The aorist is -Ir: gelir.
    public static let aoristI = Traits(rawValue: 1 << 5)
    /// The possessive of the third person follows with y: su, suyu.
    public static let possessiveY = Traits(rawValue: 1 << 6)
    /// A compound that ends in the possessive -(s)I already: zeytinyağı, zeytinyağım.
    public static let possessiveCompound = Traits(rawValue: 1 << 7)
    /// The causative is -It, against the rule: kork-ut.
    public static let causativeIt = Traits(rawValue: 1 << 8)
    /// The causative is -Ir, against the rule: iç-ir.
    public static let causativeIr = Traits(rawValue: 1 << 9)
    /// The causative is -Ar, against the rule: çık-ar.
    public static let causativeAr = Traits(rawValue: 1 << 10)
    /// A name, which has an apostrophe before its suffixes.
    public static let takesApostrophe = Traits(rawValue: 1 << 11)
    /// A plural without -lAr, or whose -lAr belongs to the stem: onlar, bunlar.
    public static let isPlural = Traits(rawValue: 1 << 12)
    /// Read letter by letter or as a foreign word; ``Lexicon/spoken(_:)`` returns the spoken form.
    public static let spokenOtherwise = Traits(rawValue: 1 << 13)
    /// Takes no suffix.
    public static let invariable = Traits(rawValue: 1 << 14)
    /// The last p, ç, t or k doesn't soften, against the rule for the length of the stem: merak.
    public static let staysHard = Traits(rawValue: 1 << 15)
    /// A word so rare that a slip of the learner is likelier.
    public static let rare = Traits(rawValue: 1 << 16)
    /// The base of a possessive compound, which occurs only before suffixes: buzdolap-.
    public static let boundBase = Traits(rawValue: 1 << 17)
    /// A name without an apostrophe before its suffixes: Türkçe.
    public static let withoutApostrophe = Traits(rawValue: 1 << 18)
    /// A frequent word, whose readings come before those of others.
    public static let common = Traits(rawValue: 1 << 19)
  }
}
