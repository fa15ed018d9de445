/// What letting a word be asked today has changed, so that it can be taken back.
package struct Hastened: Sendable, Equatable {
  /// Cards brought forward, as they were and as they are since.
  var moved: [Move] = []
  /// Entries whose new cards come first now, with their places before.
  var places: [Int64: Int] = [:]
  /// How many cards it concerns.
  package internal(set) var count = 0

  package init() {}

  /// A card brought forward.
  struct Move: Sendable, Equatable {
    let card: Int64
    let before: StandingRow
    let after: StandingRow
  }

  /// Whether nothing is as it was before.
  package var hasChanges: Bool { !moved.isEmpty || !places.isEmpty }
}
