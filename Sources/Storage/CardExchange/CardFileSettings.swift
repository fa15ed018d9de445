package import Cards
package import Memory

/// The settings for an import of cards.
package struct CardFileSettings {
  /// The deck for rows that name no deck; created if it is missing.
  package var deck: Deck
  /// Makes a new id for a deck or an entry.
  package var freshID: () -> String
  /// The learner's day at a time in milliseconds since 1970.
  package var day: (Int64) -> StudyDay
  /// The course decks that have any of these titles or notes, with their entries.
  package var course: (Wanted) -> [(deck: Deck, entries: [CardEntry])]
  /// Whether the import is rolled back at the end.
  package var isRehearsal: Bool

  /// Notes and decks that a file names and the record lacks.
  package struct Wanted: Sendable {
    /// GUIDs of notes.
    package var guids: Set<String>
    /// Folded titles or ids of decks.
    package var titles: Set<String>
  }

  package init(
    deck: Deck,
    freshID: @escaping () -> String,
    day: @escaping (Int64) -> StudyDay,
    course: @escaping (Wanted) -> [(deck: Deck, entries: [CardEntry])] = { _ in [] },
    isRehearsal: Bool
  ) {
    self.deck = deck
    self.freshID = freshID
    self.day = day
    self.course = course
    self.isRehearsal = isRehearsal
  }
}
