import Cards
package import Memory

/// Makes a collection of Anki from decks with their schedules and answers.
package struct AnkiExport {
  private let now: Moment
  private let created: StudyDay
  private var collection: AnkiCollection
  private var lastNote: Int64 = 0
  private var lastCard: Int64 = 0
  private var lastReview: Int64 = 0
  private var position: Int64 = 0

  /// The lowest id of notes and cards, which are times in Unix milliseconds.
  private static let leastID: Int64 = 1_000_000_000_000

  /// Makes a collection from decks.
  ///
  /// `created` is the day of the first answer or an earlier day; `dayStart` is its beginning in
  /// Unix seconds.
  package static func collection(
    of decks: [ExportedDeck],
    now: Moment,
    created: StudyDay,
    dayStart: Int64,
    utcOffset: Int,
    rolloverHour: Int
  ) -> AnkiCollection {
    var export = AnkiExport(
      now: now,
      created: created,
      collection: AnkiCollection(
        created: dayStart,
        utcOffset: utcOffset,
        rolloverHour: rolloverHour
      )
    )
    for deck in decks { export.add(deck) }
    export.collection.reviews.sort { $0.id < $1.id }
    return export.collection
  }

  private init(now: Moment, created: StudyDay, collection: AnkiCollection) {
    self.now = now
    self.created = created
    self.collection = collection
  }

  private mutating func add(_ exported: ExportedDeck) {
    let deck = addDeck(exported.deck)
    for entry in exported.entries {
      let kinds = CardKind.allCases.filter { kind in entry.cards.contains { $0.kind == kind } }
      guard !kinds.isEmpty else { continue }
      let type = AnkiNotetypes.id(entry.entry.shape, kinds)
      if !collection.notetypes.contains(where: { $0.id == type }) {
        collection.notetypes.append(AnkiNotetypes.notetype(entry.entry.shape, kinds))
      }
      lastNote = max(lastNote + 1, entry.entry.created, Self.leastID)
      collection.notes.append(Self.note(entry.entry, id: lastNote, type: type))
      for (ordinal, kind) in kinds.enumerated() {
        guard let card = entry.cards.first(where: { $0.kind == kind }) else { continue }
        lastCard = max(lastCard + 1, entry.entry.created, Self.leastID)
        add(card, of: entry.entry, exported.deck, in: deck, ordinal: ordinal)
      }
    }
  }

  /// Adds a deck and its parent decks, because Anki needs every deck of a path.
  private mutating func addDeck(_ deck: Deck) -> Int64 {
    let parts = deck.title.split(separator: "::").map(String.init)
    for end in 1..<max(1, parts.count) {
      let name = parts.prefix(end).joined(separator: "::")
      if !collection.decks.contains(where: { $0.name == name }) {
        collection.decks.append(AnkiCollection.Deck(id: Self.number(of: "::" + name), name: name))
      }
    }
    let id = Self.number(of: deck.id)
    collection.decks.append(
      AnkiCollection.Deck(
        id: id,
        name: deck.title,
        about: deck.about,
        options: options(for: deck.settings)
      )
    )
    return id
  }

  /// Returns a lasting id of 13 digits for a name.
  private static func number(of name: String) -> Int64 {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return 1_000_000_000_000 + Int64(hash % 600_000_000_000)
  }

  /// Returns the id of the options group for some settings, which decks with the same settings
  /// share.
  private mutating func options(for settings: DeckSettings) -> Int64 {
    let fsrs = settings.scheduler.fsrs
    var result = AnkiCollection.Options(
      id: 0,
      name: "",
      newLimit: settings.newLimit,
      reviewLimit: settings.reviewLimit,
      leechThreshold: max(1, settings.leechThreshold),
      parameters: settings.scheduler.algorithm == .fsrs ? fsrs.parameters.values : nil,
      desiredRetention: fsrs.desiredRetention,
      maximumInterval: fsrs.maximumInterval,
      learningSteps: fsrs.learningSteps.map { Double($0) / 60 },
      relearningSteps: fsrs.relearningSteps.map { Double($0) / 60 }
    )
    for known in collection.options {
      result.id = known.id
      result.name = known.name
      if result == known { return known.id }
    }
    result.id = 1_730_000_001_000 + Int64(collection.options.count)
    result.name = "Dilim \(collection.options.count + 1)"
    collection.options.append(result)
    return result.id
  }

  private static func note(_ entry: CardEntry, id: Int64, type: Int64) -> AnkiCollection.Note {
    let fields = NoteColumn.fields.map { column in
      let text = column.text(of: entry)
      return switch column {
      case .image where !text.isEmpty: "<img src=\"\(AnkiField.html(fileName(text)))\">"
      case .sound where !text.isEmpty: "[sound:\(AnkiField.html(fileName(text)))]"
      default: AnkiField.html(text)
      }
    }
    return AnkiCollection.Note(
      id: id,
      guid: NoteID.guid(ofEntry: entry.id),
      notetype: type,
      tags: entry.tags,
      fields: fields
    )
  }

  /// Returns the name that a media file has in a package.
  package static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private mutating func add(
    _ card: ExportedDeck.Card,
    of entry: CardEntry,
    _ deck: Deck,
    in deckID: Int64,
    ordinal: Int
  ) {
    var result = AnkiCollection.Card(
      id: lastCard,
      note: lastNote,
      deck: deckID,
      ordinal: ordinal,
      type: .new,
      queue: .new,
      reps: card.standing.reps,
      lapses: card.standing.lapses
    )
    let last = addHistory(
      card.answers,
      to: result.id,
      deck.settings,
      CardID(entry: entry.id, kind: card.kind).seed
    )
    if let memory = card.standing.memory {
      schedule(&result, memory, deck.settings.scheduler, last: last)
    } else {
      position += 1
      result.due = position
    }
    switch card.standing.status {
    case .known, .leech: result.queue = .suspended
    case .active:
      if let day = card.standing.skippedUntil, day > now.day { result.queue = .buried }
    }
    collection.cards.append(result)
  }

  private func schedule(
    _ card: inout AnkiCollection.Card,
    _ memory: MemoryState,
    _ settings: SchedulerSettings,
    last: (answer: CardAnswer, id: Int64)?
  ) {
    card.type = .review
    card.queue = .review
    switch memory.due {
    case .on(let day):
      card.due = Int64(day - created)
      // The state of a card that was imported without its log still has its last day.
      card.interval = max(1, day - (last?.answer.day ?? memory.lastDay ?? day))
    case .at(let seconds): card.due = seconds
    }
    guard case .fsrs(let state) = memory else { return }
    switch state.phase {
    case .review: break
    case .learning(let step):
      card.type = .learning
      card.queue = queue(of: memory.due)
      card.left = Self.left(settings.fsrs.learningSteps.count - step)
      card.interval = 0
    case .relearning(let step):
      card.type = .relearning
      card.queue = queue(of: memory.due)
      card.left = Self.left(settings.fsrs.relearningSteps.count - step)
      card.interval = 1
    }
    if let known = state.memory {
      let lastReview = last.map { $0.id / 1000 } ?? state.lastReview?.seconds
      card.data = Self.data(known, settings.fsrs, lastReview: lastReview)
    }
  }

  private func queue(of due: Due) -> AnkiCollection.Queue {
    if case .on = due { .dayLearning } else { .learning }
  }

  /// Returns the remaining steps as Anki stores them: all of them, and the same number for today.
  private static func left(_ steps: Int) -> Int { max(1, steps) * 1001 }

  /// Returns the memory under FSRS as JSON, rounded as in Anki.
  private static func data(_ memory: FSRSMemory, _ fsrs: FSRS, lastReview: Int64?) -> String {
    let values = fsrs.parameters.values
    var parts = [
      "\"s\":\(rounded(memory.stability, 10_000))", "\"d\":\(rounded(memory.difficulty, 1_000))",
      "\"dr\":\(rounded(fsrs.desiredRetention, 100))",
      "\"decay\":\(rounded(values.last ?? 0.1542, 1_000))",
    ]
    if let lastReview { parts.append("\"lrt\":\(lastReview)") }
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }

  /// Adds the answers to a card as reviews and returns the last one with its id.
  private mutating func addHistory(
    _ answers: [CardAnswer],
    to card: Int64,
    _ settings: DeckSettings,
    _ seed: UInt64
  ) -> (answer: CardAnswer, id: Int64)? {
    let scheduler = settings.scheduler.scheduler
    var state: MemoryState?
    var interval = 0
    var last: (CardAnswer, Int64)?
    for answer in answers {
      let before = state ?? scheduler.initial(on: answer.day)
      let record = answer.record
      let after = scheduler.answer(
        before,
        record.rating,
        at: record.moment,
        inSession: record.inSession,
        seed: seed
      )
      let isUnchanged = after == before
      let next =
        switch after.due {
        case .on(let day): max(1, day - answer.day)
        case .at(let seconds): -Int(max(1, seconds - record.moment.seconds))
        }
      let id = freeReviewID(answer.time)
      collection.reviews.append(
        AnkiCollection.Review(
          id: id,
          card: card,
          rating: answer.rating.rawValue,
          interval: isUnchanged ? interval : next,
          lastInterval: interval,
          factor: isUnchanged ? 0 : 2500,
          milliseconds: Int(min(max(answer.milliseconds, 0), 60_000)),
          kind: isUnchanged ? 3 : Self.kind(of: before)
        )
      )
      if isUnchanged { continue }
      state = after
      interval = next
      last = (answer, id)
    }
    return last
  }

  /// The ids of reviews, which are their times and must be unique.
  private var usedReviewIDs: Set<Int64> = []

  private mutating func freeReviewID(_ time: Int64) -> Int64 {
    var id = time
    while !usedReviewIDs.insert(id).inserted { id += 1 }
    return id
  }

  private static func kind(of before: MemoryState) -> Int {
    guard case .fsrs(let state) = before else { return before.stage == .new ? 0 : 1 }
    return switch state.phase {
    case .learning: 0
    case .review: 1
    case .relearning: 2
    }
  }
}

extension MemoryState {
  /// The day of the last answer, if the state contains it.
  fileprivate var lastDay: StudyDay? {
    guard case .fsrs(let state) = self else { return nil }
    return state.lastReview?.day
  }
}
