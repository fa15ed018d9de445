/// What an unknown stem most likely does before suffixes, from its letters alone.
enum StemGuess {
  /// A verb: only those made with etmek soften their t (kaybet, kaybediyor).
  static func verb(_ letters: [UInt8]) -> Stem {
    let tail = letters.suffix(2)
    let isEt = CodePage.decode(tail) == "et"
    let head = letters.dropLast(2)
    let isCompound = isEt && head.contains(where: CodePage.isVowel) && !isCausative(head)
    return Stem(
      letters: letters,
      partOfSpeech: .verb,
      traits: isCompound ? .softens : [],
      isGuess: true
    )
  }

  /// A noun or adjective: more than one syllable softens p, ç, k; t stays, as in loans.
  static func nominal(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem {
    var traits: Stem.Traits = []
    let isLong = letters.count(where: CodePage.isVowel) > 1
    let ending = CodePage.decode(letters.suffix(2))
    switch letters.last {
    case UInt8(ascii: "p"), CodePage.cCedilla:
      if isLong { traits.insert(.softens) }
    case UInt8(ascii: "k"):
      if isLong || ending == "nk" { traits.insert(.softens) }
    case UInt8(ascii: "g"):
      if isLong && ending == "og" { traits.insert(.softens) }
    default: break
    }
    if isFront(letters, isLong: isLong) { traits.insert(.frontSuffixes) }
    return Stem(letters: letters, partOfSpeech: partOfSpeech, traits: traits, isGuess: true)
  }

  /// Before -et of a causative stands a stem that ends in a vowel or liquid: belir-t, üre-t.
  private static func isCausative(_ head: ArraySlice<UInt8>) -> Bool {
    guard let last = head.last else { return true }
    return [UInt8(ascii: "r"), UInt8(ascii: "l"), UInt8(ascii: "s")].contains(last)
      && head.count < 4
  }

  /// Loans whose last l is light, and Arabic words in -aat: alkol, kontrol, sosyal, ziraat.
  private static func isFront(_ letters: [UInt8], isLong: Bool) -> Bool {
    let text = CodePage.decode(letters)
    if text.hasSuffix("âl") || text.hasSuffix("ûl") { return true }
    guard isLong else { return false }
    return lightEnds.contains { text.hasSuffix($0) }
  }

  private static let lightEnds = ["rol", "kol", "yal", "ial", "ual", "ival", "aat", "ikat", "kkat"]
}
