import Cards
import Coordination
import Memory
import Screens
import Storage
import TextSafety

extension Command {
  static let due = Command(
    name: "due",
    summary: "print how many cards are due",
    arguments: "",
    details: [
      """
      These are the cards that dilim review would ask: at most 20 new and 200 due cards a day from \
      all decks together, unless dilim config set new_per_day or reviews_per_day changes that. \
      Due cards beyond that are counted separately, with the day by which they will be done at \
      the daily limit.
      """,
      """
      --prompt prints only the number, and nothing if it is 0, for the prompt of a shell: \
      PS1='$(dilim due --prompt) \\$ '. The number is cached until the record changes or a card \
      becomes due.
      """,
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
        let record = Record(path: try invocation.folders.record)
        let cards = try invocation.dueCount(in: record).cards()
        if cards.due + cards.new > 0 { try invocation.print("\(cards.due + cards.new)") }
        return .pass
      }
      let report = try DueReport(invocation)
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(report))
      } else if invocation.has(.byDeck) {
        for line in report.lines { try invocation.printWrapped(line) }
      } else {
        for line in report.summary { try invocation.printWrapped(line) }
      }
      return .pass
    }
  )
}

extension Invocation {
  /// The clock by which the learner's days begin.
  var dayClock: DayClock {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    )
  }

  /// The present moment, with the learner's day.
  var moment: Moment { dayClock.moment(world.now()) }
}

extension CommandOption {
  static let byDeck = CommandOption(name: "--list", value: nil, help: "by deck")
  static let prompt = CommandOption(
    name: "--prompt",
    value: nil,
    help: "only the number, nothing for 0"
  )
}
