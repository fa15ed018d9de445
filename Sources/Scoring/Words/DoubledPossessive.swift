import Turkish

/// A repeated possessive of the third person: annesisi for annesi.
enum DoubledPossessive {
  /// Whether the typed word is the right one with another -sI after its possessive.
  static func isTyped(_ typed: [UInt8], for word: [UInt8], using analyzer: WordAnalyzer) -> Bool {
    guard typed.count == word.count + 2, typed.starts(with: word),
      typed[word.count] == UInt8(ascii: "s"), let last = typed.last, Phonology.isHigh(last)
    else { return false }
    return analyzer.readings(of: word).contains { $0.suffixes.last == .possessive3s }
  }
}
