import Turkish

/// The suffix -ki, whose vowel follows harmony only in bugünkü, dünkü and öbürkü.
enum KiSuffix {
  /// Whether the typed word differs only in a high vowel of -ki.
  static func isMisspelt(_ typed: [UInt8], for word: [UInt8], using analyzer: WordAnalyzer) -> Bool
  {
    guard typed.count == word.count,
      let place = word.indices.last(where: { word[$0] != typed[$0] }),
      Phonology.isHigh(word[place]), Phonology.isHigh(typed[place]), place > 0,
      word[place - 1] == UInt8(ascii: "k"), word[..<place] == typed[..<place]
    else { return false }
    return analyzer.readings(of: word).prefix(4).contains { reading in
      reading.morphemes.contains { $0.suffix == .relative && $0.range.contains(place) }
    }
      || analyzer.readings(of: word).isEmpty
        && analyzer.guesses(of: word).prefix(2).contains { reading in
          reading.morphemes.contains { $0.suffix == .relative && $0.range.contains(place) }
        }
  }
}
