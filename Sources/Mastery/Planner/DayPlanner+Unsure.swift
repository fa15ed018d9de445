import Curriculum

/// Items whose answers were unsure come back on the same day.
extension DayPlanner {
  /// An item by its index in the bank, and the number of items asked after which it comes back.
  struct Unsure: Sendable, Equatable {
    let index: Int
    let due: Int
  }

  /// Returns an item whose answer was unsure if six others have parted it from its first answer and
  /// the rules of order allow it.
  func dueUnsure(at time: Int64) -> Choice? {
    unsure.first { $0.due <= asked.count && fits($0.index, at: time, .varied) }
      .map { Choice(index: $0.index, reason: .unsure) }
  }

  /// Returns an item whose answer was unsure and that wasn't asked again; nil if there is none.
  ///
  /// The day keeps time for such items, and asks them even when its time is spent, because the
  /// learner was told that they come back today. If only items are left that would be a fourth of
  /// their kind, or the same again at once, an item with options parts them: the answer to it can't
  /// be unsure.
  package mutating func lastUnsure(at time: Int64) -> PlannedItem? {
    if let waiting { return waiting.planned }
    let last = unsure.filter { !excluded.contains(history.bank.items[$0.index].kind) }
    guard let first = last.first else { return nil }
    for strictness in [OrderStrictness.varied, .distant, .any] {
      if let next = last.first(where: { fits($0.index, at: time, strictness) }) {
        return plan(Choice(index: next.index, reason: .unsure))
      }
    }
    return plan(partingItem(at: time) ?? Choice(index: first.index, reason: .unsure))
  }

  /// Returns an item with options, the rules of order being dropped one after another.
  private func partingItem(at time: Int64) -> Choice? {
    for isSettled in [false, true] {
      for strictness in OrderStrictness.allCases {
        let choice = review(at: time, strictness, isSettled: isSettled, kind: .choice)
        if let choice { return choice }
      }
    }
    return nil
  }
}
