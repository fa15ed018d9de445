package import Cards
package import Memory

/// The tallies for the page of progress.
extension CardBox {
  /// The answers to cards, in no order.
  package func studyEvents() throws(DatabaseError) -> [StudyEvent] {
    try connection.all("SELECT day, time, milliseconds FROM review NOT INDEXED") { row in
      StudyEvent(
        day: StudyDay(row.int(0)),
        time: row.integer(1),
        milliseconds: row.integer(2),
        isAnswer: true
      )
    }
  }

  /// The words of each deck by how well they are known on a day.
  package func wordCounts(on day: StudyDay) throws(DatabaseError) -> [WordCounts] {
    let decks = try decks.all()
    let entries = try entryCounts()
    var counts: [String: WordCounts] = [:]
    var schedulers: [String: Scheduler] = [:]
    for deck in decks {
      counts[deck.id] = WordCounts(deck: deck.id, origin: deck.origin, words: entries[deck.id] ?? 0)
      schedulers[deck.id] = deck.settings.scheduler.scheduler
    }
    // The cards of a word come one after the other.
    var words: [String: [(entry: Int64, isKnown: Bool)]] = [:]
    var rows = try connection.rows(Self.standings)
    while let row = try rows.next() {
      let (deck, entry) = (row.text(0), row.integer(1))
      let standing = try StandingRow(row, from: 2).standing(failing: unknownValue)
      guard standing.status == .known || standing.isAnswered else { continue }
      if let state = standing.memory,
        let recall = schedulers[deck]?.retrievability(state, on: day)
      {
        counts[deck]?.predicted += 1
        counts[deck]?.retrievability += recall
      }
      let isKnown = standing.status == .known || standing.isAtIntervals
      let former = words[deck]?.last
      if former?.entry == entry { words[deck]?.removeLast() }
      let isStillKnown = isKnown && (former?.entry != entry || former?.isKnown == true)
      words[deck, default: []].append((entry: entry, isKnown: isStillKnown))
    }
    for (deck, words) in words {
      counts[deck]?.known = words.count(where: \.isKnown)
      counts[deck]?.learning = words.count { !$0.isKnown }
    }
    return decks.compactMap { counts[$0.id] }
  }

  /// The newest answers since a day to cards at intervals of days, with what FSRS had predicted.
  ///
  /// Extra practice is left out: it is no test of the schedule.
  package func recallSamples(
    since day: StudyDay,
    limit: Int
  ) throws(DatabaseError) -> [RecallSample] {
    var schedulers: [String: Scheduler] = [:]
    for deck in try decks.all() { schedulers[deck.id] = deck.settings.scheduler.scheduler }
    var samples: [RecallSample] = []
    var rows = try connection.rows(Self.recalls, [.init(day.number), .init(limit)])
    while let row = try rows.next() {
      let before = try row.value(2) { StandingRow($0) }
      let standing = try before.standing(failing: unknownValue)
      guard let state = standing.memory, let rating = Rating(rawValue: row.int(1)),
        let predicted = schedulers[row.text(3)]?
          .retrievability(state, on: StudyDay(row.int(0)))
      else { continue }
      samples.append(RecallSample(predicted: predicted, isRecalled: rating.isPass))
    }
    return samples
  }

  /// The active cards by the day on which they are due, for a number of days from today.
  package func dueCounts(today: StudyDay, days: Int) throws(DatabaseError) -> DueCounts {
    var dueDays: [StudyDay] = []
    var rows = try connection.rows(Self.dueDays, [.init((today + (days - 1)).number)])
    while let row = try rows.next() {
      // A card in learning steps is due today.
      let day = row.optionalInt(0).map { StudyDay($0) } ?? today
      dueDays += repeatElement(day, count: row.int(1))
    }
    return DueCounts(today: today, dueDays: dueDays)
  }

  private static let standings = """
    SELECT d.id, c.entry, \(StandingRow.columns(of: "c"))
    FROM card AS c JOIN deck AS d ON d.number = c.deck
    WHERE c.state IS NOT NULL OR c.status = 'known' ORDER BY c.deck, c.entry
    """

  /// The state is the last column of `before`: see ``StandingRow/text``.
  private static let recalls = """
    SELECT r.day, r.rating, r.before, d.id
    FROM review AS r JOIN card AS c ON c.number = r.card JOIN deck AS d ON d.number = c.deck
    WHERE r.in_session AND r.day >= ?1 AND instr(r.before, char(9) || 'fsrs v ') > 0
    ORDER BY r.time DESC LIMIT ?2
    """

  private static let dueDays = """
    SELECT max(c.due_day, coalesce(c.skipped_until, c.due_day)) AS day, count(*)
    FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
    WHERE c.status = 'active' AND (c.due_day <= ?1 OR c.due_at IS NOT NULL)
    AND \(DueCards.asks("d", card: "c"))
    GROUP BY day ORDER BY day
    """
}

extension CardStanding {
  /// Whether the card was answered.
  fileprivate var isAnswered: Bool { memory.map { $0.stage != .new } ?? false }

  /// Whether the card is asked at intervals of days.
  fileprivate var isAtIntervals: Bool { status == .active && memory?.stage == .review }
}
