package import Curriculum

/// An item that the planner asks, and the facts from which a screen says why.
package struct PlannedItem: Sendable, Equatable {
  /// Which of its visits a mistake is due for.
  package enum Visit: String, Sendable, Equatable, CaseIterable {
    case sameDay, nextDay, afterAWeek
  }

  /// Why the item is asked.
  package enum Reason: Sendable, Equatable {
    /// It is the next of the course.
    case next
    /// What was learnt of the tag fades; the probability is that of a right typed answer now.
    case old(tag: GrammarTag, probability: Double)
    /// A mistake with the tag returns; it was made on the study day with this number.
    case `return`(tag: GrammarTag, madeOn: Int, visit: Visit)
    /// Nothing could be shown of the answer that was given earlier on the day.
    case unsure
  }

  package let item: ItemID
  package let reason: Reason
  /// Items of the course that were left out since the last planned item, because the learner knows
  /// their tags; they stay as fresh material for reviews.
  package let leftOut: [ItemID]

  package init(item: ItemID, reason: Reason, leftOut: [ItemID] = []) {
    self.item = item
    self.reason = reason
    self.leftOut = leftOut
  }
}
