/// What stems the changed end of a stem may come from: kitab- from kitap, ağz- from ağız.
enum StemOrigin {
  /// Calls `body` with the letters of every stem that may stand as this beginning of the word.
  static func forEach(
    _ prefix: UnsafeBufferPointer<UInt8>,
    in word: UnsafeBufferPointer<UInt8>,
    _ body: (_ letters: [UInt8], _ change: StemChange) -> Void
  ) {
    let count = prefix.count
    guard count > 1, count < word.count else { return }
    let next = word[count]
    let last = prefix[count - 1]
    if CodePage.isVowel(next) {
      guard !CodePage.isVowel(last) else { return }
      beforeVowel(prefix, last, body)
    } else if next == UInt8(ascii: "y"), WordWalk.isHigh(last) {
      let isYor = word[count...].starts(with: "yor".utf8)
      guard isYor || count == 2 else { return }
      for low in "ae".utf8 { body(prefix.dropLast() + [low], .narrowed) }
    }
  }

  private static func beforeVowel(
    _ prefix: UnsafeBufferPointer<UInt8>,
    _ last: UInt8,
    _ body: (_ letters: [UInt8], _ change: StemChange) -> Void
  ) {
    let hard = hardened(last)
    for letter in hard { body(prefix.dropLast() + [letter], .softened) }
    let count = prefix.count
    let before = prefix[count - 2]
    guard count > 2, !CodePage.isVowel(before) else { return }
    if before == last {
      body(Array(prefix.dropLast()), .doubled)
      for letter in hard { body(prefix.dropLast(2) + [letter], .doubledAndSoftened) }
    }
    for vowel in droppable(prefix) {
      body(prefix.dropLast() + [vowel, last], .dropped)
      body(prefix.dropLast() + [vowel, last], .droppedInVoice)
      for letter in hard { body(prefix.dropLast() + [vowel, letter], .droppedAndSoftened) }
    }
  }

  private static func hardened(_ letter: UInt8) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "b"): [UInt8(ascii: "p")]
    case UInt8(ascii: "c"): [CodePage.cCedilla]
    case UInt8(ascii: "d"): [UInt8(ascii: "t")]
    case UInt8(ascii: "g"): [UInt8(ascii: "k")]
    case CodePage.softG: [UInt8(ascii: "k"), UInt8(ascii: "g")]
    default: []
    }
  }

  /// The vowels that may have dropped after the last one that is left: akl-, vakt-, avc-.
  private static func droppable(_ prefix: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch prefix.dropLast().last(where: CodePage.isVowel) {
    case UInt8(ascii: "a"), CodePage.dotlessI:
      [CodePage.dotlessI, UInt8(ascii: "i"), UInt8(ascii: "u")]
    case UInt8(ascii: "e"), UInt8(ascii: "i"): [UInt8(ascii: "i")]
    case UInt8(ascii: "o"), UInt8(ascii: "u"): [UInt8(ascii: "u")]
    case CodePage.oUmlaut, CodePage.uUmlaut: [CodePage.uUmlaut]
    default: []
    }
  }
}
