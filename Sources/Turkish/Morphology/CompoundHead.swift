/// The end of a possessive compound without its -(s)I: zeytinyağ-, buzdolap-.
struct CompoundHead: Sendable {
  /// Before a vowel, and before a consonant.
  var soft: [UInt8]
  var hard: [UInt8]

  /// Nil if the letters don't end in a possessive.
  init?(of letters: [UInt8]) {
    guard letters.count > 3, let last = letters.last, CodePage.isVowel(last) else { return nil }
    var soft = Array(letters.dropLast())
    let tail = soft.suffix(2)
    if tail.last == UInt8(ascii: "s"), let before = tail.first, CodePage.isVowel(before),
      !Self.endsInNoun(soft)
    {
      soft.removeLast()
    }
    self.soft = soft
    hard = Self.hardened(soft)
  }

  private static func hardened(_ soft: [UInt8]) -> [UInt8] {
    let hard: UInt8
    switch soft.last {
    case UInt8(ascii: "b"): hard = UInt8(ascii: "p")
    case UInt8(ascii: "c"): hard = CodePage.cCedilla
    case UInt8(ascii: "d"): hard = UInt8(ascii: "t")
    case CodePage.softG: hard = UInt8(ascii: "k")
    case UInt8(ascii: "g"): hard = UInt8(ascii: "k")
    default: return soft
    }
    let candidate = soft.dropLast() + [hard]
    if endsInNoun(Array(candidate), softening: true) { return Array(candidate) }
    if endsInNoun(soft) || hard == UInt8(ascii: "t") { return soft }
    let word = soft.split(separator: UInt8(ascii: " ")).last ?? []
    return word.count(where: CodePage.isVowel) > 1 ? Array(candidate) : soft
  }

  /// Whether a noun of the lexicon stands at the end, with something before it.
  private static func endsInNoun(_ letters: [UInt8], softening: Bool = false) -> Bool {
    let word = letters.split(separator: UInt8(ascii: " ")).last ?? []
    let from = word.count == letters.count ? word.startIndex + 2 : word.startIndex
    guard from + 2 <= word.endIndex else { return false }
    return (from...(word.endIndex - 2)).contains { start in
      Lexicon.stems(word[start...]).contains { stem in
        stem.partOfSpeech == .noun && (!softening || stem.traits.contains(.softens))
      }
    }
  }
}
