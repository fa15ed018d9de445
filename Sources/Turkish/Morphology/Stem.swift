/// A stem of the lexicon, or a guessed one, and what it does before suffixes.
public struct Stem: Sendable, Hashable {
  /// The stem in normalised bytes of the ``CodePage``, as it stands without a suffix: kitap, gel.
  public var letters: [UInt8]
  public var partOfSpeech: PartOfSpeech
  public var traits: Traits
  /// Whether the stem is not in the lexicon.
  public var isGuess: Bool

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

  /// A stem that the lexicon doesn't have, with the traits that such letters commonly have.
  public static func guess(letters: [UInt8], partOfSpeech: PartOfSpeech) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.guess(letters, partOfSpeech),
      isGuess: true
    )
  }

  /// What a stem does that its letters don't tell.
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The last p, ç, t, k (or nk) softens before a vowel: kitap, kitabı; renk, rengi; git, gidiyor.
    public static let softens = Traits(rawValue: 1 << 0)
    /// The last vowel drops before a vowel: ağız, ağzı; (passive) ayır, ayrıl.
    public static let dropsVowel = Traits(rawValue: 1 << 1)
    /// The last consonant doubles before a vowel: hak, hakkı.
    public static let doubles = Traits(rawValue: 1 << 2)
    /// Front suffixes after a last back vowel: saat, saati; gol, golü.
    public static let frontSuffixes = Traits(rawValue: 1 << 3)
    /// The aorist is -Ar where the number of syllables asks for -Ir, or the other way: gelir, yapar.
    public static let aoristA = Traits(rawValue: 1 << 4)
    public static let aoristI = Traits(rawValue: 1 << 5)
    /// A final vowel that takes y for the third person possessive too: su, suyu.
    public static let possessiveY = Traits(rawValue: 1 << 6)
    /// A compound that ends in the possessive -(s)I already: zeytinyağı, zeytinyağım.
    public static let possessiveCompound = Traits(rawValue: 1 << 7)
    /// The causative is -It / -Ir / -Ar, against the rule: kork-ut, iç-ir, çık-ar.
    public static let causativeIt = Traits(rawValue: 1 << 8)
    public static let causativeIr = Traits(rawValue: 1 << 9)
    public static let causativeAr = Traits(rawValue: 1 << 10)
    /// Written with a capital and, before inflection, an apostrophe.
    public static let takesApostrophe = Traits(rawValue: 1 << 11)
    /// A plural in itself that takes no -lAr or whose -lAr belongs to the stem: onlar, bunlar.
    public static let isPlural = Traits(rawValue: 1 << 12)
    /// Read letter by letter or as a foreign word: ``spokenAs`` of the lexicon tells its sound.
    public static let spokenOtherwise = Traits(rawValue: 1 << 13)
    /// Takes no suffix at all.
    public static let invariable = Traits(rawValue: 1 << 14)
    /// The final k, p, ç, t stays though the general rule for its length would soften it.
    public static let staysHard = Traits(rawValue: 1 << 15)
    /// A word rare enough that a learner's slip is the better explanation.
    public static let rare = Traits(rawValue: 1 << 16)
    /// What a compound in the possessive is without it, found only before suffixes: buzdolap-.
    public static let boundBase = Traits(rawValue: 1 << 17)
    /// A name whose suffixes follow without an apostrophe.
    public static let withoutApostrophe = Traits(rawValue: 1 << 18)
    /// A word of every day, whose readings come before those of others.
    public static let common = Traits(rawValue: 1 << 19)
  }
}
