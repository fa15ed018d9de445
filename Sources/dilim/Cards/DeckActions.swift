import Cards
import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TextSafety

/// The actions of `dilim decks`.
struct DeckActions {
  let invocation: Invocation
  let record: Record
  let names: DeckNames
  let reviews: ReviewOpener

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    record = Record(path: try invocation.folders.record)
    names = DeckNames(course: try invocation.courseDecks, record: record)
    reviews = ReviewOpener(
      library: try invocation.library,
      record: record,
      world: invocation.world,
      rolloverHour: invocation.rolloverHour,
      limits: invocation.dayLimits
    )
  }

  func list() throws(Failure) {
    let list = try DeckList(self)
    let lines = list.lines
    if invocation.has(.json) {
      for line in lines { try invocation.print(try JSONLine.encoded(line)) }
      return
    }
    if lines.isEmpty {
      try invocation.printWrapped(Wording.noDecks)
    }
    let level = try record.profile()?.level ?? .a1
    for text in list.texts(at: level) { try invocation.printWrapped(text) }
  }

  func show(_ name: String) throws(Failure) {
    let deck = try names.deck(name)
    try markViewed(deck)
    let statistics = try record.reading { (store) throws(DatabaseError) in
      try store.cards.statistics(ofDeck: deck.id)
    }
    let page = DeckPage(
      deck,
      begun: try names.begun(deck.id) != nil,
      try names.entries(of: deck),
      otherKinds: try ownKinds(in: deck),
      statistics ?? CardStatistics(),
      on: reviews.moment.day
    )
    if invocation.has(.json) { return try invocation.print(try JSONLine.encoded(page)) }
    for line in page.lines { try invocation.printWrapped(line) }
  }

  /// Marks a begun deck as viewed; ignores that the record may be read-only.
  private func markViewed(_ deck: Deck) throws(Failure) {
    guard try names.begun(deck.id) != nil else { return }
    let time = invocation.world.now()
    try? record.writing { (store) throws(DatabaseError) in
      try store.decks.markViewed(deck: deck.id, at: time)
    }
  }

  func create(_ title: String, _ changes: [String]) throws(Failure) {
    var deck = Deck(
      id: invocation.world.newID(),
      title: EntryText.cleaned(title),
      created: invocation.world.now()
    )
    guard !deck.title.isEmpty else { throw .usage(Wording.deckNeedsTitle) }
    for change in changes { try DeckKey.apply(change, to: &deck) }
    try names.checkFree(deck.title, for: deck.id)
    if invocation.has(.rehearse) {
      return try invocation.printWrapped(Wording.wouldMake(deck.title))
    }
    let made = deck
    _ = try record.writing { (store) throws(DatabaseError) in try store.decks.add(made) }
    try invocation.printWrapped("\(deck.id)  \(deck.title)")
  }

  func delete(_ name: String) throws(Failure) {
    let deck = try names.deck(name)
    guard try names.begun(deck.id) != nil else {
      throw .usage(Wording.nothingToDelete(deck.title))
    }
    let entries = try record.reading { (store) throws(DatabaseError) in
      try store.cards.entryCounts()[deck.id]
    }
    let count = Wording.entriesOfCards((entries ?? nil) ?? 0)
    if invocation.has(.rehearse) {
      return try invocation.printWrapped(Wording.wouldDelete(deck.title, count))
    }
    guard try Confirmation.ask(Wording.delete(deck.title, count), invocation)
    else { return }
    _ = try record.writing { (store) throws(DatabaseError) in try store.decks.delete(id: deck.id) }
    try invocation.printWrapped(Wording.deleted(deck.title, count))
  }

  func change(_ name: String, _ changes: [String]) throws(Failure) {
    let old = try names.deck(name)
    var deck = old
    for change in changes { try DeckKey.apply(change, to: &deck) }
    let others = changes.contains { $0.hasPrefix("kinds=") } ? try ownKinds(in: deck) : 0
    guard deck != old || others > 0 else {
      return try invocation.printWrapped(Wording.nothingChanges)
    }
    if deck.title != old.title { try names.checkFree(deck.title, for: deck.id) }
    if deck.settings.scheduler.scheduler != old.settings.scheduler.scheduler {
      guard try reschedule(deck) else { return }
    } else {
      if invocation.has(.rehearse) {
        return try invocation.printWrapped(Wording.wouldChange(deck.title))
      }
      try save(deck)
    }
    try invocation.printWrapped(Wording.changed(deck: deck.title))
    if others > 0 { try shareKinds(of: deck, withOthers: others) }
  }

  /// The number of entries whose kinds of card differ from the deck's, as imported from Anki.
  private func ownKinds(in deck: Deck) throws(Failure) -> Int {
    try record.reading { (store) throws(DatabaseError) in
      try store.decks.countOfOwnKinds(inDeck: deck.id)
    } ?? 0
  }

  /// Gives all entries the kinds of card of their deck.
  private func shareKinds(of deck: Deck, withOthers count: Int) throws(Failure) {
    _ = try record.writing { (store) throws(DatabaseError) in
      try store.decks.clearOwnKinds(inDeck: deck.id)
    }
    try invocation.printWrapped(Wording.kindsShared(deck.settings.kinds, with: count))
  }

  /// Shows the effect of a new schedule and applies it if the learner agrees.
  ///
  /// Returns whether it was applied.
  private func reschedule(_ deck: Deck) throws(Failure) -> Bool {
    let today = reviews.moment.day
    let logs = try record.reading { (store) throws(DatabaseError) in
      try store.decks.logs(inDeck: deck.id)
    }
    let change = try record.change(of: deck, logs ?? [], on: today)
    if !change.outcomes.isEmpty {
      for line in ScheduleTable(change, today: today).lines { try invocation.printWrapped(line) }
    }
    if invocation.has(.rehearse) {
      try invocation.printWrapped(Wording.wouldChange(deck.title))
      return false
    }
    let count = Wording.count(change.outcomes.count, "card")
    let question = Wording.changeSchedule(of: "\(count)")
    let isFree = change.outcomes.isEmpty
    guard try isFree ? true : Confirmation.ask(question, invocation) else { return false }
    if try names.begun(deck.id) == nil {
      try save(deck)
    } else {
      try record.reschedule(deck, on: today)
    }
    return true
  }

  /// Saves a deck without changing its cards; begins a deck of the course.
  private func save(_ deck: Deck) throws(Failure) {
    if try names.begun(deck.id) == nil, let words = try names.course.contents(of: deck.id) {
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.decks.adopt(deck, words.entries)
      }
    } else {
      try record.writing { (store) throws(DatabaseError) in try store.decks.update(deck) }
    }
  }
}

extension CardStanding {
  /// The state of the card in a word, as `--status` names it.
  func word(on day: StudyDay) -> String {
    switch status {
    case .known: return "known"
    case .leech: return "leech"
    case .active: break
    }
    if let skippedUntil, skippedUntil > day { return "skipped" }
    return switch memory?.stage {
    case nil, .new: "new"
    case .learning: "learning"
    case .review: "review"
    }
  }
}
