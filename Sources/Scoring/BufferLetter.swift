import Turkish

/// The letters y, s, n that keep two vowels apart, where their absence or presence is a slip.
enum BufferLetter {
  static func isWrong(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ alignment: LetterAlignment
  ) -> Bool {
    guard alignment.edits.count == 1, let edit = alignment.edits.first, word.count > 3 else {
      return false
    }
    return switch edit {
    case .missing(let place, _): isMissing(word, at: place)
    case .extra(let place, _): isExtra(typed, at: place)
    case .replaced(let place, let other): isPronominal(word, typed[other], at: place)
    case .same, .swapped: false
    }
  }

  /// Two vowels meet where the right word has y, s or n: çantaı.
  private static func isMissing(_ word: [UInt8], at place: Int) -> Bool {
    place > 1 && place + 1 < word.count && "ysn".utf8.contains(word[place])
      && Sound.isVowel(word[place - 1]) && Sound.isVowel(word[place + 1])
      && SuffixShape.fits(word, from: place)
  }

  /// y stands between a consonant and the vowel of a suffix: evyi.
  private static func isExtra(_ typed: [UInt8], at place: Int) -> Bool {
    place > 1 && place + 1 < typed.count && typed[place] == Sound.y
      && !Sound.isVowel(typed[place - 1]) && Sound.isVowel(typed[place + 1])
      && Sound.hasVowel(typed[..<place])
  }

  /// y for the n behind a possessive that begins with s: kafasıyı.
  private static func isPronominal(_ word: [UInt8], _ wrong: UInt8, at place: Int) -> Bool {
    wrong == Sound.y && place > 4 && place + 1 < word.count && word[place] == UInt8(ascii: "n")
      && Sound.isHigh(word[place - 1]) && word[place - 2] == UInt8(ascii: "s")
      && Sound.isVowel(word[place - 3]) && Sound.isVowel(word[place + 1])
      && SuffixShape.fits(word, from: place)
  }
}
