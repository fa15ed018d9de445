import Cards

/// Which way the templates of each note type ask, deck by deck: the same simple type may serve
/// decks of either direction.
struct DirectionTable {
  private struct Key: Hashable {
    var type: Int64
    /// Nil for all decks.
    var deck: Int64?
  }

  /// The places of some notes of a type in the collection.
  private var notes: [Key: [Int]] = [:]
  private var found: [Key: TemplateDirections] = [:]

  /// As many notes of a deck are looked at.
  private static let sampleSize = 60

  /// Takes the notes of a collection with the deck of each.
  init(_ notes: [(type: Int64, deck: Int64?)]) {
    for (place, note) in notes.enumerated() {
      self.notes[Key(type: note.type), default: []].append(place)
      if let deck = note.deck {
        self.notes[Key(type: note.type, deck: deck), default: []].append(place)
      }
    }
  }

  /// The way in which a template asks in a deck, and which fields are Turkish.
  ///
  /// `sample` gives the directions that some notes tell.
  mutating func way(
    ofTemplate place: Int,
    type: Int64,
    deck: Int64?,
    sample: ([Int]) -> TemplateDirections
  ) -> (way: TemplateDirections.Way, isTurkish: [Bool?]) {
    let near = directions(Key(type: type, deck: deck), sample)
    if let way = near.way(ofTemplate: place), near.decides(place) { return (way, near.isTurkish) }
    let wide = directions(Key(type: type), sample)
    let way = wide.way(ofTemplate: place) ?? near.way(ofTemplate: place)
    return (way ?? TemplateDirections.Way(kind: .recognise), wide.isTurkish)
  }

  private mutating func directions(
    _ key: Key,
    _ sample: ([Int]) -> TemplateDirections
  ) -> TemplateDirections {
    if let known = found[key] { return known }
    let all = notes[key] ?? []
    let step = max(1, all.count / Self.sampleSize)
    let made = sample(stride(from: 0, to: all.count, by: step).map { all[$0] })
    found[key] = made
    return made
  }
}
