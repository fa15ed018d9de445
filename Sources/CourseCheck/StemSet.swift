import Turkish

/// Words of which any inflected form counts as known.
///
/// There is no lexicon: a form is explained if a stem begins it and what follows can be parted into
/// suffixes. Stems change as they do in Turkish: softening (kitab-ı), vowel drop (ağz-ı), doubling
/// (hakk-ı) and narrowing (başl-ıyor).
struct StemSet: Sendable {
  private var stems: Set<String> = []
  /// Forms that take no suffix: `o`, `ve`.
  private var wholes: Set<String> = []
  private var longest = 0

  /// Takes dictionary forms; each word of a phrase counts.
  init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Takes another dictionary form.
  mutating func insert(_ phrase: String) {
    for word in TurkishText.plainWords(phrase) {
      let bare = String(word.prefix { $0 != "'" })
      wholes.insert(word)
      guard bare.count >= 2 else { continue }
      for stem in Self.variants(of: bare) {
        stems.insert(stem)
        longest = max(longest, stem.count)
      }
    }
  }

  /// Whether the word is one of the set or a form of one.
  func explains(_ word: String) -> Bool {
    let plain = TurkishText.plain(word)
    if wholes.contains(plain) { return true }
    if let apostrophe = plain.firstIndex(of: "'") {
      let name = String(plain[..<apostrophe])
      return wholes.contains(name) || stems.contains(name) || explains(name)
    }
    var end = plain.startIndex
    var length = 0
    while end < plain.endIndex, length < longest {
      end = plain.index(after: end)
      length += 1
      if length >= 2, stems.contains(String(plain[..<end])),
        SuffixChain.parts(plain[end...])
      {
        return true
      }
    }
    return false
  }

  /// The shapes that a dictionary form takes before suffixes.
  private static func variants(of word: String) -> Set<String> {
    var stems: Set<String> = [word]
    if word.count >= 4, word.hasSuffix("mak") || word.hasSuffix("mek") {
      let root = String(word.dropLast(3))
      stems.insert(root)
      if let last = root.last, "ae".contains(last) {
        for vowel in "ıiuü" { stems.insert(String(root.dropLast()) + String(vowel)) }
      }
    }
    return stems.reduce(into: stems) { all, stem in
      let head = String(stem.dropLast())
      switch stem.last {
      case "p": all.insert(head + "b")
      case "ç": all.insert(head + "c")
      case "t": all.insert(head + "d")
      case "k": all.formUnion([head + "ğ", head + "g"])
      case "g": all.insert(head + "ğ")
      default: break
      }
      if let last = stem.last, stem.count >= 2, !isVowel(last) { all.insert(stem + String(last)) }
      if let dropped = withoutLastVowel(stem) { all.insert(dropped) }
    }
  }

  /// `ağız` as `ağz`: the high vowel between the last two consonants drops.
  private static func withoutLastVowel(_ stem: String) -> String? {
    let letters = Array(stem)
    guard letters.count >= 4, let last = letters.last, !isVowel(last) else { return nil }
    let vowel = letters[letters.count - 2]
    guard "ıiuü".contains(vowel), !isVowel(letters[letters.count - 3]) else { return nil }
    return String(letters.dropLast(2)) + String(last)
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeıioöuü".contains(letter) }
}

/// What can follow a stem: any run of Turkish suffixes, in any order and harmony.
enum SuffixChain {
  private static let archiforms = [
    "lAr", "m", "Im", "n", "In", "sI", "I", "mIz", "ImIz", "nIz", "InIz", "lArI", "yI", "nI", "A",
    "yA", "nA", "DA", "nDA", "DAn", "nDAn", "nIn", "yIn", "lA", "ylA", "ki", "CA", "CI", "lI",
    "sIz", "lIK", "lIğ", "yIm", "sIn", "yIz", "Iz", "sInIz", "DIr", "yDI", "DI", "ymIş", "mIş",
    "ysA", "sA", "k", "Iyor", "yor", "mA", "mI", "z", "Ir", "Ar", "r", "yAcAK", "AcAK", "yAcAğ",
    "AcAğ", "mAlI", "mAK", "DIK", "DIğ", "yAn", "An", "yIp", "Ip", "yArAk", "ArAk", "yIncA",
    "IncA", "yken", "ken", "Il", "l", "t", "Iş", "yIş", "yAbil", "Abil", "yAmA", "lIm", "sInlAr",
    "ncI", "IncI", "şAr", "Ar", "CIK", "CIğ", "lAn", "lAş", "lA", "mAdAn", "ArA", "yArA",
  ]
  private static let forms: Set<String> = Set(archiforms.flatMap(expanded))
  private static let longest = forms.map(\.count).max() ?? 0

  /// Whether the letters can be parted into suffixes; an empty text can.
  static func parts(_ letters: Substring) -> Bool {
    let letters = Array(letters)
    var reached = [true] + Array(repeating: false, count: letters.count)
    for start in letters.indices where reached[start] {
      for end in (start + 1)...min(letters.count, start + longest)
      where forms.contains(String(letters[start..<end])) {
        reached[end] = true
      }
    }
    return reached[letters.count]
  }

  private static func expanded(_ archiform: String) -> [String] {
    archiform.reduce([""]) { forms, letter in
      let choices: String =
        switch letter {
        case "A": "ae"
        case "I": "ıiuü"
        case "D": "dt"
        case "C": "cç"
        case "K": "k"
        default: String(letter)
        }
      return forms.flatMap { form in choices.map { form + String($0) } }
    }
  }
}
