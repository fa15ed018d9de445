import Coordination
import Memory
import Screens
import Storage
import TextSafety

extension Command {
  static let due = Command(
    name: "due",
    summary: "tell how many cards are due",
    arguments: "",
    details: [
      "What is due beyond the limit of the day is told apart, with the day by which it is worked "
        + "off if each day holds as much as its limit.",
      "--prompt prints the number alone, and nothing if it is 0: for the prompt of a shell, as in "
        + "PS1='$(dilim due --prompt) \\$ '. The course is not read; the number is remembered in the "
        + "cache until the record changes or a card comes back.",
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
        for line in report.lines { try invocation.tell(line) }
      } else {
        for line in report.summary { try invocation.tell(line) }
      }
      return .pass
    }
  )

  /// The number for a prompt, from memory if it can be; what comes later is not looked for.
  private static func promptCount(_ invocation: Invocation) throws(Failure) -> Int {
    let moment = invocation.moment
    let memo = DueMemo(try invocation.folders, at: moment)
    if let cards = memo?.cards { return cards.due + cards.fresh }
    let record = Record(path: try invocation.folders.record)
    let tallies =
      try record.reading { (store) throws(DatabaseError) in try store.tallies(at: moment) } ?? []
    let cards = Overview.Cards(
      due: tallies.reduce(0) { $0 + $1.due },
      fresh: tallies.reduce(0) { $0 + $1.fresh }
    )
    memo?.keep(cards, until: tallies.compactMap(\.nextStep).min())
    return cards.due + cards.fresh
  }
}

extension Invocation {
  /// Where the learner is in time.
  var dayClock: DayClock {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    )
  }

  /// Now, on the learner's day.
  var moment: Moment { dayClock.moment(world.now()) }
}

extension CommandOption {
  static let byDeck = CommandOption(name: "--list", value: nil, help: "by deck")
  static let prompt = CommandOption(
    name: "--prompt",
    value: nil,
    help: "the number alone, nothing for 0"
  )
}
