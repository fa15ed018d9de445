package import Cards
package import Curriculum

/// The words of the begun decks of a level, or of the learner's own decks.
package struct LevelWords: Sendable, Equatable {
  /// Nil for the learner's own decks.
  package var level: Level?
  package var words = 0
  /// Words with a card that was answered, which are not known yet.
  package var learning = 0
  /// Words whose answered cards are all at intervals of days, or that the learner put aside.
  package var known = 0
  /// The mean retrievability of the cards that have one, 0 to 1.
  package var retrievability: Double?
  /// The share of the level's words that were asked, 0 to 1; of own decks always 1.
  package var coverage = 1.0

  /// Sums up the decks by level; `lists` has the number of word lists of each level.
  package static func all(_ decks: [WordCounts], lists: [Level: Int]) -> [LevelWords] {
    var groups: [Level?: [WordCounts]] = [:]
    for deck in decks { groups[deck.level, default: []].append(deck) }
    let levels = Level.allCases.map { Optional($0) } + [nil]
    return levels.compactMap { level in
      groups[level].map { LevelWords($0, level, lists: level.flatMap { lists[$0] }) }
    }
  }

  private init(_ decks: [WordCounts], _ level: Level?, lists: Int?) {
    self.level = level
    for deck in decks {
      words += deck.words
      learning += deck.learning
      known += deck.known
    }
    let predicted = decks.reduce(0) { $0 + $1.predicted }
    let sum = decks.reduce(0) { $0 + $1.retrievability }
    retrievability = predicted > 0 ? sum / Double(predicted) : nil
    guard let lists, lists > 0 else { return }
    let asked = decks.reduce(0.0) { sum, deck in
      sum + Double(deck.learning + deck.known) / Double(max(1, deck.words))
    }
    coverage = min(1, asked / Double(lists))
  }
}
