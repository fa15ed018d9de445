/// The order in which several decks give new cards when they share the limit of a day.
///
/// Urgent cards come first, even beyond the limit. Each further turn belongs to the deck that has
/// given the fewest cards on the day, and among equals to the earlier deck. So every deck gives
/// cards every day, and the result is the same for one session or several. If there are more decks
/// than cards, the first deck changes from day to day.
package struct NewCardTurns: Hashable, Sendable {
  /// The new cards of a deck.
  package struct Deck: Hashable, Sendable {
    /// New cards that the deck has already given on the day.
    package var brought: Int
    /// Cards that must not wait; they are among the ``available`` ones.
    package var urgent: Int
    package var available: Int

    package init(brought: Int, urgent: Int = 0, available: Int) {
      self.brought = brought
      self.urgent = urgent
      self.available = available
    }
  }

  /// The index of the deck of each turn.
  package private(set) var order: [Int] = []
  private var decks: [Deck]
  private var left: Int

  /// Assigns turns until the limit is reached or no cards are left.
  package init(_ decks: [Deck], within room: ReviewRoom, on day: StudyDay) {
    self.decks = decks
    left = max(0, room.newCards)
    let urgent = decks.indices.flatMap { place in
      repeatElement(place, count: min(decks[place].urgent, decks[place].available))
    }
    for place in urgent.prefix(max(0, room.urgentCards)) { addTurn(of: place) }
    let line = Self.line(decks, room: room.newCards, on: day)
    while left > 0, let next = next(in: line) { addTurn(of: next) }
  }

  /// The number of cards that each deck gives.
  package var counts: [Int] {
    var counts = decks.map { _ in 0 }
    for place in order { counts[place] += 1 }
    return counts
  }

  private mutating func addTurn(of place: Int) {
    left = max(0, left - 1)
    decks[place].available -= 1
    decks[place].brought += 1
    order.append(place)
  }

  private func next(in line: [Int]) -> Int? {
    var best: Int?
    for place in line where decks[place].available > 0 {
      if let known = best, decks[known].brought <= decks[place].brought { continue }
      best = place
    }
    return best
  }

  /// The decks in the order of their turns.
  private static func line(_ decks: [Deck], room: Int, on day: StudyDay) -> [Int] {
    let line = decks.indices.filter { decks[$0].available > 0 }
    let (limit, overflows) = decks.reduce((max(0, room), false)) { sum, deck in
      let (limit, overflows) = sum.0.addingReportingOverflow(deck.brought)
      return (limit, overflows || sum.1)
    }
    guard !overflows, limit > 0, line.count > limit else { return line }
    let (turns, isLate) = day.number.multipliedReportingOverflow(by: limit)
    guard !isLate else { return line }
    let first = ((turns % line.count) + line.count) % line.count
    return Array(line[first...] + line[..<first])
  }
}
