package import Curriculum

/// Where the learner is in the course: the items that are still to come, in the order of the course.
///
/// All other items of the bank are open to reviews: those that were asked, those that were left out,
/// and those before the unit where the learner began.
package struct CoursePosition: Sendable, Equatable {
  package let next: [ItemID]
  /// The unit, 0 to 47, from which on nothing new is asked yet; nil if the course is open.
  package var closedFrom: Int?
  /// Items that wait for words of their unit.
  package var waiting: Set<ItemID> = []

  /// Creates a position from the items to come.
  package init(next: [ItemID]) { self.next = next }

  /// Creates the position of a learner who began at a unit, 0 to 47.
  package init(
    bank: ItemBank,
    from unit: Int = 0,
    asked: Set<ItemID> = [],
    leftOut: Set<ItemID> = []
  ) {
    next = bank.items.lazy
      .filter { $0.unit >= unit && !asked.contains($0.id) && !leftOut.contains($0.id) }
      .map(\.id)
  }
}
