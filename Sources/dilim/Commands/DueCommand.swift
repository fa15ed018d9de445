import Coordination
import Memory
import Screens
import Storage

extension Command {
  static let due = Command(
    name: "due",
    summary: "tell how many cards are due",
    arguments: "",
    details: [
      "--prompt prints the number alone, and nothing if it is 0: for the prompt of a shell, as in "
        + "PS1='$(dilim due --prompt) \\$ '. The course is not read and nothing is written."
    ],
    options: [.byDeck, .json, .prompt],
    examples: [
      Example(line: "dilim due", meaning: "a line"),
      Example(line: "dilim due --list", meaning: "by deck, with the days to go"),
      Example(line: "dilim due --json", meaning: "for programs"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      let report = try DueReport(invocation)
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(report))
      } else if invocation.has(.prompt) {
        if report.due + report.new > 0 { try invocation.print("\(report.due + report.new)") }
      } else if invocation.has(.byDeck) {
        for line in report.lines { try invocation.print(line) }
      } else {
        try invocation.print(report.sentence)
      }
      return .pass
    }
  )
}

extension CommandOption {
  static let byDeck = CommandOption(name: "--list", value: nil, help: "by deck")
  static let prompt = CommandOption(
    name: "--prompt",
    value: nil,
    help: "the number alone, nothing for 0"
  )
}

/// What is due now; the property names are the keys of its JSON.
struct DueReport: Encodable {
  struct Deck: Encodable {
    let id: String
    let title: String
    let due: Int
    let new: Int
    /// Days until the next card, if none is due now.
    let days: Int?
  }

  let schema = 1
  let due: Int
  let new: Int
  let decks: [Deck]

  init(_ invocation: Invocation) throws(Failure) {
    let world = invocation.world
    let clock = DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: invocation.rolloverHour
    )
    let moment = clock.moment(world.now())
    let record = Record(path: try invocation.folders.record)
    let tallies = try record.reading { (store) throws(DatabaseError) in
      try store.tallies(at: moment)
    }
    decks = (tallies ?? []).map { Deck($0, on: moment.day) }
      .sorted { ($0.due + $0.new == 0 ? 1 : 0) < ($1.due + $1.new == 0 ? 1 : 0) }
    due = decks.reduce(0) { $0 + $1.due }
    new = decks.reduce(0) { $0 + $1.new }
  }

  var sentence: String {
    if due + new == 0 {
      guard let days = decks.compactMap(\.days).min() else { return "Nothing is due." }
      return "Nothing is due. The next cards come \(Self.wait(days))."
    }
    return Wording.sentence(for: Overview.Cards(due: due, fresh: new)) + ": dilim review"
  }

  var lines: [String] {
    if decks.isEmpty { return ["There are no decks yet: dilim review begins with one."] }
    return decks.map { deck in
      let cards = Overview.Cards(due: deck.due, fresh: deck.new)
      let state =
        deck.due + deck.new > 0
        ? Wording.sentence(for: cards)
        : deck.days.map { "next \(Self.wait($0))" } ?? "nothing to come"
      return "\(deck.id)  \(deck.title): \(state)"
    }
  }

  static func wait(_ days: Int) -> String {
    switch days {
    case ...0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }
}

extension DueReport.Deck {
  init(_ tally: DeckTally, on day: StudyDay) {
    id = tally.deck
    title = tally.title
    due = tally.due
    new = tally.fresh
    days = tally.nextStep != nil ? 0 : tally.nextDay.map { $0 - day.number }
  }
}
