package import Curriculum

/// An answer that the learner holds to be right: a proposal for the item's accepted answers.
package struct Proposal: Sendable, Equatable {
  package var item: ItemID
  /// As typed.
  package var answer: String
  /// Times it was proposed.
  package var count: Int

  /// Makes a proposal from its parts.
  package init(item: ItemID, answer: String, count: Int) {
    self.item = item
    self.answer = answer
    self.count = count
  }
}
