import Cards
import Coordination
import Curriculum
import Screens
import Storage
import TextSafety

extension Command {
  static let review = Command(
    name: "review",
    summary: "review the cards that are due",
    arguments: "[DECK]",
    details: [
      """
      Without a deck, the cards due in all decks; if none are due, the last deck for practice, which \
      does not change the schedule. With a deck, its due cards within its limits. A deck is \
      named by its id or its title: dilim decks lists them. The words of a unit are a deck \
      too: a1-u1.
      """,
      """
      A day brings at most 20 new cards, from the decks in turn, and 200 due ones; dilim config set \
      new_per_day and reviews_per_day change that.
      """,
      """
      Show the answer or type it, then say how well you knew it: 1 again, 2 hard, 3 good, 4 easy; \
      each says when the card comes back. u undoes the last step, and in the next review the \
      last answer; e edits, s suspends, y buries until tomorrow, q leaves. Every answer is stored \
      at once.
      """,
      """
      For ev, yuva or gelmek / varmak either part may be typed, for (bir) şey either form; half a \
      sentence is never right.
      """,
      """
      In a pipe: an empty line shows the answer, 1 to 4 rates it; a typed answer is a line. \
      These words are commands: \(CommandWord.list(CommandWord.inReview)).
      """,
    ],
    options: [.cardCount, .kind, .ahead, .cram, .seed] + sessionOptions,
    examples: [
      Example(line: "dilim review", meaning: "what is due"),
      Example(line: "dilim review a1-u1", meaning: "the words of a unit"),
      Example(line: "dilim review --ahead 3", meaning: "what is due within three days"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.decks] },
    run: { invocation in
      let record = try record(invocation)
      invocation.beginReadLists(in: record)
      let request = try reviewRequest(invocation, record)
      return try runSession(invocation, from: .review(request), record: record)
    }
  )

  private static func reviewRequest(
    _ invocation: Invocation,
    _ record: Record
  ) throws(Failure) -> ReviewRequest {
    let kind = try invocation.value(.kind).map { (text) throws(Failure) in try cardKind(text) }
    let days = try invocation.number(.ahead, in: 1...3650)
    if days != nil && invocation.has(.cram) {
      throw .usage("\(CommandOption.ahead.name) and \(CommandOption.cram.name) exclude each other.")
    }
    let mode: ReviewRequest.Mode =
      if let days { .ahead(days: days) } else { invocation.has(.cram) ? .cram : .due }
    let names = DeckNames(course: try invocation.courseDecks, record: record)
    let deck = try invocation.arguments.first.map { (name) throws(Failure) in
      try names.deck(name)
    }
    let decks = if let deck { [deck] } else { try record.decks() }
    if let kind { try check(kind, in: decks, of: deck?.id, record) }
    return ReviewRequest(
      deck: deck?.id,
      kind: kind,
      count: try invocation.number(.cardCount, in: 1...100_000),
      mode: mode,
      seed: try invocation.number(.seed, in: 0...UInt64.max)
    )
  }

  /// Refuses a kind of card that none of the decks has, which differs from nothing being due.
  private static func check(
    _ kind: CardKind,
    in decks: [Deck],
    of id: String?,
    _ record: Record
  ) throws(Failure) {
    // An entry may have other kinds than its deck.
    let own = try record.reading { (store) throws(DatabaseError) in
      try store.decks.askedKinds(inDeck: id)
    }
    let kinds = decks.isEmpty ? CardKind.usual : decks.flatMap(\.settings.kinds) + (own ?? [])
    guard !kinds.contains(kind) else { return }
    let all = CardKind.allCases.filter { kinds.contains($0) || $0 == kind }.map(\.rawValue)
    let setting = "kinds=\(all.joined(separator: ","))"
    let name = kind.rawValue
    guard decks.count == 1, let deck = decks.first else {
      throw .usage(
        "Your decks have no cards to \(name): dilim decks set DECK \(setting) makes them."
      )
    }
    throw .usage(
      "\(deck.title) has no cards to \(name): dilim decks set \(deck.id) \(setting) makes them."
    )
  }

  static func cardKind(_ text: String) throws(Failure) -> CardKind {
    if let kind = CardKind(rawValue: text) { return kind }
    let names = CardKind.allCases.map(\.rawValue)
    let hint: SafeText = NearName.of(text, in: names).map { " Did you mean \($0)?" } ?? ""
    throw .usage(
      "There is no kind of card \(text).\(hint) Known: \(names.joined(separator: ", "))."
    )
  }
}

extension CommandOption {
  static let cardCount = CommandOption(name: "--count", value: "N", help: "at most this many cards")
  static let kind = CommandOption(
    name: "--kind",
    value: "KIND",
    help: "only cards that recognise, recall or type",
    offers: [.words(CardKind.allCases.map(\.rawValue))]
  )
  static let ahead = CommandOption(
    name: "--ahead",
    value: "DAYS",
    help: "cards due within this many days; early answers count"
  )
  static let cram = CommandOption(
    name: "--cram",
    value: nil,
    help: "all cards ever answered; the schedule does not change"
  )
}

extension Invocation {
  var courseDecks: CourseDecks {
    get throws(Failure) { CourseDecks(library: try library, now: world.now()) }
  }
}
