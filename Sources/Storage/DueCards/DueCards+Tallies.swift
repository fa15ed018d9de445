package import Cards
package import Memory

extension DueCards {
  /// The numbers of cards that each deck adds to a review of all decks, in the order of
  /// ``DeckBox/all()``.
  ///
  /// Fast enough for a shell prompt: within the limits, it reads no more cards than it counts.
  package func tallies(
    at moment: Moment,
    within limits: DayLimits = DayLimits()
  ) throws(DatabaseError) -> [DeckTally] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let asked = try asked(on: moment.day)
    var days = try deckDays(at: moment)
    let room = limits.room(over: days.map(\.limits), asked: asked)
    guard let due = try dueWords(of: days, within: room, asked: asked, at: moment) else {
      return try tallies(of: days, within: limits, asked: asked, at: moment)
    }
    let new = try newWords(of: days, within: room, asked: asked, on: moment.day)
    for index in days.indices {
      days[index].tally.due += due[index]
      days[index].tally.new = new[index]
    }
    return days.map(\.tally)
  }

  /// The sums of ``tallies(at:within:)``: the cards that a review of all decks would ask.
  ///
  /// Home asks this. It counts also where the tallies of the decks need a selection of cards, because
  /// the limit of the day is reached whatever cards the selection takes.
  package func total(
    at moment: Moment,
    within limits: DayLimits = DayLimits()
  ) throws(DatabaseError) -> (due: Int, new: Int, nextStep: Int64?) {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let asked = try asked(on: moment.day)
    let days = try deckDays(at: moment)
    let room = limits.room(over: days.map(\.limits), asked: asked)
    let due: Int
    let new: Int
    if let words = try dueWords(of: days, within: room, asked: asked, at: moment, isTotal: true) {
      due = days.reduce(min(words.reduce(0, +), room.reviews)) { $0 + $1.tally.due }
      new = try newWords(of: days, within: room, asked: asked, on: moment.day).reduce(0, +)
    } else {
      let tallies = try tallies(of: days, within: limits, asked: asked, at: moment)
      due = tallies.reduce(0) { $0 + $1.due }
      new = tallies.reduce(0) { $0 + $1.new }
    }
    return (due, new, days.compactMap(\.tally.nextStep).min())
  }

  /// A deck with its limits, and the part of its tally that doesn't depend on limits.
  private struct DeckDay {
    var tally: DeckTally
    let limits: ReviewLimits

    func reviewsLeft(_ asked: AskedToday) -> Int {
      max(0, limits.reviews - (asked.due[tally.deck] ?? 0))
    }
  }

  private func deckDays(at moment: Moment) throws(DatabaseError) -> [DeckDay] {
    try connection.all(
      Self.steps,
      [.init(moment.day.number), .integer(moment.seconds)]
    ) { row in
      let tally = DeckTally(
        deck: row.text(0),
        title: row.text(1),
        learning: row.int(2),
        due: row.int(2),
        new: 0,
        nextStep: row.isNull(5) ? nil : row.integer(5)
      )
      return DeckDay(
        tally: tally,
        limits: ReviewLimits(newCards: row.int(4), reviews: row.int(3))
      )
    }
  }

  /// The number of due words of each deck, without those in learning steps.
  ///
  /// Nil if counting is not enough: a limit applies, and the result depends on the words that it
  /// leaves out. If only the total counts, the rest may be left out once the room is full even if
  /// each shared word counts for nothing.
  private func dueWords(
    of days: [DeckDay],
    within room: ReviewRoom,
    asked: AskedToday,
    at moment: Moment,
    isTotal: Bool = false
  ) throws(DatabaseError) -> [Int]? {
    var shared: [String: Set<Int>] = [:]
    var rows = try connection.rows(Self.sharedDueWords, [.init(moment.day.number)])
    while let row = try rows.next() { shared[row.text(0), default: []].insert(row.int(1)) }
    let uncertain = shared.values.reduce(0) { $0 + $1.count }
    var taken: Set<Int> = []
    var counts: [Int] = []
    var sum = 0
    for (index, day) in days.enumerated() {
      let limit = day.reviewsLeft(asked)
      guard limit > 0 else {
        counts.append(0)
        continue
      }
      let own = (shared[day.tally.deck] ?? []).subtracting(taken)
      let values: [Statement.Value] = [
        .init(moment.day.number), .text(day.tally.deck), .init(limit),
      ]
      let count = (try connection.one(Self.dueWords, values) { $0.int(0) } ?? 0) + own.count
      let others = days[(index + 1)...].compactMap { shared[$0.tally.deck] }
      if count > limit, others.contains(where: { !$0.isDisjoint(with: own) }) { return nil }
      taken.formUnion(own)
      counts.append(min(count, limit))
      sum += min(count, limit)
      guard sum > room.reviews else { continue }
      guard isTotal else { return nil }
      if sum - uncertain >= room.reviews { return counts }
    }
    return sum > room.reviews ? nil : counts
  }

  /// The number of new words of each deck when the decks take turns.
  private func newWords(
    of days: [DeckDay],
    within room: ReviewRoom,
    asked: AskedToday,
    on day: StudyDay
  ) throws(DatabaseError) -> [Int] {
    var others = asked.words
    var decks: [NewCardTurns.Deck] = []
    for deck in days.map({ (id: $0.tally.deck, limits: $0.limits) }) {
      let words = deck.limits.newWords(of: deck.id, within: room, asked: asked)
      var turn = NewCardTurns.Deck(brought: asked.new[deck.id] ?? 0, available: 0)
      if words.urgent > 0 {
        let new = try newCards(
          inDeck: deck.id,
          on: day,
          words: words.usual,
          urgent: words.urgent,
          excluding: others
        )
        others.formUnion(new.words)
        turn.urgent = new.urgentWords.count
        turn.available = new.words.count
      }
      decks.append(turn)
    }
    return NewCardTurns(decks, within: room, on: day).counts
  }

  /// The tallies from an actual selection of cards, which is slower.
  private func tallies(
    of days: [DeckDay],
    within limits: DayLimits,
    asked: AskedToday,
    at moment: Moment
  ) throws(DatabaseError) -> [DeckTally] {
    let selection = try makeSelection(
      ReviewRequest(),
      of: try decks.all(),
      within: limits,
      asked: asked,
      at: moment,
      seed: 0
    )
    let shares = selection.shares
    return days.map { day in
      let share = shares[day.tally.deck] ?? .init()
      var tally = day.tally
      tally.due += share.due
      tally.new = share.new
      tally.heldBack = share.heldBack
      return tally
    }
  }

  /// By deck: the number of cards whose step has ended, the limits, and the time of the next step.
  private static let steps = """
    SELECT d.id, d.title,
      (SELECT count(*) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at <= ?2 AND \(isShown("c", "d"))),
      d.review_limit, d.new_limit,
      (SELECT min(c.due_at) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at > ?2)
    FROM deck AS d ORDER BY d.created, d.number
    """

  /// Counts the due words of the deck `?2` that no other entry has, up to one more than `?3`.
  ///
  /// The numbers of the cards of an entry follow one another, so no list of today's cards is made
  /// for each deck.
  private static let dueWords = """
    SELECT count(*) FROM (
      SELECT DISTINCT c.entry
      FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
      LEFT JOIN shared_word AS s ON s.entry = c.entry
      WHERE d.id = ?2 AND s.word IS NULL AND \(isDueAlone)
      LIMIT ?3 + 1
    )
    """

  /// The due words that several entries share, with their decks.
  private static let sharedDueWords = """
    \(today) SELECT DISTINCT d.id, s.word
    FROM shared_word AS s CROSS JOIN card AS c ON c.entry = s.entry
    CROSS JOIN deck AS d ON d.number = c.deck
    WHERE \(isDueWord("s.word"))
    """

  /// Whether a card `c` of a deck `d` is due on the day, and no other card of its entry was asked
  /// today or is in learning steps.
  private static let isDueAlone = """
    c.status = 'active' AND c.due_day <= ?1 AND \(isShown("c", "d"))
    AND (EXISTS (SELECT 1 FROM review AS r WHERE r.day = ?1 AND r.card = c.number)
      OR NOT EXISTS (SELECT 1 FROM review AS r
        WHERE r.day = ?1 AND r.card BETWEEN 4 * c.entry AND 4 * c.entry + 3))
    AND NOT \(hasBegunSteps("c"))
    """

  /// Whether a card `c` of a deck `d` is due on the day, and no other card of its word was asked
  /// today or is in learning steps.
  private static func isDueWord(_ word: String) -> String {
    """
    c.status = 'active' AND c.due_day <= ?1 AND \(isShown("c", "d"))
    AND (\(word) NOT IN (SELECT word FROM today) OR c.number IN (SELECT card FROM today))
    AND NOT \(hasBegunSteps("c"))
    """
  }

  /// Whether another card of the same word is in learning steps, in any deck.
  private static func hasBegunSteps(_ card: String) -> String {
    let isAsked =
      "k.status = 'active' AND k.due_at IS NOT NULL AND k.number <> \(card).number"
      + " AND \(isShown("k", "h"))"
    return """
      (EXISTS (
        SELECT 1 FROM card AS k JOIN deck AS h ON h.number = k.deck
        WHERE k.entry = \(card).entry AND \(isAsked)
      ) OR s.word IS NOT NULL AND EXISTS (
        SELECT 1 FROM shared_word AS o JOIN card AS k ON k.entry = o.entry
        JOIN deck AS h ON h.number = k.deck WHERE o.word = s.word AND \(isAsked)
      ))
      """
  }
}
