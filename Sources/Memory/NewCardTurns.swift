/// Whose turn it is to bring a new card, where several decks share the room of a day.
///
/// Urgent cards come first, and beyond the room too. Each further turn is that of the deck that has brought the fewest cards
/// on the day, the earlier deck first among equals: so every deck moves on every day, and it makes
/// no difference whether the day has one session or several. Where there are more decks than
/// cards, the deck that begins changes from day to day.
package struct NewCardTurns: Hashable, Sendable {
  /// What a deck has to bring.
  package struct Deck: Hashable, Sendable {
    /// New cards that it has brought on the day already.
    package var brought: Int
    /// Cards that must not wait; part of ``available``.
    package var urgent: Int
    package var available: Int

    package init(brought: Int, urgent: Int = 0, available: Int) {
      self.brought = brought
      self.urgent = urgent
      self.available = available
    }
  }

  /// The places of the decks, a turn each.
  package private(set) var order: [Int] = []
  private var decks: [Deck]
  private var left: Int

  /// Gives turns until the room or the cards are at an end.
  package init(_ decks: [Deck], within room: ReviewRoom, on day: StudyDay) {
    self.decks = decks
    left = max(0, room.newCards)
    let urgent = decks.indices.flatMap { place in
      repeatElement(place, count: min(decks[place].urgent, decks[place].available))
    }
    for place in urgent.prefix(max(0, room.urgentCards)) { take(place) }
    let line = Self.line(decks, room: room.newCards, on: day)
    while left > 0, let next = next(in: line) { take(next) }
  }

  /// How many cards each deck brings.
  package var counts: [Int] {
    var counts = decks.map { _ in 0 }
    for place in order { counts[place] += 1 }
    return counts
  }

  private mutating func take(_ place: Int) {
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
