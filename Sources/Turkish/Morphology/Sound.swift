/// The sound of the word so far, as far as the next suffix depends on it.
///
/// It holds the properties of the last letters and the conditions that the end sets for the next
/// suffix.
struct Sound: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  /// The vowels of the suffixes are front vowels: e, i, ü.
  static let front = Sound(rawValue: 1 << 0)
  /// The high vowels of the suffixes are rounded: u, ü.
  static let rounded = Sound(rawValue: 1 << 1)
  static let vowelEnd = Sound(rawValue: 1 << 2)
  /// Ends in f, s, t, k, ç, ş, h or p.
  static let voicelessEnd = Sound(rawValue: 1 << 3)
  /// Ends in l, after which the passive is -In.
  static let endsInL = Sound(rawValue: 1 << 4)

  /// Case endings follow with the pronominal n: evi-n-de, bu-n-u.
  static let pronominal = Sound(rawValue: 1 << 5)
  /// Takes y where others take s, n or nothing: su-y-u, su-y-un, su-y-um.
  static let bufferY = Sound(rawValue: 1 << 6)

  /// The end is softened, so a vowel must follow: kitab-.
  static let needsVowel = Sound(rawValue: 1 << 7)
  /// The end would be softened before a vowel, so none may follow: kitap-.
  static let refusesVowel = Sound(rawValue: 1 << 8)
  /// The last vowel is narrowed, so -yor must follow: başlı-.
  static let needsYor = Sound(rawValue: 1 << 9)
  /// The last vowel would be narrowed before -yor: başla-.
  static let refusesYor = Sound(rawValue: 1 << 10)
  /// -yor or a suffix that begins with y must follow: di-, yi-.
  static let needsY = Sound(rawValue: 1 << 11)
  /// No suffix that begins with -(y)A may follow: de-, ye-.
  static let refusesYA = Sound(rawValue: 1 << 12)
  /// No suffix that begins with -(y)I may follow: ye-.
  static let refusesYI = Sound(rawValue: 1 << 13)
  /// The passive must follow: ayr-.
  static let needsPassive = Sound(rawValue: 1 << 14)
  /// The dative must follow: ban-, san-.
  static let needsDative = Sound(rawValue: 1 << 15)
  /// The dative may not follow, because it has another stem: ben, sen.
  static let refusesDative = Sound(rawValue: 1 << 16)

  /// The aorist is -Ar, else -Ir.
  static let aoristAr = Sound(rawValue: 1 << 17)
  /// The causative is -t, -It, -Ir or -Ar, else -DIr.
  static let causativeT = Sound(rawValue: 1 << 18)
  static let causativeIt = Sound(rawValue: 1 << 19)
  static let causativeIr = Sound(rawValue: 1 << 20)
  static let causativeAr = Sound(rawValue: 1 << 21)

  /// A word of time, after which -ki needs no case: sabahki.
  static let temporal = Sound(rawValue: 1 << 22)
  /// -ki becomes -kü: after dün, gün, öbür.
  static let roundsKi = Sound(rawValue: 1 << 23)
  /// Takes no -lAr.
  static let refusesPlural = Sound(rawValue: 1 << 24)
  /// The genitive is -Im: ben, biz.
  static let speaker = Sound(rawValue: 1 << 25)
  /// A numeral, which takes -(ş)Ar.
  static let numeral = Sound(rawValue: 1 << 26)

  /// Ends in the possessive of a compound, which another possessive replaces: zeytinyağı.
  static let possessiveCompound = Sound(rawValue: 1 << 30)

  /// The last vowel is a slip of harmony; ``expectedFront`` and ``expectedRounded`` describe the
  /// correct vowel.
  static let afterHarmonySlip = Sound(rawValue: 1 << 27)
  static let expectedFront = Sound(rawValue: 1 << 28)
  static let expectedRounded = Sound(rawValue: 1 << 29)

  /// The possessive of the third person is -sI after a consonant: hep, hepsi.
  static let takesS = Sound(rawValue: 1 << 31)

  /// The conditions that a next suffix must meet; a word can't end with one of them.
  static let needs: Sound = [.needsVowel, .needsYor, .needsY, .needsPassive, .needsDative]
  /// The properties that end with the next suffix.
  static let transient: Sound = [
    .pronominal, .bufferY, .needsVowel, .refusesVowel, .needsYor, .refusesYor, .needsY,
    .refusesYA, .refusesYI, .needsPassive, .needsDative, .refusesDative, .aoristAr, .causativeT,
    .causativeIt, .causativeIr, .causativeAr, .temporal, .roundsKi, .refusesPlural, .speaker,
    .numeral, .possessiveCompound, .takesS,
  ]
  /// The transient properties that matter only for the choice of the suffix, not for its letters.
  static let askedOfSuffix = transient.subtracting(
    [.pronominal, .bufferY, .needsVowel, .refusesVowel]
  )
  /// The properties that follow from the last letters.
  static let letters: Sound = [.front, .rounded, .vowelEnd, .voicelessEnd, .endsInL]

  /// Returns the sound after one more letter.
  @inline(__always)
  func after(_ letter: UInt8) -> Sound {
    let kept = rawValue & ~(Sound.vowelEnd.rawValue | Sound.consonants)
    switch letter {
    case UInt8(ascii: "a"), CodePage.dotlessI, CodePage.aCircumflex: return vowel(0)
    case UInt8(ascii: "e"), UInt8(ascii: "i"), CodePage.iCircumflex: return vowel(1)
    case UInt8(ascii: "o"), UInt8(ascii: "u"), CodePage.uCircumflex: return vowel(2)
    case CodePage.oUmlaut, CodePage.uUmlaut: return vowel(3)
    case UInt8(ascii: "l"): return Sound(rawValue: kept | Sound.endsInL.rawValue)
    case UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "k"),
      UInt8(ascii: "h"), UInt8(ascii: "p"), CodePage.cCedilla, CodePage.sCedilla:
      return Sound(rawValue: kept | Sound.voicelessEnd.rawValue)
    default: return Sound(rawValue: kept)
    }
  }

  /// Returns the sound after more letters.
  func after(_ letters: some Sequence<UInt8>) -> Sound {
    letters.reduce(self) { $0.after($1) }
  }

  /// The vowel of -lAr after this sound.
  @inline(__always) var lowVowel: UInt8 {
    UInt8(ascii: contains(.front) ? "e" : "a")
  }

  /// The vowel of -(I)m after this sound.
  @inline(__always) var highVowel: UInt8 {
    if contains(.rounded) { return contains(.front) ? CodePage.uUmlaut : UInt8(ascii: "u") }
    return contains(.front) ? UInt8(ascii: "i") : CodePage.dotlessI
  }

  private static let consonants = Sound.voicelessEnd.rawValue | Sound.endsInL.rawValue

  @inline(__always)
  private func vowel(_ quality: UInt32) -> Sound {
    Sound(rawValue: rawValue & ~Sound.letters.rawValue | quality | Sound.vowelEnd.rawValue)
  }
}
