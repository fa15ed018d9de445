package import Curriculum

/// An item that was answered wrongly, with the numbers of its mistakes and answers.
package struct MistakenItem: Sendable, Equatable {
  package var item: ItemID
  package var mistakes: Int
  package var answers: Int
  /// The time of the last mistake, in milliseconds since 1970.
  package var last: Int64
  /// Whether the last answer counts as known.
  package var passesNow: Bool

  package init(item: ItemID, mistakes: Int, answers: Int, last: Int64, passesNow: Bool) {
    self.item = item
    self.mistakes = mistakes
    self.answers = answers
    self.last = last
    self.passesNow = passesNow
  }
}
