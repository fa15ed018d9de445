/// A shape that loanwords share, and what nouns and adjectives of it do: -al as in final, finali.
///
/// The shapes are those whose stems in the tables break the rules of native words more often than
/// not; they decide for stems that no table has.
struct LoanPattern {
  private let start: [UInt8]
  private let end: [UInt8]
  private let syllables: ClosedRange<Int>
  private let traits: Stem.Traits

  /// What nouns like this one commonly do against the rules of native words.
  static func traits(of letters: [UInt8]) -> Stem.Traits {
    guard letters.count > 3, let last = letters.last, finals.contains(last) else { return [] }
    return all.first { $0.matches(letters) }?.traits ?? []
  }

  /// `te*CCik` begins with te and ends in two consonants and -ik.
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

  /// The first that matches decides.
  private static let all: [LoanPattern] = {
    var patterns = laterals
    patterns += dentals
    patterns += velars
    patterns += others
    return patterns
  }()

  /// -sal, -bol and -yol are no loans or have lost what marked them: kimyasal, futbol, otoyol.
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

  /// Arabic nouns keep their k: teşvik, müttefik, mutlak, ittifak, tahakkuk; so do new loans in nk.
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

  /// A last y behind a consonant is spoken as an i: proxy, proxye.
  private static let others: [LoanPattern] = [
    LoanPattern("*tip", .staysHard),
    LoanPattern("*Cy", .frontSuffixes, syllables: 1...9),
  ]
}
