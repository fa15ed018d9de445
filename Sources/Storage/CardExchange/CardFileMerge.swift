import CardFiles
import Cards
import Memory

/// Merges a file of cards into the record, within a transaction that the caller has begun.
final class CardFileMerge {
  let connection: Connection
  let deckBox: DeckBox
  let cards: CardBox
  let settings: CardFileSettings
  /// Ids of entries by the GUIDs of their notes; empty if the file has no GUIDs.
  private(set) var entries: [String: String] = [:]
  /// Numbers of the learner's decks by their folded ids and titles.
  private var decks: [String: Int64] = [:]
  /// Numbers of decks by their titles as the file spells them.
  private var decksByTitle: [String: Int64] = [:]
  /// Folded ids and titles of the course's decks, to which files add no words.
  private var courseDecks: Set<String> = []
  /// The kinds of card that each deck asks, by the number of the deck.
  private var askedKinds: [Int64: [CardKind]] = [:]
  /// The kinds of card and the descriptions that the file has for decks, by title.
  private var fileKinds: [String: [CardKind]] = [:]
  private var fileDecks: [String: CardImport.DeckHead] = [:]
  private var unasked: [CardImport.Unasked: Int] = [:]
  /// Ids of entries that came with a course deck added by this merge, until their rows are read.
  private var addedCourseEntries: Set<String> = []
  private let insertion: Statement
  private let sameWord: Statement
  let logQuery: Statement
  private let ownKinds: Statement
  /// Answers that were added to the log.
  var answerCount = 0

  init(_ store: LearnerStore, _ settings: CardFileSettings) throws(DatabaseError) {
    connection = store.record.connection
    deckBox = store.decks
    cards = store.cards
    self.settings = settings
    insertion = try connection.statement(CardEntryRow.insertion)
    sameWord = try connection.statement(
      "SELECT id, meaning FROM card_entry WHERE folded = ? ORDER BY number"
    )
    logQuery = try connection.statement(
      "SELECT time, rating, milliseconds FROM review WHERE card = ? ORDER BY time, number"
    )
    ownKinds = try connection.statement(
      """
      SELECT e.kinds, d.kinds, d.title FROM card_entry AS e JOIN deck AS d ON d.number = e.deck
      WHERE e.id = ?
      """
    )
    try loadDecks()
  }

  private func loadDecks() throws(DatabaseError) {
    for deck in try deckBox.all().reversed() {
      let names = [deck.id, deck.title].map(CardEntry.folded)
      if deck.origin == .course {
        courseDecks.formUnion(names)
      } else if let number = try deckBox.number(of: deck.id) {
        for name in names { decks[name] = number }
        askedKinds[number] = deck.settings.kinds
      }
    }
  }

  func merge(_ file: CardImport) throws(DatabaseError) -> CardImport.Report {
    fileKinds = file.kinds
    fileDecks = Dictionary(
      file.decks.map { ($0.title, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    if file.notes.contains(where: { $0.note.guid != nil }) { try loadNoteNames() }
    try addCourseDecks(for: file)
    var rows: [CardImport.Row] = []
    rows.reserveCapacity(file.notes.count)
    for note in file.notes {
      let fate = try merge(note)
      rows.append(CardImport.Row(line: note.note.line, word: note.note.entry.word, fate: fate))
    }
    for note in file.notes where !note.cards.isEmpty { try mergeCards(of: note) }
    rows += file.refusals.map {
      CardImport.Row(line: $0.line, word: "", fate: .refused($0.reason))
    }
    rows.sort { $0.line < $1.line }
    return CardImport.Report(rows: rows, answerCount: answerCount, unasked: unasked)
  }

  /// Adds the course decks that the file names or whose words it has, so that these words don't
  /// become entries of the learner's own decks.
  private func addCourseDecks(for file: CardImport) throws(DatabaseError) {
    let titles = Set(Set(file.notes.compactMap(\.note.deck)).map(CardEntry.folded))
    let wanted = CardFileSettings.Wanted(
      guids: Set(file.notes.compactMap(\.note.guid)).filter { entries[$0] == nil },
      titles: titles.subtracting(courseDecks).subtracting(decks.keys)
    )
    guard !wanted.guids.isEmpty || !wanted.titles.isEmpty else { return }
    let found = settings.course(wanted)
    guard !found.isEmpty else { return }
    for words in found {
      var deck = words.deck
      if let asked = fileKinds[deck.title], !asked.isEmpty { deck.settings.kinds = asked }
      for entry in words.entries where try cards.number(ofEntry: entry.id) == nil {
        addedCourseEntries.insert(entry.id)
      }
      try deckBox.merge(deck, words.entries)
    }
    try loadDecks()
    try loadNoteNames()
  }

  private func loadNoteNames() throws(DatabaseError) {
    var rows = try connection.rows("SELECT id FROM card_entry")
    while let row = try rows.next() {
      let id = row.text(0)
      entries[NoteID.guid(ofEntry: id)] = id
    }
  }

  /// Finds or creates the deck with this title; gives its number.
  ///
  /// Without a title, or with that of a course deck, this is the usual deck.
  private func deck(named name: String?) throws(DatabaseError) -> Int64 {
    let title = name ?? settings.deck.id
    if let known = decksByTitle[title] { return known }
    let folded = CardEntry.folded(title)
    if let name, courseDecks.contains(folded) {
      let usual = try deck(named: nil)
      decksByTitle[name] = usual
      return usual
    }
    if let known = decks[folded] {
      decksByTitle[title] = known
      return known
    }
    var made = settings.deck
    if let name, ![made.id, made.title].map(CardEntry.folded).contains(folded) {
      made = Deck(id: settings.freshID(), title: name, created: settings.deck.created)
      made.about = fileDecks[name]?.about ?? ""
    }
    if let found = fileKinds[name ?? ""], !found.isEmpty { made.settings.kinds = found }
    _ = try deckBox.insert(DeckRow(made))
    guard let number = try deckBox.number(of: made.id) else { throw deckBox.unknownDeck(made.id) }
    decks[folded] = number
    decks[CardEntry.folded(made.title)] = number
    askedKinds[number] = made.settings.kinds
    return number
  }

  private func merge(_ note: AnkiImport.Note) throws(DatabaseError) -> CardImport.Fate {
    var entry = note.note.entry
    if let id = note.note.guid.flatMap({ entries[$0] }) {
      if note.note.isGuess { return addedCourseEntries.remove(id) == nil ? .duplicate : .added }
      let hasMoreKinds = try addKinds(of: note, for: id)
      let fate = try update(id, with: entry)
      return hasMoreKinds && fate == .duplicate ? .updated : fate
    }
    let folded = entry.foldedWord
    var (isKnown, same): (Bool, String?) = (false, nil)
    var rows = try sameWord.rows([.text(folded)])
    while let row = try rows.next() {
      isKnown = true
      if same == nil, CardEntry.folded(row.text(1)) == CardEntry.folded(entry.meaning) {
        same = row.text(0)
      }
    }
    if let same {
      if let guid = note.note.guid { entries[guid] = same }
      _ = try addKinds(of: note, for: same)
      return addedCourseEntries.remove(same) == nil ? .duplicate : .added
    }
    entry.id = note.note.guid.map(NoteID.entry) ?? settings.freshID()
    let deck = try deck(named: note.note.deck)
    var row = CardEntryRow(entry)
    // A note must not get a card of a kind that only other notes of its deck have.
    if let kinds = note.kinds, kinds != askedKinds[deck] { row.kinds = kinds }
    try insertion.run(row.values(inDeck: deck, folded: folded))
    if let guid = note.note.guid { entries[guid] = entry.id }
    guard isKnown else { return .added }
    try cards.share(word: folded)
    return .addedMeaning
  }

  /// Adds the kinds of a note to a known entry that has its own kinds; says whether any is new.
  ///
  /// For an entry without its own kinds, the learner decides which kinds its deck asks; cards of
  /// other kinds are only reported.
  private func addKinds(
    of note: AnkiImport.Note,
    for id: String
  ) throws(DatabaseError) -> Bool {
    guard let kinds = note.kinds, !note.cards.isEmpty else { return false }
    guard let found = try ownKinds.one([.text(id)], FoundKinds.init) else { return false }
    guard let own = found.own else {
      for kind in kinds where !found.asked.contains(kind) {
        unasked[CardImport.Unasked(deck: found.deck, kind: kind), default: 0] += 1
      }
      return false
    }
    let all = CardKind.allCases.filter { own.contains($0) || kinds.contains($0) }
    guard all != own else { return false }
    try connection.run(
      "UPDATE card_entry SET kinds = ? WHERE id = ?",
      [.text(DeckRow.text(of: all)), .text(id)]
    )
    return true
  }

  /// Updates the texts of a known entry, unless it belongs to a deck of the course.
  private func update(
    _ id: String,
    with texts: CardEntry
  ) throws(DatabaseError) -> CardImport.Fate {
    if addedCourseEntries.remove(id) != nil { return .added }
    guard let known = try cards.entry(id: id) else { return .duplicate }
    var entry = texts
    entry.id = id
    entry.created = known.entry.created
    entry.shape = known.entry.shape
    for media in [\CardEntry.image, \CardEntry.sound]
    where entry[keyPath: media] != known.entry[keyPath: media] {
      // The same file may have another path.
      let name = AnkiExport.fileName(known.entry[keyPath: media])
      if AnkiExport.fileName(entry[keyPath: media]) == name {
        entry[keyPath: media] = known.entry[keyPath: media]
      }
    }
    let isOfCourse = try deckBox.find(id: known.deck)?.origin == .course
    if entry == known.entry || isOfCourse { return .duplicate }
    try cards.update(CardEntryRow(entry))
    return .updated
  }
}

/// The own kinds of an entry, and the kinds and title of its deck.
private struct FoundKinds {
  let own: [CardKind]?
  let asked: [CardKind]
  let deck: String

  init(_ row: Statement.Row) throws(DatabaseError) {
    own = row.isNull(0) ? nil : try row.value(0, DeckRow.kinds)
    asked = try row.value(1, DeckRow.kinds)
    deck = row.text(2)
  }
}
