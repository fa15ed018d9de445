import Turkish

/// Tells whether the end of a word could be a chain of Turkish suffixes.
///
/// Deliberately generous: any vowel of the right height, any order of the suffixes. What could be
/// a suffix here must never be taken for a slip of the pen.
enum SuffixShape {
  /// Whether a suffix may stand behind a vowel, a consonant or both.
  private enum Condition { case afterVowel, afterConsonant, always }

  /// A: a, e; I: ı, i, u, ü; D: d, t; C: c, ç; K: k, ğ.
  private static let shapes: [(Condition, String)] = [
    (
      .afterConsonant,
      """
      A I Im In ImIz InIz Iz Ar Ir Iyor AcAK Abil AmA An Ip ArAk IncA AlIm AyIm AsI Il Iş It AC
      """
    ),
    (
      .afterVowel,
      """
      m n k z r l t ş mIz nIz sI yI yA nI nA nIn nDA nDAn ylA yIm yIz ydI ymIş ysA yor yAcAK yAbil
      yAmA yAn yIp yArAk yIncA yken yAlIm yAyIm ncA yAsI
      """
    ),
    (
      .always,
      """
      lAr DA DAn DI DIK mIş sA mA mAk mAz mAlI ki lA DIr sIn sInIz sInlAr ken lI sIz lIK CI CA lIm
      mAdAn mIyor
      """
    ),
  ]

  private struct Template: Sendable {
    var letters: [UInt8]
    var wantsVowelBefore: Bool?
  }

  private static let templates: [Template] = shapes.flatMap { condition, list in
    list.split(whereSeparator: \.isWhitespace).map { shape in
      let wantsVowel: Bool? =
        condition == .always ? nil : condition == .afterVowel
      return Template(letters: CodePage.encode(String(shape)), wantsVowelBefore: wantsVowel)
    }
  }

  /// For every letter the templates that may begin with it.
  private static let templatesByLetter: [[Template]] = (0...255).map { letter in
    guard CodePage.isLetter(UInt8(letter)) else { return [] }
    return templates.filter { template in
      template.letters.first.map { matches($0, UInt8(letter)) } ?? false
    }
  }

  /// Whether the letters of `word` from `start` on are nothing or a chain of suffixes.
  static func fits(_ word: [UInt8], from start: Int) -> Bool {
    guard start > 0, start <= word.count else { return false }
    var isReachable = [Bool](repeating: false, count: word.count + 1)
    isReachable[start] = true
    let byLetter = templatesByLetter
    for place in start..<word.count where isReachable[place] {
      let isVowelBefore = Sound.isVowel(word[place - 1])
      let templates = byLetter[Int(word[place])]
      for template in templates where template.wantsVowelBefore ?? isVowelBefore == isVowelBefore {
        let end = place + template.letters.count
        if end <= word.count, matches(template.letters, word, at: place) {
          isReachable[end] = true
        }
      }
    }
    return isReachable[word.count]
  }

  /// Whether the difference of two words could be one of suffixes behind the same stem.
  static func couldTurn(_ word: [UInt8], into other: [UInt8]) -> Bool {
    let common = zip(word, other).prefix { $0 == $1 }.count
    if common < min(word.count, other.count), Sound.isSoftening(word[common], other[common]),
      fits(word, from: common + 1), fits(other, from: common + 1)
    {
      return true
    }
    guard common > 0 else { return false }
    return (1...common).contains { length in
      isStem(word, length) && fits(word, from: length) && fits(other, from: length)
    }
  }

  /// The length of the shortest beginning that could be a stem with nothing but suffixes behind.
  static func shortestStem(of word: [UInt8]) -> Int {
    (1..<max(2, word.count)).first { isStem(word, $0) && fits(word, from: $0) } ?? word.count
  }

  private static func isStem(_ word: [UInt8], _ length: Int) -> Bool {
    length == 1
      ? word[0] == UInt8(ascii: "o")
      : length <= word.count && Sound.hasVowel(word[..<length])
  }

  private static func matches(_ template: [UInt8], _ word: [UInt8], at place: Int) -> Bool {
    for (offset, sign) in template.enumerated() where !matches(sign, word[place + offset]) {
      return false
    }
    return true
  }

  private static func matches(_ sign: UInt8, _ letter: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "A"): Sound.isLow(letter)
    case UInt8(ascii: "I"): Sound.isHigh(letter)
    case UInt8(ascii: "D"): letter == UInt8(ascii: "d") || letter == UInt8(ascii: "t")
    case UInt8(ascii: "C"): letter == UInt8(ascii: "c") || letter == CodePage.cCedilla
    case UInt8(ascii: "K"): letter == UInt8(ascii: "k") || letter == CodePage.softG
    default: sign == letter
    }
  }
}
