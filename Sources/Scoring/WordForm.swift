import Turkish

/// Tells whether a typed word can only be a slip of the pen, from the letters alone.
enum WordForm {
  /// A stem this long is rarely one edit away from another word.
  private static let longStem = 6

  /// Whether `typed` differs from `word` by something that makes no Turkish word.
  static func isSlip(_ typed: [UInt8], of word: [UInt8], _ alignment: LetterAlignment) -> Bool {
    if isImpossible(typed), !isImpossible(word) { return true }
    let stem = SuffixShape.shortestStem(of: word)
    return alignment.edits.allSatisfy { edit in
      switch edit {
      case .same: true
      case .swapped(let place, _): place + 2 < word.count || !Sound.isHigh(word[place])
      case .extra(let place, let before): before > 0 && isDoubled(typed, at: place)
      case .missing(let place, _), .replaced(let place, _): place < stem && stem >= longStem
      }
    }
  }

  private static func isDoubled(_ word: [UInt8], at place: Int) -> Bool {
    (place > 0 && word[place - 1] == word[place])
      || (place + 1 < word.count && word[place + 1] == word[place])
  }

  /// Letters that never stand so in a Turkish word.
  private static func isImpossible(_ word: [UInt8]) -> Bool {
    for place in word.indices.dropFirst() {
      let (before, letter) = (word[place - 1], word[place])
      if Sound.isVowel(before), before == letter, letter != Sound.a { return true }
      if "qwx".utf8.contains(letter) { return true }
      if Sound.isVowel(letter), isNeverBeforeVowel(before) { return true }
      if letter == CodePage.softG, !Sound.isVowel(before) { return true }
      if place > 1, word[place - 2] == before, before == letter { return true }
    }
    return word.first == CodePage.softG || hasImpossibleCluster(word)
  }

  private static func isNeverBeforeVowel(_ letter: UInt8) -> Bool {
    letter == CodePage.oUmlaut || letter == CodePage.uUmlaut || letter == CodePage.dotlessI
  }

  /// Three consonants whose first two don't close a syllable, or two that don't close the word.
  private static func hasImpossibleCluster(_ word: [UInt8]) -> Bool {
    guard word.count > 2, word.allSatisfy(CodePage.isLetter) else { return false }
    for place in 0..<word.count - 1 {
      let isEnd = place + 2 == word.count
      let isCluster =
        !Sound.isVowel(word[place]) && !Sound.isVowel(word[place + 1])
        && (isEnd || !Sound.isVowel(word[place + 2])) && place > 0
      if isCluster, !closes(word[place], word[place + 1]) { return true }
    }
    return false
  }

  private static func closes(_ first: UInt8, _ second: UInt8) -> Bool {
    if first == second { return true }
    if "rlnmyvsfk".utf8.contains(first) || first == CodePage.sCedilla || first == CodePage.softG {
      return Sound.isVoiceless(second) || "dzmslbg".utf8.contains(second)
    }
    return "pht".utf8.contains(first) && "tskp".utf8.contains(second)
  }
}
