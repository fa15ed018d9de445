/// The cards that were changed to make a word due, for undoing it.
package struct DueChange: Sendable, Equatable {
  /// Cards that became due, before and after.
  var moved: [Move] = []
  /// Entries whose new cards now come first, with their earlier positions.
  var places: [Int64: Int] = [:]
  /// The number of cards of the word that may be asked today.
  package internal(set) var count = 0

  package init() {}

  /// The state of a card before and after it became due.
  struct Move: Sendable, Equatable {
    let card: Int64
    let before: StandingRow
    let after: StandingRow
  }

  /// Whether anything has changed.
  package var hasChanges: Bool { !moved.isEmpty || !places.isEmpty }
}
