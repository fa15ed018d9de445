import Cards
import Memory
import Storage

// The time after a review.
extension ReviewOpener {
  /// The next day with due cards that a selection leaves out, and the backlog.
  func outlook(
    after selection: ReviewSelection,
    _ request: ReviewRequest,
    of decks: [Deck],
    _ asked: AskedToday,
    at moment: Moment
  ) throws(Failure) -> (nextDay: StudyDay?, backlog: Backlog?) {
    // The cards of the whole day; the request may select a part of them.
    var day = selection
    var isDone = true
    let leavesKindsOut = request.kind.map { kind in decks.contains { $0.settings.kinds != [kind] } }
    if request.count != nil || request.mode != .due || leavesKindsOut == true {
      let all = ReviewRequest(deck: request.deck, seed: request.seed)
      day = try self.selection(all, of: decks, asked, at: moment)
      isDone = request.mode == .cram ? day.queue.counts.total == 0 : selection.asksAll(of: day)
    }
    var last = moment.day
    var days: [StudyDay] = isDone ? [] : [moment.day]
    if case .ahead(let count) = request.mode {
      last = moment.day + count
      if let next = selection.nextDay(after: moment.day) { days.append(next) }
    }
    var backlogs: [Backlog] = []
    let shares = day.shares
    for deck in decks {
      let share = shares[deck.id] ?? .init()
      let found = try record.reading { (store) throws(DatabaseError) in
        try store.due.outlook(
          ofDeck: deck,
          on: moment.day,
          asking: (share.due, share.new),
          within: limits,
          asked: asked,
          ahead: last
        )
      }
      if let next = found?.nextDay { days.append(next) }
      if let backlog = found?.backlog { backlogs.append(backlog) }
    }
    let heldBack = try record.reading { (store) throws(DatabaseError) in
      try store.due.backlog(
        of: decks,
        heldBack: shares.values.reduce(0) { $0 + $1.heldBack },
        on: moment.day,
        within: limits,
        asked: asked
      )
    }
    if let heldBack = heldBack ?? nil { backlogs.append(heldBack) }
    return (days.min(), Backlog(backlogs))
  }
}
