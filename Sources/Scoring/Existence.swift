import Turkish

/// The words var, yok and değil in all their forms: vardı, yokmuş, değilim.
enum Existence {
  private static let stems = WordList("var yok değil")

  /// Whether the word says that something is, is not or is not so.
  static func matches(_ word: [UInt8]) -> Bool {
    guard let first = word.first, "vyd".utf8.contains(first), word.count < 14 else { return false }
    let bare = WordComparison.bare(word)
    if stems.contains(bare) { return true }
    return Morphology.readings(of: bare).prefix(4).contains { reading in
      reading.stem.partOfSpeech != .verb && stems.contains(reading.stem.letters)
        && reading.suffixes.allSatisfy { $0.slot == .copula || $0.slot == .person }
    }
  }
}
