package import Coordination
package import Memory

/// The cards of a review.
extension LearnerStore {
  /// Chooses cards out of decks as a request asks for them.
  ///
  /// `limits` are those of the day for all decks together; nil where a deck is asked by itself.
  package func selection(
    _ request: ReviewRequest,
    of decks: [Deck],
    within limits: DayLimits?,
    asked: AskedToday,
    at moment: Moment,
    seed: UInt64
  ) throws(DatabaseError) -> ReviewSelection {
    try makeRoom()
    return try connection.reading { () throws(DatabaseError) in
      try chosen(request, of: decks, within: limits, asked: asked, at: moment, seed: seed)
    }
  }

  /// The same within a transaction.
  func chosen(
    _ request: ReviewRequest,
    of decks: [Deck],
    within limits: DayLimits?,
    asked: AskedToday,
    at moment: Moment,
    seed: UInt64
  ) throws(DatabaseError) -> ReviewSelection {
    let room = limits?.room(over: decks.map(\.settings.limits), asked: asked) ?? ReviewRoom()
    var others = asked.words
    var parts: [ReviewSelection.Part] = []
    for deck in decks {
      let all = request.mode != .due
      var candidates = try known(inDeck: deck.id, request.kind, on: moment.day, all: all)
      let words = deck.settings.limits.newWords(of: deck.id, within: room, asked: asked)
      if words.urgent > 0, !all {
        let new = try newCards(
          inDeck: deck.id,
          request.kind,
          on: moment.day,
          words: words.usual,
          urgent: words.urgent,
          besides: others
        )
        candidates += new.cards
        // A word of several decks is a new one of the first of them.
        others.formUnion(new.words)
      }
      parts.append(ReviewSelection.Part(deck: deck, candidates: candidates))
    }
    return ReviewSelection(parts, asked: asked, request, within: room, at: moment, seed: seed)
  }
}

extension ReviewLimits {
  /// How many new words a deck with these limits may still bring today, and how many if they must
  /// not wait.
  func newWords(
    of deck: String,
    within room: ReviewRoom,
    asked: AskedToday
  ) -> (usual: Int, urgent: Int) {
    let left = newCards - (asked.fresh[deck] ?? 0)
    let usual = min(left, room.newCards)
    return (usual, max(usual, min(left, room.urgentCards)))
  }
}
