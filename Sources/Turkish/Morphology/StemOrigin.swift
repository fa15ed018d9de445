/// A stem from which a prefix of a word may come by a change: kitap for kitab-, ağız for ağz-.
struct StemOrigin {
  var change: StemChange
  /// The number of letters that are replaced at the end of the prefix, 0 to 2.
  var replaced: Int
  /// The letters in their place; 0 for none.
  var first: UInt8 = 0
  var second: UInt8 = 0

  /// Returns the letters of the stem.
  func letters(_ prefix: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var letters = Array(prefix.dropLast(replaced))
    if first != 0 { letters.append(first) }
    if second != 0 { letters.append(second) }
    return letters
  }

  /// Calls `body` with every possible origin of a prefix of the word.
  @inline(__always)
  static func forEach(
    _ prefix: UnsafeBufferPointer<UInt8>,
    in word: UnsafeBufferPointer<UInt8>,
    _ body: (_ origin: StemOrigin) -> Void
  ) {
    let count = prefix.count
    guard count > 1, count < word.count else { return }
    let next = word[count]
    let last = prefix[count - 1]
    if CodePage.isVowel(next) {
      if !CodePage.isVowel(last) { beforeVowel(prefix, last, body) }
    } else if next == UInt8(ascii: "y"), WordWalk.isHigh(last) {
      guard count == 2 || word[count...].starts(with: "yor".utf8) else { return }
      body(StemOrigin(change: .narrowed, replaced: 1, first: UInt8(ascii: "a")))
      body(StemOrigin(change: .narrowed, replaced: 1, first: UInt8(ascii: "e")))
    }
  }

  private static func beforeVowel(
    _ prefix: UnsafeBufferPointer<UInt8>,
    _ last: UInt8,
    _ body: (_ origin: StemOrigin) -> Void
  ) {
    let hard = hardened(last, after: prefix[prefix.count - 2])
    if hard != 0 { body(StemOrigin(change: .softened, replaced: 1, first: hard)) }
    if last == CodePage.softG {
      body(StemOrigin(change: .softened, replaced: 1, first: UInt8(ascii: "g")))
    }
    let count = prefix.count
    let before = prefix[count - 2]
    guard count > 2, !CodePage.isVowel(before) else { return }
    if before == last {
      body(StemOrigin(change: .doubled, replaced: 1))
      if hard != 0 {
        body(StemOrigin(change: .doubledAndSoftened, replaced: 2, first: hard))
      }
    }
    for vowel in droppable(prefix) where vowel != 0 {
      body(StemOrigin(change: .dropped, replaced: 1, first: vowel, second: last))
      body(StemOrigin(change: .droppedInVoice, replaced: 1, first: vowel, second: last))
      if hard != 0 {
        body(StemOrigin(change: .droppedAndSoftened, replaced: 1, first: vowel, second: hard))
      }
    }
  }

  /// Returns the consonant that softens to `letter`, the inverse of ``StemChange/soft(_:before:)``.
  ///
  /// The result is 0 if there is none.
  private static func hardened(_ letter: UInt8, after previous: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): UInt8(ascii: "p")
    case UInt8(ascii: "c"): CodePage.cCedilla
    case UInt8(ascii: "d"): UInt8(ascii: "t")
    case UInt8(ascii: "g"): previous == UInt8(ascii: "n") ? UInt8(ascii: "k") : 0
    case CodePage.softG: previous == UInt8(ascii: "n") ? 0 : UInt8(ascii: "k")
    default: 0
    }
  }

  private static let afterBack = [CodePage.dotlessI, UInt8(ascii: "i"), UInt8(ascii: "u")]
  private static let afterFront = [UInt8(ascii: "i")]
  private static let afterRounded = [UInt8(ascii: "u"), CodePage.uUmlaut]
  private static let afterFrontRounded = [CodePage.uUmlaut, UInt8(ascii: "u")]

  /// Returns the vowels that may have dropped at the end of a prefix: akl-, vakt-, avc-, zulm-.
  private static func droppable(_ prefix: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch prefix.dropLast().last(where: CodePage.isVowel) {
    case UInt8(ascii: "a"), CodePage.dotlessI, CodePage.aCircumflex: afterBack
    case UInt8(ascii: "e"), UInt8(ascii: "i"): afterFront
    case UInt8(ascii: "o"), UInt8(ascii: "u"): afterRounded
    case CodePage.oUmlaut, CodePage.uUmlaut: afterFrontRounded
    default: []
    }
  }
}
