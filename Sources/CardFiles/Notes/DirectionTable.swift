import Cards

/// The directions of templates by note type and deck, because decks of both directions may have the
/// same type.
struct DirectionTable {
  private struct Key: Hashable {
    var type: Int64
    /// Nil for all decks.
    var deck: Int64?
  }

  /// The indices of notes in the collection.
  private var notes: [Key: [Int]] = [:]
  private var found: [Key: TemplateDirections] = [:]

  /// The number of notes that are sampled.
  private static let sampleSize = 60

  /// Indexes the notes of a collection by type and deck.
  init(_ notes: [(type: Int64, deck: Int64?)]) {
    for (place, note) in notes.enumerated() {
      self.notes[Key(type: note.type), default: []].append(place)
      if let deck = note.deck {
        self.notes[Key(type: note.type, deck: deck), default: []].append(place)
      }
    }
  }

  /// Returns the direction of a template in a deck, and the fields that are Turkish.
  ///
  /// `sample` computes the directions from some notes.
  mutating func direction(
    ofTemplate place: Int,
    type: Int64,
    deck: Int64?,
    sample: ([Int]) -> TemplateDirections
  ) -> (direction: TemplateDirections.Direction, isTurkish: [Bool?]) {
    let inDeck = directions(Key(type: type, deck: deck), sample)
    if let direction = inDeck.direction(ofTemplate: place), inDeck.decides(place) {
      return (direction, inDeck.isTurkish)
    }
    let inAll = directions(Key(type: type), sample)
    let direction = inAll.direction(ofTemplate: place) ?? inDeck.direction(ofTemplate: place)
    return (direction ?? TemplateDirections.Direction(kind: .recognise), inAll.isTurkish)
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
