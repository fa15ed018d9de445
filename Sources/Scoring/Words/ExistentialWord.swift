import Turkish

/// The words var, yok and değil in all forms: vardı, yokmuş, değilim.
enum ExistentialWord {
  private static let stems = ["değil", "var", "yok"].map { CodePage.encode($0) }

  /// Whether the word is a form of var, yok or değil.
  static func matches(_ word: [UInt8]) -> Bool { stem(of: word) != nil }

  /// Whether the word is a form of yok or değil.
  static func isNegative(_ word: [UInt8]) -> Bool {
    stem(of: word).map { $0 != stems[1] } ?? false
  }

  /// Whether both are forms of these words, but of different ones.
  static func differ(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    guard let own = stem(of: word), let typed = stem(of: other) else { return false }
    return own != typed
  }

  /// Whether both are forms of the same one of these words, with or without their marks.
  static func shareStem(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    guard let own = stem(of: word) else { return false }
    let folded = WordComparison.folded
    return other.map(folded).starts(with: own.map(folded)) && other.count <= own.count + 9
  }

  /// Whether the word is a form of değil.
  static func denies(_ word: [UInt8]) -> Bool { stem(of: word) == stems[0] }

  /// Returns the stem of a form of these words, if it is one.
  private static func stem(of word: [UInt8]) -> [UInt8]? {
    guard let stem = stems.first(where: word.starts), word.count <= stem.count + 9 else {
      return nil
    }
    let ending = QuestionParticle.shape(of: Array(word.dropFirst(stem.count)))
    return ending.isEmpty || endings.contains(ending) ? stem : nil
  }

  /// The endings for copula and person, in the notation of ``QuestionParticle/shape(of:)``.
  private static let endings: Set<[UInt8]> = Set(
    """
    Im sIn Iz sInIz lAr dI dIm dIn dIk dInIz dIlAr tI tIm tIn tIk tInIz tIlAr mIş mIşIm mIşsIn
    mIşIz mIşsInIz mIşlAr sA sAm sAn sAk sAnIz lArdI lArmIş lArsA dIr tIr dIrlAr tIrlAr ken
    """
    .split(whereSeparator: \.isWhitespace).map { CodePage.encode(String($0)) }
  )
}
