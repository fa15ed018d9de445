import Turkish

/// A possessive put behind a possessive: annesisi for annesi.
enum DoubledPossessive {
  /// Whether the typed word is the right one with another -sI or -I behind its possessive.
  static func isTyped(_ typed: [UInt8], for word: [UInt8], in vocabulary: Vocabulary) -> Bool {
    guard typed.count == word.count + 2, typed.starts(with: word),
      typed[word.count] == UInt8(ascii: "s"), let last = typed.last, Phonology.isHigh(last)
    else { return false }
    return vocabulary.readings(of: word).contains { $0.suffixes.last == .possessive3s }
  }
}
