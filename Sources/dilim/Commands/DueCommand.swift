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
        + "PS1='$(dilim due --prompt) \\$ '. The course is not read; the number is remembered in the "
        + "cache until the record changes or a card comes back."
    ],
    options: [.byDeck, .json, .prompt],
    examples: [
      Example(line: "dilim due", meaning: "a line"),
      Example(line: "dilim due --list", meaning: "by deck, with the days to go"),
      Example(line: "dilim due --json", meaning: "for programs"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      if invocation.has(.prompt), !invocation.has(.json) {
        let count = try promptCount(invocation)
        if count > 0 { try invocation.print("\(count)") }
        return .pass
      }
      let report = try DueReport(invocation)
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(report))
      } else if invocation.has(.byDeck) {
        for line in report.lines { try invocation.print(line) }
      } else {
        try invocation.print(report.sentence)
      }
      return .pass
    }
  )

  /// The number for a prompt, from memory if it can be.
  private static func promptCount(_ invocation: Invocation) throws(Failure) -> Int {
    let memo = DueMemo(try invocation.folders, at: invocation.moment)
    if let cards = memo?.cards { return cards.due + cards.fresh }
    let report = try DueReport(invocation)
    memo?.keep(Overview.Cards(due: report.due, fresh: report.new), until: report.nextStep)
    return report.due + report.new
  }
}

extension Invocation {
  /// Now, on the learner's day.
  var moment: Moment {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    ).moment(world.now())
  }
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
  /// When the next step ends, in Unix seconds; no part of the JSON.
  let nextStep: Int64?

  private enum CodingKeys: String, CodingKey {
    case schema, due, new, decks
  }

  init(_ invocation: Invocation) throws(Failure) {
    let moment = invocation.moment
    let record = Record(path: try invocation.folders.record)
    let tallies = try record.reading { (store) throws(DatabaseError) in
      try store.tallies(at: moment)
    }
    decks = (tallies ?? []).map { Deck($0, on: moment.day) }
      .sorted { ($0.due + $0.new == 0 ? 1 : 0) < ($1.due + $1.new == 0 ? 1 : 0) }
    nextStep = tallies?.compactMap(\.nextStep).min()
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
