import CardFiles
import Cards
import Memory

extension CardFileMerge {
  /// Merges the cards of a note with their answers.
  func mergeCards(of note: AnkiImport.Note) throws(DatabaseError) {
    let guid = note.note.guid ?? ""
    guard let entry = entries[guid] else { return }
    for card in note.cards {
      let id = CardID(entry: entry, kind: card.kind)
      let isBegun = !card.answers.isEmpty || card.schedule != nil
      guard card.isSuspended || isBegun, let number = try cards.numberEnsuringRow(of: id) else {
        continue
      }
      let isNew = try merge(card.answers, of: id, number: number, guid: guid)
      if isNew { try cards.replay(card: number) }
      if let schedule = card.schedule, isNew || card.answers.isEmpty {
        try applySchedule(schedule, to: id, number, isNew ? card : nil)
      }
      if card.isSuspended {
        try connection.run(
          "UPDATE card SET status = ? WHERE number = ?",
          [.text(CardStanding.Status.known.rawValue), .integer(number)]
        )
      }
    }
  }

  /// Gives a card the state that it has in the file.
  ///
  /// This applies after answers from the file were added, or if the card has no answers.
  private func applySchedule(
    _ schedule: AnkiSchedule,
    to id: CardID,
    _ number: Int64,
    _ answered: AnkiImport.Card?
  ) throws(DatabaseError) {
    guard let card = try cards.card(id), let deck = try deckBox.find(id: card.deck) else { return }
    let kept = KeptCard(schedule, in: deck.settings.scheduler, day: settings.day)
    let standing: CardStanding?
    if let answered {
      let last = try connection.number(
        "SELECT max(time) FROM review WHERE card = ?",
        [.integer(number)]
      )
      // The card was answered here after the last answer in the file.
      guard let last, last <= answered.answers.last?.time ?? 0 else { return }
      standing = kept.standing(replayed: card.standing)
    } else {
      let isKnown = try connection.hasRow(
        "SELECT 1 FROM review WHERE card = ?",
        [.integer(number)]
      )
      standing = card.standing.isNew && !isKnown ? kept.standing(unlogged: card.standing) : nil
    }
    if let standing { try cards.set(StandingRow(standing), ofCard: number) }
  }

  /// Adds answers to the log of a card; says whether any was new.
  private func merge(
    _ answers: [AnkiImport.Answer],
    of card: CardID,
    number: Int64,
    guid: String
  ) throws(DatabaseError) -> Bool {
    var isNew = false
    let known = try logQuery.all([.integer(number)]) { row in
      KnownAnswers.Known(time: row.integer(0), rating: row.int(1), milliseconds: row.integer(2))
    }
    var log = KnownAnswers(known)
    for answer in log.new(of: answers) {
      let made = CardAnswer(
        answer,
        to: card,
        guid: guid,
        day: settings.day(answer.time),
        scheduler: "anki"
      )
      let row = ReviewRow(made, before: StandingRow(CardStanding()))
      guard try cards.insert(row, ofCard: number) else { continue }
      answerCount += 1
      isNew = true
    }
    return isNew
  }
}
