import CardFiles
package import Coordination
package import Memory

/// Merges a file of cards into the record: all of it or nothing.
final class CardFileMerge {
  private let store: LearnerStore
  private let settings: CardFileSettings
  /// Entries by the names of their notes, where the file has such names.
  private var entries: [String: String] = [:]
  /// Numbers of decks by what their titles share, and by titles as files write them.
  private var decks: [String: Int64] = [:]
  private var decksByTitle: [String: Int64] = [:]
  private let insertion: Statement
  private let sameWord: Statement
  private let log: Statement
  private var answerCount = 0

  init(_ store: LearnerStore, _ settings: CardFileSettings) throws(DatabaseError) {
    self.store = store
    self.settings = settings
    insertion = try store.connection.statement(CardEntryRow.insertion)
    sameWord = try store.connection.statement(
      "SELECT id, meaning FROM card_entry WHERE folded = ? ORDER BY number"
    )
    log = try store.connection.statement(
      "SELECT time, rating, milliseconds FROM review WHERE card = ? ORDER BY time, number"
    )
    try store.connection.statement("SELECT number, title FROM deck ORDER BY number DESC")
      .run { decks[CardEntry.folded($0.text(1))] = $0.integer(0) }
  }

  func merge(_ file: CardImport) throws(DatabaseError) -> CardImport.Report {
    let kinds = file.kinds
    if file.notes.contains(where: { $0.note.guid != nil }) { try nameEntries() }
    var rows: [CardImport.Row] = []
    rows.reserveCapacity(file.notes.count)
    for note in file.notes {
      let deck = try deck(named: note.note.deck, kinds: kinds)
      let fate = try merge(note, into: deck)
      rows.append(CardImport.Row(line: note.note.line, word: note.note.entry.word, fate: fate))
    }
    for note in file.notes where !note.cards.isEmpty { try mergeCards(of: note) }
    rows += file.refusals.map {
      CardImport.Row(line: $0.line, word: "", fate: .refused($0.reason))
    }
    rows.sort { $0.line < $1.line }
    return CardImport.Report(rows: rows, answerCount: answerCount)
  }

  private func nameEntries() throws(DatabaseError) {
    try store.connection.statement("SELECT id FROM card_entry").run { row in
      let id = row.text(0)
      entries[NoteID.guid(ofEntry: id)] = id
    }
  }

  /// The number of the deck with this title, made if there is none; without a title the usual one.
  private func deck(
    named name: String?,
    kinds: [String: [CardKind]]
  ) throws(DatabaseError) -> Int64 {
    let title = name ?? settings.deck.title
    if let known = decksByTitle[title] { return known }
    if let known = decks[CardEntry.folded(title)] {
      decksByTitle[title] = known
      return known
    }
    var made = settings.deck
    if let name {
      made = Deck(id: settings.freshID(), title: name, created: settings.deck.created)
    }
    if let found = kinds[name ?? ""], !found.isEmpty { made.settings.kinds = found }
    _ = try store.insert(DeckRow(made))
    guard let number = try store.number(ofDeck: made.id) else { throw store.unknownDeck(made.id) }
    decks[CardEntry.folded(title)] = number
    return number
  }

  private func merge(
    _ note: AnkiImport.Note,
    into deck: Int64
  ) throws(DatabaseError) -> CardImport.Fate {
    var entry = note.note.entry
    if let id = note.note.guid.flatMap({ entries[$0] }) { return try update(id, with: entry) }
    let folded = entry.foldedWord
    var (isKnown, same): (Bool, String?) = (false, nil)
    try sameWord.run([.text(folded)]) { row in
      isKnown = true
      if same == nil, CardEntry.folded(row.text(1)) == CardEntry.folded(entry.meaning) {
        same = row.text(0)
      }
    }
    if let same {
      if let guid = note.note.guid { entries[guid] = same }
      return .duplicate
    }
    entry.id = note.note.guid.map(NoteID.entry) ?? settings.freshID()
    var values = CardEntryRow(entry).values(folded: folded)
    values.append(.integer(deck))
    try insertion.run(values)
    if let guid = note.note.guid { entries[guid] = entry.id }
    guard isKnown else { return .added }
    try store.share(word: folded)
    return .addedMeaning
  }

  /// Texts of the course stay its own.
  private func update(
    _ id: String,
    with texts: CardEntry
  ) throws(DatabaseError) -> CardImport.Fate {
    guard let known = try store.entry(id: id) else { return .duplicate }
    var entry = texts
    entry.id = id
    entry.created = known.entry.created
    entry.shape = known.entry.shape
    for media in [\CardEntry.image, \CardEntry.sound]
    where entry[keyPath: media] != known.entry[keyPath: media] {
      // The same file by its bare name is no news.
      let name = AnkiExport.fileName(known.entry[keyPath: media])
      if AnkiExport.fileName(entry[keyPath: media]) == name {
        entry[keyPath: media] = known.entry[keyPath: media]
      }
    }
    let isOfCourse = try store.deck(id: known.deck)?.origin == .course
    if entry == known.entry || isOfCourse { return .duplicate }
    try store.update(CardEntryRow(entry))
    return .updated
  }

  private func mergeCards(of note: AnkiImport.Note) throws(DatabaseError) {
    let guid = note.note.guid ?? ""
    guard let entry = entries[guid] else { return }
    for card in note.cards {
      let id = CardID(entry: entry, kind: card.kind)
      let isBegun = !card.answers.isEmpty || card.schedule != nil
      guard card.isSuspended || isBegun, let number = try store.keptCard(id) else { continue }
      let isNew = try merge(card.answers, of: id, number: number, guid: guid)
      if isNew { try store.replay(card: number) }
      if let schedule = card.schedule, isNew || card.answers.isEmpty {
        try place(id, number, by: schedule, isNew ? card : nil)
      }
      if card.isSuspended {
        try store.connection.statement("UPDATE card SET status = ? WHERE number = ?")
          .run([.text(CardStanding.Status.known.rawValue), .integer(number)])
      }
    }
  }

  /// Lets a card stand as the file says: after answers that the file brought, or if nothing else is
  /// known of it.
  private func place(
    _ id: CardID,
    _ number: Int64,
    by schedule: AnkiSchedule,
    _ answered: AnkiImport.Card?
  ) throws(DatabaseError) {
    guard let card = try store.card(id), let deck = try store.deck(id: card.deck) else { return }
    let kept = KeptCard(schedule, in: deck.settings.scheduler, day: settings.day)
    let standing: CardStanding?
    if let answered {
      let last = try store.connection.statement("SELECT max(time) FROM review WHERE card = ?")
        .one([.integer(number)]) { $0.integer(0) }
      // Answers of another program have changed it since.
      guard let last, last <= answered.answers.last?.time ?? 0 else { return }
      standing = kept.standing(replayed: card.standing)
    } else {
      let isKnown = try store.connection.statement("SELECT 1 FROM review WHERE card = ?")
        .one([.integer(number)]) { _ in true }
      standing =
        card.standing.isNew && isKnown == nil ? kept.standing(unlogged: card.standing) : nil
    }
    if let standing { try store.set(StandingRow(standing), ofCard: number) }
  }

  /// Adds answers to the log of a card; says whether any was new.
  private func merge(
    _ answers: [AnkiImport.Answer],
    of card: CardID,
    number: Int64,
    guid: String
  ) throws(DatabaseError) -> Bool {
    var isNew = false
    var known: [KnownAnswers.Known] = []
    try log.run([.integer(number)]) { row in
      known.append(
        KnownAnswers.Known(time: row.integer(0), rating: row.int(1), milliseconds: row.integer(2))
      )
    }
    var log = KnownAnswers(known)
    let insertion = try store.connection.statement(ReviewRow.insertion)
    for answer in log.new(of: answers) {
      let made = CardAnswer(
        answer,
        to: card,
        guid: guid,
        day: settings.day(answer.time),
        scheduler: "anki"
      )
      let row = ReviewRow(made, before: StandingRow(CardStanding()))
      try insertion.run(row.values + [.integer(number)])
      guard store.connection.changes > 0 else { continue }
      answerCount += 1
      isNew = true
    }
    return isNew
  }
}

/// What an import of cards needs to know besides the file.
package struct CardFileSettings {
  /// Takes the rows that name no deck; made if it is not there.
  package var deck: Deck
  package var freshID: () -> String
  /// The learner's day at a time in milliseconds since 1970.
  package var day: (Int64) -> StudyDay
  /// Whether all is taken back at the end.
  package var isRehearsal: Bool

  package init(
    deck: Deck,
    freshID: @escaping () -> String,
    day: @escaping (Int64) -> StudyDay,
    isRehearsal: Bool
  ) {
    self.deck = deck
    self.freshID = freshID
    self.day = day
    self.isRehearsal = isRehearsal
  }
}
