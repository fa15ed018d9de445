import Bilingual
import Screens

/// A meaning of the lexicon that a new card may have.
struct CardOffer: Equatable {
  let word: String
  let partOfSpeech: String
  let meaning: String

  /// The most English words of a meaning that a card takes.
  private static let mostWords = 3

  /// The meanings of a Turkish word in any form, sense by sense, the likeliest first.
  static func all(for word: String, in lexicon: BilingualLexicon) -> [CardOffer] {
    let found = LexiconLookup(lexicon).find(word).turkish
    return found.flatMap { entry in
      entry.senses.map { sense in
        CardOffer(
          word: entry.shownLemma,
          partOfSpeech: entry.partOfSpeech.name,
          meaning: sense.glosses.prefix(mostWords).map(\.shown).joined(separator: "; ")
        )
      }
    }
  }
}
