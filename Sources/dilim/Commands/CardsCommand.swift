import Coordination
import Curriculum
import Storage

extension Command {
  static let cards = Command(
    name: "cards",
    summary: "add, find and change your cards",
    arguments: "ACTION [WORD …]",
    details: [
      "Actions: \(cardActions.map(\.name).joined(separator: ", ")); list where there is none.",
      "add WORD MEANING makes a card, in a pipe one a line: word, meaning, part of speech, example "
        + "and its translation with tabs between. A word that is known gets one more meaning. "
        + "Without --deck your own deck “My words” takes it.",
      "search TEXT finds words and meanings, also typed without Turkish letters and in decks of the "
        + "course that are not begun; list lists in the "
        + "order of the Turkish alphabet, show tells all of a word. edit opens $VISUAL or $EDITOR; set CARD "
        + "active|known|new asks a card again, puts it aside or begins it anew; rm deletes and asks "
        + "before. A card is named by its id or its word.",
      "import FILE takes cards of Anki (.apkg with schedule and media, .txt), .csv and .tsv with or "
        + "without a row of headings, and .jsonl; it tells of every row what became of it and what "
        + "of a file has no place in cards, and nothing is half imported. A card of Anki shows what "
        + "its template shows; the languages of its sides tell whether it is recognised, recalled "
        + "or typed, and cards of a note with different texts become entries of their own. Words "
        + "of the course are "
        + "known wherever they come from; what is new goes into the deck that the file names, else "
        + "into --deck or “My words”. export FILE writes them. A second import changes nothing. - "
        + "stands for standard input and output: what comes in tells its form itself, what goes "
        + "out is a text for Anki, or with --json JSON Lines. JSON escapes what would steer a "
        + "terminal; from text on standard output it is left out, a file that you name keeps it.",
      "optimize [DECK] fits the 21 parameters of FSRS to your own answers and shows what that would "
        + "change before it does; what is no better than what there is stays. simulate [DECK] lets "
        + "made-up learners learn with each scheduler and compares what it costs them.",
    ],
    options: [
      .deck, .plainCard, .partOfSpeech, .category, .example, .translation, .image, .sound, .tag,
      .cardStatus, .cardLimit, .cardCount, .days, .seed, .quiet, .json, .rehearse, .yes, .noInput,
      .content,
    ],
    examples: [
      Example(line: "dilim cards add eczane pharmacy", meaning: "a word of your own"),
      Example(line: "dilim cards add < words.tsv", meaning: "many at once"),
      Example(line: "dilim cards search sehir", meaning: "finds şehir"),
      Example(line: "dilim cards list --deck a1-u1", meaning: "from A to Z"),
      Example(line: "dilim cards import deck.apkg", meaning: "from Anki"),
      Example(line: "dilim cards export cards.apkg", meaning: "for Anki, with the history"),
      Example(line: "dilim cards export - | gzip > cards.gz", meaning: "through a pipe"),
      Example(line: "dilim cards optimize --dry-run", meaning: "what a fit would bring"),
    ],
    argumentCount: 0...1000,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(cardActions.map(\.name))]
      case ("import", 1), ("export", 1): [.files]
      case ("optimize", 1), ("simulate", 1): [.decks]
      case ("set", 2): [.words(["active", "known", "new"])]
      default: []
      }
    },
    run: { invocation in
      let words = Array(invocation.arguments.dropFirst())
      let name = invocation.arguments.first ?? "list"
      guard let action = cardActions.first(where: { $0.name == name })?.run else {
        throw Failure.usage(
          complaint(about: name, of: cardActions.map(\.name), in: "cards")
        )
      }
      let desk = try CardActions(invocation)
      invocation.beginReadLists(in: desk.record)
      try action(desk, words)
      return .pass
    }
  )

  /// What can stand behind `dilim cards`.
  static let cardActions: [(name: String, run: @Sendable (CardActions, [String]) throws -> Void)] =
    [
      ("add", { try $0.add($1) }), ("search", { try $0.search($1) }), ("list", { try $0.list($1) }),
      ("show", { try $0.show($1) }), ("edit", { try $0.edit($1) }), ("set", { try $0.set($1) }),
      ("rm", { try $0.delete($1) }), ("import", { try CardTransfer($0.invocation).read($1) }),
      ("export", { try CardTransfer($0.invocation).write($1) }),
      ("optimize", { try FitActions($0).optimize($1) }),
      ("simulate", { try FitActions($0).simulate($1) }),
    ]
}

extension CommandOption {
  static let deck = CommandOption(
    name: "--deck",
    value: "DECK",
    help: "the deck: its id or title",
    offers: [.decks]
  )
  static let plainCard = CommandOption(
    name: "--plain-card",
    value: nil,
    help: "add: a front and a back, not a word"
  )
  static let partOfSpeech = CommandOption(name: "--pos", value: "NAME", help: "part of speech")
  static let category = CommandOption(
    name: "--category",
    value: "NAME",
    help: "add: a category, or several with commas; list: only this one"
  )
  static let example = CommandOption(name: "--example", value: "TEXT", help: "an example sentence")
  static let translation = CommandOption(
    name: "--translation",
    value: "TEXT",
    help: "what the example means"
  )
  static let quiet = CommandOption(
    name: "--quiet",
    value: nil,
    help: "import: tell only of rows that were refused, and the sums"
  )
  static let image = CommandOption(
    name: "--image",
    value: "PATH",
    help: "a picture; a copy is kept beside the record",
    offers: [.files]
  )
  static let sound = CommandOption(
    name: "--sound",
    value: "PATH",
    help: "a recording; a copy is kept",
    offers: [.files]
  )
  static let tag = CommandOption(
    name: "--tag",
    value: "NAME",
    help: "a tag, or several with commas or spaces"
  )
  static let days = CommandOption(
    name: "--days",
    value: "N",
    help: "simulate: so many days, 365 unless told"
  )
  static let cardLimit = CommandOption(
    name: limit.name,
    value: limit.value,
    help: "how many to list (search: 20, list: all)"
  )
  static let statusNames = ["new", "learning", "review", "known", "leech", "skipped"]
  static let cardStatus = CommandOption(
    name: "--status",
    value: "NAME",
    help: "list: only cards that are this",
    offers: [.words(statusNames)]
  )
}
