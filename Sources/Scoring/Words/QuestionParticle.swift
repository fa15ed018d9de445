import Patterns
import Turkish

/// The question particle mI with its endings: mı, musun, müyüm.
package enum QuestionParticle {
  private static let shapes: Set<[UInt8]> = Set(
    """
    mI mIyIm mIsIn mIyIz mIsInIz mIdIr mIydI mIydIm mIydIn mIydIk mIydInIz mIydIlAr mIymIş mIlAr
    """
    .split(whereSeparator: \.isWhitespace).map { CodePage.encode(String($0)) }
  )

  package static func matches(_ word: [UInt8]) -> Bool {
    word.first == UInt8(ascii: "m") && word.count <= 9 && shapes.contains(shape(of: word))
  }

  /// Returns the number of letters of mI and its endings at the end of a word; nil if it has none.
  static func length(atEndOf word: [UInt8]) -> Int? {
    guard word.count > 4 else { return nil }
    return (2...min(9, word.count - 2)).reversed().first { matches(Array(word.suffix($0))) }
  }

  /// Returns its -(y)DI or -(y)mIş, which tell a tense rather than a person; nil if it has none.
  static func copula(of word: [UInt8]) -> [UInt8]? {
    let shape = shape(of: word)
    return copulas.first { shape.starts(with: $0) }
  }

  private static let copulas = ["mIyd", "mIymI"].map(CodePage.encode)

  /// Returns the word with I for every high vowel and A for a and e.
  static func shape(of word: [UInt8]) -> [UInt8] {
    word.map { letter in
      if letter == AnswerText.eitherI || Phonology.isHigh(letter) { return UInt8(ascii: "I") }
      return Phonology.isLow(letter) ? UInt8(ascii: "A") : letter
    }
  }
}

/// The clitics de and ki, which have another meaning as suffixes.
enum Clitic {
  private static let also = WordList("de da te ta")
  private static let that = WordList("ki kı ku kü")

  /// Whether mI or de/da differs from the right one only in its vowel, which follows that of the
  /// word before it: yok mu for var mı.
  static func fits(_ typed: [UInt8], for word: [UInt8], after before: [UInt8]) -> Bool {
    let shape = QuestionParticle.shape(of: word)
    guard QuestionParticle.matches(word) || also.contains(word),
      QuestionParticle.shape(of: typed) == shape,
      var last = before.last(where: Phonology.isVowel)
    else { return false }
    return typed.allSatisfy { letter in
      guard Phonology.isVowel(letter) else { return true }
      last = Phonology.harmonic(letter, after: last)
      return last == letter
    }
  }

  /// Returns the category of mistakes with a clitic; nil for other words.
  static func category(of word: [UInt8]) -> Finding.Category? {
    if also.contains(word) { return .deDa }
    return that.contains(word) ? .kiClitic : nil
  }
}
