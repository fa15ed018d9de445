import Cards
import Curriculum
import Memory
import Screens
import Storage
import TerminalUI
import TextSafety

/// The actions of `dilim cards`.
struct CardActions {
  let invocation: Invocation
  let record: Record
  let names: DeckNames

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    record = Record(path: try invocation.folders.record)
    names = DeckNames(course: try invocation.courseDecks, record: record)
  }

  /// The learner's present day.
  var today: StudyDay { invocation.moment.day }

  func search(_ words: [String]) throws(Failure) {
    let text = words.joined(separator: " ")
    guard !text.isEmpty else { throw .usage(Wording.searchNeedsText) }
    let limit = try invocation.number(.cardLimit, in: 1...100_000) ?? 20
    let known = try record.reading { (store) throws(DatabaseError) in
      try store.cards.search(text, limit: limit)
    }
    let found = (known ?? []) + (try names.course.newEntries(in: record)).matching(text)
    try print(
      Array(found.ranked(for: text).prefix(limit)),
      none: Wording.nothingFound(text)
    )
  }

  func list(_ words: [String]) throws(Failure) {
    guard words.isEmpty else {
      throw .usage(Wording.listTakesNoWord(words[0]))
    }
    let deck = try invocation.value(.deck).map { (name) throws(Failure) in try names.deck(name) }
    let limit = try invocation.number(.cardLimit, in: 1...1_000_000) ?? .max
    let category = invocation.value(.category)
    var found: [EntryInDeck]
    if let deck {
      found = try names.entries(of: deck, category: category)
    } else {
      found =
        try record.reading { (store) throws(DatabaseError) in
          try store.cards.entries(category: category)
        } ?? []
    }
    let status = invocation.value(.cardStatus)
    if let status {
      guard CommandOption.statusNames.contains(status) else {
        throw .usage(Wording.unknownStatus(status, of: CommandOption.statusNames))
      }
      let today = today
      found = found.filter { $0.cards.contains { $0.standing.word(on: today) == status } }
    }
    try print(
      Array(found.prefix(limit)),
      none: Wording.noCards(category: category, status: status)
    )
  }

  func show(_ words: [String]) throws(Failure) {
    let begun = Set(try record.decks().map(\.id))
    for entry in try entries(named: words, alsoNotBegun: true) {
      if invocation.has(.json) {
        let isBegun = begun.contains(entry.deck)
        try invocation.print(try JSONLine.encoded(CardLine(entry, begun: isBegun, on: today)))
      } else {
        try show(entry, begun: begun.contains(entry.deck))
      }
    }
  }

  func edit(_ words: [String]) throws(Failure) {
    let found = try single(words, for: "edit")
    let deck = try record.decks().first { $0.id == found.deck }
    guard deck?.origin != .course else {
      throw .usage(Wording.courseTextsFixed(found.entry.word))
    }
    guard Terminal.isInteractive else { throw .usage(Wording.editNeedsTerminal) }
    let editor = EntryEditor(environment: invocation.world.environment)
    guard var edited = try editor.edit(found.entry) else {
      return try invocation.printWrapped(Wording.nothingChanged)
    }
    try copyMedia(of: &edited, unlike: found.entry)
    let changed = edited
    try record.writing { (store) throws(DatabaseError) in try store.cards.update(changed) }
    try invocation.printWrapped(Wording.changed(word: edited.word))
  }

  func delete(_ words: [String]) throws(Failure) {
    let found = try entries(named: words)
    let ofCourse = Set(try record.decks().filter { $0.origin == .course }.map(\.id))
    if let kept = found.first(where: { ofCourse.contains($0.deck) }) {
      throw .usage(Wording.courseWordStays(kept.entry.word))
    }
    for entry in found {
      let answers = entry.cards.reduce(0) { $0 + $1.standing.reps }
      let note: SafeText = answers > 0 ? ", \(Wording.count(answers, "answer"))" : ""
      try invocation.printWrapped("\(entry.entry.id)  \(Self.line(entry.entry))\(note)")
    }
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask(Wording.deleteWords(found.count), invocation) else { return }
    for entry in found {
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.cards.deleteEntry(id: entry.entry.id)
      }
    }
    try invocation.printWrapped(Wording.deleted(words: found.count))
  }

  /// Sets cards active, known or new.
  func set(_ words: [String]) throws(Failure) {
    let names = ["active", "known", "new"]
    guard words.count >= 2, let state = words.last, names.contains(state) else {
      throw .usage(Wording.setUsage(names))
    }
    for name in words.dropLast() {
      let kind = CardID(name)?.kind
      let entryName = CardID(name)?.entry ?? name
      for entry in try entries(named: [entryName]) {
        for card in entry.cards where kind == nil || card.kind == kind {
          try set(card, of: entry.entry, to: state)
        }
      }
    }
  }

  private func set(
    _ card: EntryInDeck.Card,
    of entry: CardEntry,
    to state: String
  ) throws(Failure) {
    var standing = card.standing
    switch state {
    case "known": standing.status = .known
    case "new": standing = CardStanding()
    default:
      standing.status = .active
      standing.skippedUntil = nil
    }
    let (id, changed) = (CardID(entry: entry.id, kind: card.kind), standing)
    if invocation.has(.rehearse) {
      return try invocation.printWrapped(
        Wording.wouldBe("\(id)", Wording.state(changed.word(on: today)))
      )
    }
    try record.writing { (store) throws(DatabaseError) in
      try store.cards.set(changed, of: id, before: card.standing)
    }
    try invocation.printWrapped("\(id): \(Wording.state(changed.word(on: today)))")
  }

  /// The entries with these ids or words, in this order.
  ///
  /// An entry of a deck that is not begun is refused unless `alsoNotBegun` is true.
  private func entries(
    named words: [String],
    alsoNotBegun: Bool = false
  ) throws(Failure) -> [EntryInDeck] {
    guard !words.isEmpty else { throw .usage(Wording.cardNotNamed) }
    var entries: [EntryInDeck] = []
    for word in words {
      let found =
        try record.reading { (store) throws(DatabaseError) -> [EntryInDeck] in
          if let entry = try store.cards.entry(id: word) { return [entry] }
          return try store.cards.entries(ofWord: word)
        } ?? []
      entries += found.isEmpty ? try notBegun(word, mayLook: alsoNotBegun) : found
    }
    return entries
  }

  /// The words with this id or spelling in decks of the course that are not begun.
  private func notBegun(_ word: String, mayLook: Bool) throws(Failure) -> [EntryInDeck] {
    let all = try names.course.newEntries(in: record)
    let folded = CardEntry.folded(word)
    let found = all.filter { $0.entry.id == word || $0.entry.foldedWord == folded }
    if let first = found.first {
      if mayLook { return found }
      throw .usage(Wording.deckNotBegun(first.deck, word: first.entry.word))
    }
    let known = try record.reading { (store) throws(DatabaseError) in try store.cards.words() }
    let near = NearName.folded(of: word, in: (known ?? []) + all.map(\.entry.word))
    throw .usage(Wording.unknownCard(word, near: near))
  }

  private func single(_ words: [String], for action: String) throws(Failure) -> EntryInDeck {
    let found = try entries(named: words)
    guard found.count == 1 else {
      let ids = found.map { "\($0.entry.id) (\($0.entry.meaning))" }.joined(separator: ", ")
      throw .usage(Wording.severalCards(for: action, ids))
    }
    return found[0]
  }

  static func line(_ entry: CardEntry) -> SafeText {
    let kind = entry.partOfSpeech.isEmpty ? "" : " (\(entry.partOfSpeech))"
    return "\(entry.word)\(kind): \(entry.meaning)"
  }

  private func print(_ found: [EntryInDeck], none: SafeText) throws(Failure) {
    let today = today
    let begun = Set(try record.decks().map(\.id))
    if invocation.has(.json) {
      for entry in found {
        let isBegun = begun.contains(entry.deck)
        try invocation.print(try JSONLine.encoded(CardLine(entry, begun: isBegun, on: today)))
      }
      return
    }
    if found.isEmpty { try invocation.printWrapped(none) }
    for entry in found {
      let isBegun = begun.contains(entry.deck)
      let words = Set(entry.cards.map { $0.standing.word(on: today) }).sorted()
      let states = isBegun ? words.map(Wording.state).joined(separator: ", ") : Wording.notBegun
      try invocation.printWrapped("\(Self.line(entry.entry))  [\(states)]  \(entry.entry.id)")
    }
  }

  private func show(_ found: EntryInDeck, begun: Bool) throws(Failure) {
    let entry = found.entry
    try invocation.printWrapped(Self.line(entry))
    let example = [entry.example, entry.translation].filter { !$0.isEmpty }.joined(separator: " ")
    let lists: [(SafeText, String)] = [
      (Wording.categories, entry.categories.joined(separator: ", ")),
      (Wording.tags, entry.tags.joined(separator: ", ")), (Wording.example, example),
      (Wording.image, entry.image), (Wording.sound, entry.sound), (Wording.deck, found.deck),
      ("id", entry.id),
    ]
    for (name, text) in lists where !text.isEmpty {
      try invocation.printWrapped("  \(name): \(SafeText(text).line)")
    }
    if !begun { return try invocation.printWrapped("  \(Wording.notBegun(found.deck))") }
    for card in found.cards {
      let id = CardID(entry: entry.id, kind: card.kind)
      let statistics = try record.reading { (store) throws(DatabaseError) in
        try store.cards.statistics(of: id)
      }
      try invocation.printWrapped(
        "  \(card.kind.rawValue): \(sentence(for: card.standing, statistics))"
      )
    }
  }

  private func sentence(for standing: CardStanding, _ statistics: CardStatistics?) -> SafeText {
    var parts = [Wording.state(standing.word(on: today))]
    switch standing.due {
    case .on(let day)? where standing.status == .active:
      parts.append(Wording.due(Wording.wait(days: day - today)))
    case .at? where standing.status == .active: parts.append(Wording.due(Wording.today))
    default: break
    }
    if let statistics, statistics.answers > 0 {
      parts.append("\(Wording.count(statistics.answers, "answer"))")
      parts.append(Wording.known(statistics.known))
    }
    if standing.lapses > 0 { parts.append(Wording.forgotten(standing.lapses)) }
    return parts.joined(separator: ", ")
  }
}
