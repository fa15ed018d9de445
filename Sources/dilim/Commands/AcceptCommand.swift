import TextSafety

extension Command {
  static let accept = Command(
    name: "accept",
    summary: "accept an answer of a class, and see whose marks change",
    arguments: "ITEM ANSWER --csv FILE|DIR…",
    details: [
      """
      ITEM is the item as the answers name it; an item without a name has its first accepted answer \
      as its name. ANSWER is a pattern, as in dilim help grade. The answer is kept in accepted.csv \
      beside the answers (--accepted names another file), which dilim grade --csv reads and which you \
      may edit in a spreadsheet: item, answer, points, note.
      """,
      """
      --points gives it another credit than 1, 0 included. --note is what its pupils read. --dry-run \
      shows whose marks would change and writes nothing.
      """,
      "The other options are those of dilim grade --csv.",
    ],
    options: [
      .csv, .points, .note, .dryRunOfAccept, .acceptedFile, .studentColumn, .itemColumn,
      .acceptColumn, .englishColumn, .answerColumn, .wide, .keyFile, .encoding, .delimiter, .credit,
      .strict, .json, .content, .with, .noColor,
    ],
    examples: [
      Example(
        line: "dilim accept a1-u1-writing#cook \"Ben bir aşçıyım.\" --csv answers",
        meaning: "for the whole class"
      ),
      Example(
        line: "dilim accept cook \"Ahçıyım.\" --csv answers --points 0.5 --dry-run",
        meaning: "try it for half a point"
      ),
    ],
    argumentCount: 3...Int.max,
    run: { invocation in
      guard invocation.has(.csv) else {
        throw Failure.usage("Name the answers: dilim accept ITEM ANSWER --csv FOLDER")
      }
      return try AcceptRun(invocation).run()
    }
  )
}

extension CommandOption {
  static let points = CommandOption(
    name: "--points",
    value: "NUMBER",
    help: "the credit, from 0 to 1"
  )
  static let note = CommandOption(
    name: "--note",
    value: "TEXT",
    help: "what the pupils read about it"
  )
  static let dryRunOfAccept = CommandOption(
    name: "--dry-run",
    value: nil,
    help: "show whose marks would change; write nothing"
  )
}
