import Cards

/// The numbers of cards: four times the number of the entry, plus the place of the kind.
extension CardKind {
  /// The offset of this kind among the four card numbers of an entry; stored, so never to be
  /// changed.
  var place: Int {
    switch self {
    case .recognise: 0
    case .recall: 1
    case .type: 2
    }
  }

  /// The number of the card of this kind of an entry.
  func number(ofEntry entry: Int) -> Int { entry * 4 + place }

  /// The kind of the card with this number; nil if no kind has this place.
  init?(ofCard number: Int) {
    guard let kind = Self.allCases.first(where: { $0.place == number % 4 }) else { return nil }
    self = kind
  }

  /// A subquery that lists all kinds with their places.
  static let table =
    "("
    + allCases.map { "SELECT '\($0.rawValue)' AS name, \($0.place) AS place" }
    .joined(separator: " UNION ALL ") + ")"
}
