import Coordination
import Curriculum
import Storage
import TextSafety

extension Command {
  static let cards = Command(
    name: "cards",
    summary: "add, find and change your cards",
    arguments: "ACTION [WORD …]",
    details: [
      "Actions: \(cardActions.map(\.name).joined(separator: ", ")); list if none is given.",
      """
      add WORD MEANING makes a card. Without MEANING the lexicon offers its meanings: you choose \
      one, and in a pipe the first is taken and told. In a pipe each line makes a card: word, \
      meaning, part of speech, example and its translation, with tabs between. A known word gets \
      one more meaning. Without --deck the card goes into your deck “My words”.
      """,
      """
      search TEXT finds words and meanings, also typed without Turkish letters, and also in decks \
      of the course that are not begun. list sorts by the Turkish alphabet, show prints all of a \
      word. edit opens $VISUAL or $EDITOR. set CARD active|known|new asks a card again, puts it \
      aside or makes it new. rm deletes, and asks first. A card is named by its id or its word.
      """,
      """
      import FILE reads cards of Anki (.apkg with schedule and media, .txt), .csv and .tsv with or \
      without a row of headings, and .jsonl. It prints the result of every row and the parts of \
      the file that it leaves out; it imports the file as a whole or not at all. A card of Anki \
      shows what its template shows; the languages of its sides decide whether it is recognised, \
      recalled or typed, and cards of a note with different texts become separate entries. Words \
      of the course are recognised in any file; new words go into the deck that the file names, \
      else into --deck or “My words”. A second import changes nothing.
      """,
      """
      export FILE writes cards. - is standard input or output: the format of input is detected, \
      output is text for Anki, or JSON Lines with --json. JSON escapes terminal control \
      sequences; text on standard output leaves them out, a file keeps them.
      """,
      """
      optimize [DECK] fits the 21 parameters of FSRS to your answers and shows what would change \
      before it changes anything; parameters that predict no better are not used. simulate \
      [DECK] simulates learners with each scheduler and compares the work they have.
      """,
    ],
    options: [
      .deck, .plainCard, .partOfSpeech, .category, .example, .translation, .image, .sound, .tag,
      .cardStatus, .cardLimit, .cardCount, .days, .seed, .quiet, .json, .rehearse, .yes, .noInput,
      .content,
    ],
    examples: [
      Example(line: "dilim cards add eczane pharmacy", meaning: "a word of your own"),
      Example(line: "dilim cards add kravat", meaning: "with a meaning of the lexicon"),
      Example(line: "dilim cards add < words.tsv", meaning: "many at once"),
      Example(line: "dilim cards search sehir", meaning: "finds şehir"),
      Example(line: "dilim cards list --deck a1-u1", meaning: "from A to Z"),
      Example(line: "dilim cards import deck.apkg", meaning: "from Anki"),
      Example(line: "dilim cards export cards.apkg", meaning: "for Anki, with the history"),
      Example(line: "dilim cards export - | gzip > cards.gz", meaning: "through a pipe"),
      Example(line: "dilim cards optimize --dry-run", meaning: "what a fit would change"),
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
      let actions = try CardActions(invocation)
      invocation.beginReadLists(in: actions.record)
      try action(actions, words)
      return .pass
    }
  )

  /// The actions of `dilim cards`.
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
    help: "import: print only refused rows, and the sums"
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
    help: "simulate: how many days (365)"
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
    help: "list: only cards in this state",
    offers: [.words(statusNames)]
  )
}
