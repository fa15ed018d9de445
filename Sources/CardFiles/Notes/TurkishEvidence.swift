import Turkish

/// An estimate of the share of Turkish in texts.
struct TurkishEvidence {
  private var sum = 0.0
  private var weight = 0.0

  /// The number of words of a text that are checked.
  private static let wordsOfText = 8

  /// Starts with the language that the name of a field suggests, with the weight of six words.
  init(heading: String = "") {
    let words = Set(FieldRole.words(heading))
    let isTurkish = !words.isDisjoint(with: Self.turkishNames)
    let isOther = !words.isDisjoint(with: Self.otherNames)
    if isTurkish != isOther {
      weight = 6
      sum = isTurkish ? 6 : 0
    }
  }

  /// The share of Turkish, 0 to 1; 0.5 if nothing is known.
  var share: Double { (sum + 0.5) / (weight + 1) }

  /// Whether there is any evidence.
  var isKnown: Bool { weight > 0 }

  mutating func add(_ text: String) {
    for word in text.split(whereSeparator: { !$0.isLetter }).prefix(Self.wordsOfText) {
      guard let share = Self.share(of: word) else { continue }
      sum += share
      weight += 1
    }
  }

  /// Returns how Turkish a word looks, 0 to 1; nil for a single letter.
  private static func share(of word: Substring) -> Double? {
    guard word.unicodeScalars.count > 1 else { return nil }
    let composed = String(word).composed
    if composed.unicodeScalars.contains(where: isForeign) { return 0 }
    if composed.contains(where: { "ğĞşŞıİ".contains($0) }) { return 1 }
    let isKnown = Morphology.isWord(CodePage.encode(composed.turkishLowercased))
    if functionWords.contains(composed.lowercased()) { return isKnown ? 0.4 : 0 }
    return isKnown ? 1 : 0.1
  }

  /// Whether Turkish does not have a letter.
  private static func isForeign(_ letter: Unicode.Scalar) -> Bool {
    !letter.isASCII
      ? !"çğıöşüâîûÇĞİÖŞÜÂÎÛ".unicodeScalars.contains(letter)
      : "qwxQWX".unicodeScalars.contains(letter)
  }

  /// Frequent words of English and German.
  private static let functionWords: Set<String> = [
    "the", "of", "to", "and", "is", "are", "was", "in", "on", "at", "it", "for", "with", "he",
    "she",
    "my", "your", "be", "have", "not", "you", "they", "this", "that", "an", "or", "by", "from",
    "as",
    "der", "die", "das", "ein", "eine", "und", "ist", "nicht", "ich", "du", "er", "sie", "wir",
    "zu",
    "mit", "auf", "sich", "werden", "sein", "haben",
  ]
  private static let turkishNames: Set<String> = [
    "turkish", "turkce", "turkisch", "tuerkisch", "turc", "turco", "turks", "turkiska", "tr",
    "kelime", "sozcuk",
  ]
  private static let otherNames: Set<String> = [
    "english", "ingilizce", "englisch", "anglais", "en", "eng", "deutsch", "german", "almanca",
    "allemand", "de", "francais", "french", "fransizca", "russian", "rusca", "arabic", "arapca",
    "spanish", "espanol", "ispanyolca", "italian", "translation", "meaning", "definition", "anlam",
    "anlami", "ceviri", "bedeutung", "ubersetzung", "uebersetzung", "native",
  ]
}
