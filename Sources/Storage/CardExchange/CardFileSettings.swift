package import Cards
package import Memory

/// The settings for an import of cards.
package struct CardFileSettings {
  /// Takes the rows that name no deck; made if it is not there.
  package var deck: Deck
  package var freshID: () -> String
  /// The learner's day at a time in milliseconds since 1970.
  package var day: (Int64) -> StudyDay
  /// The decks of the course that have any of these, with their words.
  package var course: (Wanted) -> [(deck: Deck, entries: [CardEntry])]
  /// Whether everything is undone at the end.
  package var isRehearsal: Bool

  /// Notes and decks that a file names and the record does not have.
  package struct Wanted: Sendable {
    /// Lasting names of notes.
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
