import Bilingual
import Cards
import Turkish

/// The meanings of the words of the game: those of the course, else those of the bilingual lexicon.
struct GameDictionary {
  private let course: [String: String]
  private let lexicon: BilingualLexicon

  init(course entries: [CardEntry], lexicon: BilingualLexicon) {
    course = Dictionary(entries.map { ($0.word, Self.first(of: $0.meaning)) }) { first, _ in first }
    self.lexicon = lexicon
  }

  /// The meaning of a dictionary form; empty if nothing tells it.
  func meaning(of word: String) -> String {
    if let meaning = course[word], !meaning.isEmpty { return meaning }
    // Of homographs only the two most common, because the line of a word is short.
    return lexicon.entries(of: word).prefix(2).compactMap(Self.gloss).joined(separator: "; ")
  }

  /// The first of the meanings on a card.
  static func first(of meaning: String) -> String {
    meaning.split(separator: ";").first.map { String($0).trimmed } ?? ""
  }

  private static func gloss(_ entry: LexiconEntry) -> String? {
    guard let gloss = entry.senses.first?.glosses.first?.english else { return nil }
    return entry.partOfSpeech == .verb ? ["to", gloss].joined(separator: " ") : gloss
  }
}
