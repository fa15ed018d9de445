import Turkish

/// The suffix -ki, whose vowel follows no harmony but in bugünkü, dünkü and öbürkü.
enum KiSuffix {
  /// Whether the typed word has another high vowel in -ki and is right otherwise.
  static func isMisspelt(_ typed: [UInt8], for word: [UInt8], in vocabulary: Vocabulary) -> Bool {
    guard typed.count == word.count,
      let place = word.indices.last(where: { word[$0] != typed[$0] }),
      Phonology.isHigh(word[place]), Phonology.isHigh(typed[place]), place > 0,
      word[place - 1] == UInt8(ascii: "k"), word[..<place] == typed[..<place]
    else { return false }
    return vocabulary.readings(of: word).prefix(4).contains { reading in
      reading.morphemes.contains { $0.suffix == .relative && $0.range.contains(place) }
    }
      || vocabulary.readings(of: word).isEmpty
        && vocabulary.guesses(of: word).prefix(2).contains { reading in
          reading.morphemes.contains { $0.suffix == .relative && $0.range.contains(place) }
        }
  }
}
