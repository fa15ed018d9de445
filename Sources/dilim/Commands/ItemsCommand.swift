import Screens
import TextSafety

extension Command {
  static let items = Command(
    name: "items",
    summary: "exchange items with Moodle and other platforms",
    arguments: "export LESSON … | import FILE",
    details: [
      """
      export writes the items of lessons, and of a table of your own with --items, as questions in \
      GIFT or Moodle XML: to the file of --out, or else to standard output. A pattern becomes a list of \
      at most 50 answers, the usual one first; expected mistakes carry their reasons. What is heard or \
      said is left out, with a count.
      """,
      """
      import reads short answers, choices of four, matchings and sentences with one gap. --out \
      NAME.csv writes the table that dilim class assign --items reads. --out mine/a1/a1-u1-writing-7.lesson \
      writes a lesson for --with mine; the skill in its name decides what it may hold, and checkpoint \
      takes all. A question that can't be taken is reported with its line, and the exit status is 3.
      """,
      """
      --json prints one object that describes the file and, without --out, contains it.
      """,
    ],
    options: [.quizFormat, .itemsFile, .outFile, .json, .content, .with, .noColor],
    examples: [
      Example(
        line: "dilim items export a1-u1-writing a1-u1-practice --out week1.gift",
        meaning: "for Moodle's import"
      ),
      Example(
        line: "dilim items import quiz.gift --out own.csv",
        meaning: "a table of your own items"
      ),
      Example(
        line: "dilim items import quiz.xml --out mine/a1/a1-u1-checkpoint-2.lesson",
        meaning: "a lesson of your own"
      ),
    ],
    argumentCount: 1...Int.max,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(["export", "import"])]
      case ("export", _): [.lessons]
      case ("import", 1): [.files]
      default: []
      }
    },
    run: { invocation in
      let actions = ItemsActions(invocation: invocation)
      let words = invocation.arguments
      switch words[0] {
      case "export":
        try actions.export()
        return .pass
      case "import":
        guard words.count == 2 else { throw Failure.usage(Wording.importNeedsFile) }
        return try actions.read()
      default:
        throw Failure.usage(complaint(about: words[0], of: ["export", "import"], in: "items"))
      }
    }
  )

  static let sheet = Command(
    name: "sheet",
    summary: "print lessons as a worksheet, with or without answers",
    arguments: "LESSON …",
    details: [
      """
      The items are numbered and have room to write; a text has the words that the lesson glosses. \
      --key adds the answers, and the texts and sentences that you read out. text is 80 columns wide, \
      html is for the browser and for paper, and pdf is made by WeasyPrint, if it is installed.
      """,
      """
      --json prints one object that describes the file and, without --out, contains it.
      """,
    ],
    options: [.sheetKey, .sheetFormat, .outFile, .json, .content, .with, .noColor],
    examples: [
      Example(
        line: "dilim sheet a1-u1-writing --key --format html --out sheet.html",
        meaning: "to print in a browser"
      )
    ],
    argumentCount: 1...Int.max,
    offers: { _ in [.lessons] },
    run: { invocation in
      try SheetAction(invocation: invocation).run()
      return .pass
    }
  )
}

extension CommandOption {
  static let quizFormat = CommandOption(
    name: "--format",
    value: "NAME",
    help: "gift or moodle-xml",
    offers: [.words(ItemsActions.Format.allCases.map(\.rawValue))]
  )
  static let sheetFormat = CommandOption(
    name: "--format",
    value: "NAME",
    help: "text, html or pdf",
    offers: [.words(["text", "html", "pdf"])]
  )
  static let sheetKey = CommandOption(
    name: "--key",
    value: nil,
    help: "add the answers"
  )
}
