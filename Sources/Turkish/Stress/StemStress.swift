/// Where a stem is stressed.
enum StemStress: Equatable {
  /// At its end, from which suffixes draw the stress on.
  case last
  /// On this syllable, from 0, whatever suffixes follow: İstánbul'da.
  case fixed(Int)
  case unknown

  /// Finds the stress of a stem of the lexicon.
  ///
  /// Names, and words that are no nouns, adjectives or verbs, are stressed too differently for a rule:
  /// of those only the listed ones are known. Long nouns that end in a vowel are often borrowed.
  init(_ stem: Stem) {
    let text = CodePage.decode(stem.letters)
    guard !Self.disputed.contains(text) else {
      self = .unknown
      return
    }
    let syllables = stem.letters.count(where: CodePage.isVowel)
    let isNominal = [.noun, .adjective].contains(stem.partOfSpeech)
    if let syllable = Self.listed[text] ?? (isNominal ? nil : Self.particles[text]),
      stem.partOfSpeech != .verb
    {
      self = .fixed(syllable)
      return
    }
    switch stem.partOfSpeech {
    case .verb: self = .last
    case .noun, .adjective:
      let isCompound =
        stem.traits.contains(.possessiveCompound) || stem.traits.contains(.boundBase)
      let isBorrowed = Self.isBorrowed(text, stem.letters, syllables) && !Self.final.contains(text)
      self = isCompound || isBorrowed ? .unknown : .last
    case .pronoun, .numeral: self = syllables < 3 || Self.final.contains(text) ? .last : .unknown
    case .properNoun:
      self = Self.isLanguage(text, stem) ? .fixed(syllables - 2) : Self.named(text, syllables)
    case .adverb, .postposition, .conjunction, .interjection, .determiner, .question:
      self = syllables == 1 || Self.final.contains(text) ? .last : .unknown
    }
  }

  /// Names of peoples are stressed at the end like other nouns.
  private static func named(_ text: String, _ syllables: Int) -> StemStress {
    final.contains(text) ? .last : .unknown
  }

  /// Languages are named with -CA, which has the stress before it: Türkçe, Almanca.
  private static func isLanguage(_ text: String, _ stem: Stem) -> Bool {
    stem.traits.contains(.withoutApostrophe)
      && ["ca", "ce", "ça", "çe"].contains { text.hasSuffix($0) }
  }

  /// Whether a noun looks borrowed; many borrowed nouns aren't stressed at the end.
  private static func isBorrowed(_ text: String, _ letters: [UInt8], _ syllables: Int) -> Bool {
    guard syllables > 1, let last = letters.last else { return false }
    if isDerived(text) { return listed.keys.contains { text.hasPrefix($0) } }
    if text.hasSuffix("yon") || text.hasSuffix("o") || text.hasSuffix("ö") { return true }
    if syllables > 2, CodePage.isVowel(last) { return true }
    return letters.count > 1 && letters.prefix(2).allSatisfy { !CodePage.isVowel($0) }
  }

  /// Whether a word has an ending that makes nouns and adjectives and takes the stress: yağmurlu.
  private static func isDerived(_ text: String) -> Bool {
    ["l", "c", "ç"].contains { letter in
      ["ı", "i", "u", "ü"].contains { text.hasSuffix(letter + $0) }
    }
  }

  /// Stems that are stressed before their last syllable, with the place of it from 0.
  private static let listed: [String: Int] = [
    // Places.
    "ankara": 0, "istanbul": 1, "izmir": 0, "antalya": 1, "bursa": 0, "adana": 1, "trabzon": 0,
    "konya": 0, "samsun": 0, "edirne": 1, "erzurum": 0, "kayseri": 0, "malatya": 1,
    "diyarbakır": 1, "türkiye": 0, "almanya": 1, "ingiltere": 1, "fransa": 0, "italya": 1,
    "ispanya": 1, "rusya": 0, "londra": 0, "paris": 0, "berlin": 0, "bodrum": 0, "mersin": 0,
    "rize": 0, "sivas": 0, "asya": 0, "afrika": 0, "japonya": 1, "kıbrıs": 0, "ege": 0,
    "karadeniz": 1, "akdeniz": 0, "marmara": 0, "yunanistan": 2, "bulgaristan": 2,
    // Borrowed nouns.
    "lokanta": 1, "radyo": 0, "banka": 0, "tiyatro": 1, "posta": 0, "gazete": 1,
    "sinema": 1, "salata": 1, "domates": 1, "pasta": 0, "taksi": 0, "televizyon": 2,
    "istasyon": 1, "lise": 0, "üniversite": 3, "pencere": 0, "iskele": 1, "müze": 0, "parti": 0,
    "firma": 0, "marka": 0, "moda": 0, "soda": 0, "vida": 0, "palto": 0, "kanepe": 1,
    "doktor": 0, "makarna": 1, "karınca": 1,
    // Relatives.
    "anne": 0, "teyze": 0, "abla": 0, "amca": 0, "hala": 0, "yenge": 0,
    // Adverbs, question words and pronouns that no noun is like.
    "belki": 0, "şimdi": 0, "hemen": 0, "nasıl": 0, "niçin": 0, "hangi": 0, "nerede": 0,
    "nere": 0, "nereye": 0, "nereden": 0, "evet": 0, "yarın": 0, "bugün": 0, "sonra": 0,
    "henüz": 0, "yalnız": 0, "bazı": 0, "çünkü": 0, "sanki": 0, "ayrıca": 0, "haydi": 0,
    "aferin": 0, "kimse": 0, "hepsi": 0, "ansızın": 0, "sabahleyin": 1,
    "akşamleyin": 1,
  ]

  /// Words that are no nouns, where a noun or an adjective is spelt alike: neden “why”, “reason”.
  private static let particles: [String: Int] = [
    "ama": 0, "fakat": 0, "neden": 0, "ancak": 0, "yine": 0, "gene": 0, "artık": 0, "yoksa": 0,
    "galiba": 0, "hayır": 0,
  ]

  /// Stems that speakers stress in two ways.
  private static let disputed: Set = ["çanta", "mutlaka", "fabrika"]

  /// Stems of shapes or kinds that are otherwise unknown, and are stressed at the end.
  private static let final: Set = [
    "araba", "aile", "hastane", "eczane", "postane", "kütüphane", "öğrenci", "yabancı", "yolcu",
    "kahvaltı", "bahçe", "kedi", "türk", "alman", "fransız", "ingiliz", "amerikalı", "rus", "japon",
    "italyan", "ispanyol", "yunan", "değil", "kadar", "için", "gibi", "doğru", "önce", "beraber",
    "birlikte", "yavaş", "çabuk", "kolay", "erken", "hızlı", "iyi", "güzel",
  ]
}
