/// What the next suffix must know of the word so far: its sounds, and what its end still asks for.
struct Sound: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  /// The vowels of suffixes are front ones: e, i, ü.
  static let front = Sound(rawValue: 1 << 0)
  /// The high vowels of suffixes are rounded: u, ü.
  static let rounded = Sound(rawValue: 1 << 1)
  static let vowelEnd = Sound(rawValue: 1 << 2)
  /// Ends in f, s, t, k, ç, ş, h or p.
  static let voicelessEnd = Sound(rawValue: 1 << 3)
  /// Ends in l, after which the passive is -In.
  static let endsInL = Sound(rawValue: 1 << 4)

  /// An n stands before case endings: evi-n-de, bu-n-u.
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
  /// di-, yi-: -yor or a suffix that begins with y must follow.
  static let needsY = Sound(rawValue: 1 << 11)
  /// de-, ye-: no suffix on -(y)A may follow.
  static let refusesYA = Sound(rawValue: 1 << 12)
  /// ye-: no suffix on -(y)I may follow.
  static let refusesYI = Sound(rawValue: 1 << 13)
  /// ayr-: the passive must follow.
  static let needsPassive = Sound(rawValue: 1 << 14)
  /// ban-, san-: the dative must follow.
  static let needsDative = Sound(rawValue: 1 << 15)
  /// ben, sen: the dative has a stem of its own.
  static let refusesDative = Sound(rawValue: 1 << 16)

  /// The aorist is -Ar, else -Ir.
  static let aoristAr = Sound(rawValue: 1 << 17)
  /// The causative is -t, -It, -Ir or -Ar, else -DIr.
  static let causativeT = Sound(rawValue: 1 << 18)
  static let causativeIt = Sound(rawValue: 1 << 19)
  static let causativeIr = Sound(rawValue: 1 << 20)
  static let causativeAr = Sound(rawValue: 1 << 21)

  /// A stem of time, which takes -ki at once: sabahki.
  static let temporal = Sound(rawValue: 1 << 22)
  /// dün, gün, öbür, after which -ki is rounded.
  static let roundsKi = Sound(rawValue: 1 << 23)
  /// Takes no -lAr.
  static let refusesPlural = Sound(rawValue: 1 << 24)
  /// ben, biz: the genitive is -Im.
  static let speaker = Sound(rawValue: 1 << 25)
  /// A numeral, which takes -(ş)Ar.
  static let numeral = Sound(rawValue: 1 << 26)

  /// Ends in a possessive of its own, which another one replaces: zeytinyağı.
  static let possessiveCompound = Sound(rawValue: 1 << 30)

  /// A slip of harmony before this left two readings of what follows; the other one's vowel.
  static let hasOther = Sound(rawValue: 1 << 27)
  static let otherFront = Sound(rawValue: 1 << 28)
  static let otherRounded = Sound(rawValue: 1 << 29)

  /// hep, whose possessive of the third person keeps its s: hepsi.
  static let takesS = Sound(rawValue: 1 << 31)

  /// What the end asks of the next suffix; the word can't end with one of these.
  static let needs: Sound = [.needsVowel, .needsYor, .needsY, .needsPassive, .needsDative]
  /// What the next suffix uses up.
  static let transient: Sound = [
    .pronominal, .bufferY, .needsVowel, .refusesVowel, .needsYor, .refusesYor, .needsY,
    .refusesYA, .refusesYI, .needsPassive, .needsDative, .refusesDative, .aoristAr, .causativeT,
    .causativeIt, .causativeIr, .causativeAr, .temporal, .roundsKi, .refusesPlural, .speaker,
    .numeral, .possessiveCompound, .takesS,
  ]
  /// The part of it that is settled once a suffix is chosen, before its letters.
  static let askedOfSuffix = transient.subtracting(
    [.pronominal, .bufferY, .needsVowel, .refusesVowel]
  )
  /// What the last letters say.
  static let letters: Sound = [.front, .rounded, .vowelEnd, .voicelessEnd, .endsInL]

  /// The sound once this letter follows.
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

  /// The sound once these letters follow.
  func after(_ letters: some Sequence<UInt8>) -> Sound {
    letters.reduce(self) { $0.after($1) }
  }

  /// The vowel of -lAr after this.
  @inline(__always) var lowVowel: UInt8 {
    UInt8(ascii: contains(.front) ? "e" : "a")
  }

  /// The vowel of -(I)m after this.
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
