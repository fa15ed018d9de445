import Cards

/// The numbers of cards: four times that of the entry, and the place of the kind.
extension CardKind {
  /// Which of the four numbers of an entry is that of this kind; a stored value.
  var place: Int {
    switch self {
    case .recognise: 0
    case .recall: 1
    case .type: 2
    }
  }

  /// The number of the entry's card of this kind.
  func number(ofEntry entry: Int) -> Int { entry * 4 + place }

  /// The kind of the card with this number; nil for a number without a kind.
  init?(ofCard number: Int) {
    guard let kind = Self.allCases.first(where: { $0.place == number % 4 }) else { return nil }
    self = kind
  }

  /// A table of all kinds with their places, to be joined under another name.
  static let table =
    "("
    + allCases.map { "SELECT '\($0.rawValue)' AS name, \($0.place) AS place" }
    .joined(separator: " UNION ALL ") + ")"
}
