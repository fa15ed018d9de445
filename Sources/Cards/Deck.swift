/// A named set of entries with settings for reviewing them.
public struct Deck: Sendable, Equatable {
  /// `a1-u3` for the words of a unit, else 32 lower-case hexadecimal digits or a lasting name.
  public var id: String
  public var origin: Origin
  public var title: String
  public var about: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var created: Int64
  public var settings: DeckSettings
  public var isFavourite: Bool
  /// When the deck was last reviewed or shown, in milliseconds since 1970.
  public var viewed: Int64?

  /// The source of the entries of a deck.
  public enum Origin: String, Sendable, Codable {
    /// The words of the course, whose texts follow the course.
    case course
    case own
  }

  /// Creates a deck.
  public init(
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
