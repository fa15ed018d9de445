/// How strictly the rules of order are kept: each step drops one more of them.
///
/// Not more than three items of a kind in a row is never dropped.
enum OrderStrictness: Int, CaseIterable {
  /// All rules; also, no item that was asked less than two days ago.
  case rested
  /// Not the same tag three times running, and no item of the last six.
  case varied
  /// No item of the last six.
  case distant
  /// Not the item that was asked just now.
  case any
}

extension DayPlanner {
  static let mostOfAKind = 3
  static let distance = 6
  /// An item rests for two days if there is another one.
  static let itemRest: Int64 = 2 * 86_400_000

  /// Whether the rules of order allow the item now.
  func fits(_ index: Int, at time: Int64, _ strictness: OrderStrictness) -> Bool {
    guard !excluded.contains(history.bank.items[index].kind), !skippedItems.contains(index),
      !wouldRepeatKind(index)
    else { return false }
    let distance = strictness == .any ? 1 : Self.distance
    guard !asked.suffix(distance).contains(index) else { return false }
    guard strictness.rawValue <= OrderStrictness.varied.rawValue else { return true }
    guard !wouldRepeatTag(index) else { return false }
    return strictness == .varied || hasRested(index, at: time)
  }

  /// Whether the last three items are of the item's kind.
  func wouldRepeatKind(_ index: Int) -> Bool {
    let items = history.bank.items
    guard hasSeveralKinds, asked.count >= Self.mostOfAKind else { return false }
    return asked.suffix(Self.mostOfAKind).allSatisfy { items[$0].kind == items[index].kind }
  }

  /// Whether one of the item's tags is on both of the last two items.
  func wouldRepeatTag(_ index: Int) -> Bool {
    let tags = history.bank.tagsOfItem
    guard asked.count >= 2 else { return false }
    let last = asked.suffix(2)
    return tags[index].contains { tag in last.allSatisfy { tags[$0].contains(tag) } }
  }

  func hasRested(_ index: Int, at time: Int64) -> Bool {
    guard let last = history.lastAsked[index] else { return true }
    return time - last >= Self.itemRest
  }
}
