/// A named set of entries with settings for reviewing them.
package struct Deck: Sendable, Equatable {
  /// `a1-u3` for the words of a unit, else 32 lower-case hexadecimal digits or a lasting name.
  package var id: String
  package var origin: Origin
  package var title: String
  package var about: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var created: Int64
  package var settings: DeckSettings
  package var isFavourite: Bool
  /// When the deck was last reviewed or shown, in milliseconds since 1970.
  package var viewed: Int64?

  /// The source of the entries of a deck.
  package enum Origin: String, Sendable, Codable {
    /// The words of the course, whose texts follow the course.
    case course
    case own
  }

  /// Creates a deck.
  package init(
    id: String,
    origin: Origin = .own,
    title: String,
    about: String = "",
    created: Int64,
    settings: DeckSettings = DeckSettings(),
    isFavourite: Bool = false,
    viewed: Int64? = nil
  ) {
    self.id = id
    self.origin = origin
    self.title = title
    self.about = about
    self.created = created
    self.settings = settings
    self.isFavourite = isFavourite
    self.viewed = viewed
  }
}
