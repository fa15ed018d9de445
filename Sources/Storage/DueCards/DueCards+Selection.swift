package import Cards
package import Memory

extension DueCards {
  /// Chooses the cards of decks for a review.
  ///
  /// `limits` are the limits of the day for all decks together; nil for a review of one deck.
  package func selection(
    _ request: ReviewRequest,
    of decks: [Deck],
    within limits: DayLimits?,
    asked: AskedToday,
    at moment: Moment,
    seed: UInt64
  ) throws(DatabaseError) -> ReviewSelection {
    try cards.enlargePageCache()
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    return try makeSelection(
      request,
      of: decks,
      within: limits,
      asked: asked,
      at: moment,
      seed: seed
    )
  }

  /// Does the work of ``selection(_:of:within:asked:at:seed:)`` within a snapshot of the caller.
  func makeSelection(
    _ request: ReviewRequest,
    of decks: [Deck],
    within limits: DayLimits?,
    asked: AskedToday,
    at moment: Moment,
    seed: UInt64
  ) throws(DatabaseError) -> ReviewSelection {
    var room = limits?.room(over: decks.map(\.settings.limits), asked: asked) ?? ReviewRoom()
    if let most = request.newCards {
      (room.newCards, room.urgentCards) = (min(room.newCards, most), min(room.urgentCards, most))
    }
    var others = asked.words
    var parts: [ReviewSelection.Part] = []
    for deck in decks {
      let all = request.mode != .due
      var candidates = try knownCandidates(inDeck: deck.id, request.kind, on: moment.day, all: all)
      let words = deck.settings.limits.newWords(of: deck.id, within: room, asked: asked)
      if words.urgent > 0, !all {
        let new = try newCards(
          inDeck: deck.id,
          request.kind,
          on: moment.day,
          words: words.usual,
          urgent: words.urgent,
          excluding: others
        )
        candidates += new.cards
        // A new word of several decks belongs to the first of them.
        others.formUnion(new.words)
      }
      parts.append(ReviewSelection.Part(deck: deck, candidates: candidates))
    }
    return ReviewSelection(parts, asked: asked, request, within: room, at: moment, seed: seed)
  }
}

extension ReviewLimits {
  /// The number of new words that a deck with these limits may still ask today: without urgent
  /// words, and with them.
  func newWords(
    of deck: String,
    within room: ReviewRoom,
    asked: AskedToday
  ) -> (usual: Int, urgent: Int) {
    let left = newCards - (asked.new[deck] ?? 0)
    let usual = min(left, room.newCards)
    return (usual, max(usual, min(left, room.urgentCards)))
  }
}
