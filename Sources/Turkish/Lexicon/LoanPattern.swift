/// A shape of loanwords with the traits of nouns and adjectives that have it: -al in final, finali.
///
/// In the lexicon, most stems of such a shape break the rules of native words. The patterns give
/// the traits of stems that are not in the lexicon.
struct LoanPattern {
  private let start: [UInt8]
  private let end: [UInt8]
  private let syllables: ClosedRange<Int>
  private let traits: Stem.Traits

  /// Returns the exceptional traits that nouns of this shape commonly have.
  static func traits(of letters: [UInt8]) -> Stem.Traits {
    guard letters.count > 3, let last = letters.last, finals.contains(last) else { return [] }
    return all.first { $0.matches(letters) }?.traits ?? []
  }

  /// Creates a pattern; `te*CCik` begins with te and ends in two consonants and -ik.
  private init(_ shape: String, _ traits: Stem.Traits, syllables: ClosedRange<Int> = 2...9) {
    let parts = shape.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    start = CodePage.encode(parts.first ?? "")
    end = CodePage.encode(parts.last ?? "")
    self.syllables = syllables
    self.traits = traits
  }

  private func matches(_ letters: [UInt8]) -> Bool {
    guard letters.count >= end.count, letters.starts(with: start) else { return false }
    let endsAlike = letters.suffix(end.count).elementsEqual(end) { letter, shape in
      shape == Self.anyConsonant ? !CodePage.isVowel(letter) : letter == shape
    }
    return endsAlike && syllables.contains(letters.count(where: CodePage.isVowel))
  }

  private static let anyConsonant = UInt8(ascii: "C")
  private static let finals = Set(CodePage.encode("lktpy"))

  /// All patterns; the first that matches applies.
  private static let all: [LoanPattern] = {
    var patterns = laterals
    patterns += dentals
    patterns += velars
    patterns += others
    return patterns
  }()

  /// Patterns of words in l; -sal, -bol and -yol have back suffixes: kimyasal, futbol, otoyol.
  private static let laterals: [LoanPattern] = {
    var patterns = [LoanPattern("*versal", .frontSuffixes)]
    patterns += ["*sal", "*bol", "*yol"].map { LoanPattern($0, []) }
    patterns.append(LoanPattern("i*al", .frontSuffixes))
    patterns.append(LoanPattern("*al", .frontSuffixes, syllables: 3...9))
    patterns += "myblhieu".map { LoanPattern("*\($0)al", .frontSuffixes) }
    patterns.append(LoanPattern("*ol", .frontSuffixes))
    patterns.append(LoanPattern("m*ul", .frontSuffixes, syllables: 2...2))
    return patterns
  }()

  private static let dentals: [LoanPattern] = [
    LoanPattern("*aat", .frontSuffixes),
    LoanPattern("*gat", .frontSuffixes),
    LoanPattern("*kkat", .frontSuffixes),
    LoanPattern("*ahat", .frontSuffixes, syllables: 3...9),
    LoanPattern("*akat", .frontSuffixes, syllables: 3...9),
    LoanPattern("*oit", .softens),
    LoanPattern("mü*it", .softens),
    LoanPattern("ta*CCit", .softens, syllables: 2...2),
    LoanPattern("te*CCit", .softens, syllables: 2...2),
    LoanPattern("ta*CCüt", .softens, syllables: 3...9),
    LoanPattern("te*CCüt", .softens, syllables: 3...9),
  ]

  /// Patterns of words in k, which stays in Arabic nouns (teşvik, mutlak) and in new loans (bank).
  private static let velars: [LoanPattern] = {
    var patterns = ["*lik", "*nik", "*mik", "*tik"].map { LoanPattern($0, []) }
    patterns += ["ta*CCik", "te*CCik"].map { LoanPattern($0, .staysHard, syllables: 2...2) }
    patterns += ["ta*CCuk", "te*CCuk", "te*CCük"].map {
      LoanPattern($0, .staysHard, syllables: 3...3)
    }
    patterns += ["mü*CCik", "mu*CCak", "i*CCak", "i*CCiCak"].map { LoanPattern($0, .staysHard) }
    patterns += ["*ank", "*ınk", "*ink", "*onk", "*unk"].map {
      LoanPattern($0, .staysHard, syllables: 1...9)
    }
    return patterns
  }()

  /// Other patterns; a last y after a consonant is spoken as an i: proxy, proxye.
  private static let others: [LoanPattern] = [
    LoanPattern("*tip", .staysHard),
    LoanPattern("*Cy", .frontSuffixes, syllables: 1...9),
  ]
}
