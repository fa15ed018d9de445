package import Curriculum

/// An item that was answered wrongly, in a list of them.
package struct MistakenItem: Sendable, Equatable {
  package var item: ItemID
  package var mistakes: Int
  package var answers: Int
  /// When the last mistake was made.
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
