import Coordination
import Curriculum
import TextSafety

extension Command {
  static let decks = Command(
    name: "decks",
    summary: "list the decks of cards, make and change your own",
    arguments: "[show|new|set|rm DECK] [KEY=VALUE …]",
    details: [
      """
      Without an argument all decks are listed, those with due cards first. A deck is named by its \
      id or title. The words of each unit are a deck of the course. It is begun when you have \
      read their list to the end, or when you first review or set it; show does not begin it.
      """,
      """
      new TITLE makes a deck of your own; set changes any. Keys: title, about, favourite=yes|no, \
      kinds=recognise,recall,type, new=N and reviews=N a day (within those of all decks: dilim \
      help review), leech=N (0 for never), scheduler=fsrs|learnio|ladder, retention=0.9, steps \
      and relearning in seconds, maximum in days, fuzz=on|off, parameters, \
      failure=restart|continue. kinds apply to every word of the deck, also to words \
      that came from Anki with fewer.
      """,
      """
      A change of the schedule is shown first: how many cards would be due each day; today never \
      gets more than its limit. rm deletes a deck with its cards, and asks first; a deck of the \
      course stays deleted until you review or set it again. new=0 stops new cards of a deck.
      """,
    ],
    options: [.json, .rehearse, .yes, .noInput, .content],
    examples: [
      Example(line: "dilim decks", meaning: "all decks"),
      Example(line: "dilim decks new \"Mutfak\" new=10", meaning: "make a deck"),
      Example(line: "dilim decks set a1-u1 retention=0.95", meaning: "ask more often"),
      Example(line: "dilim decks set a1-u1 scheduler=ladder --dry-run", meaning: "only look"),
    ],
    argumentCount: 0...40,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(deckActions.map(\.name))]
      case ("show", 1), ("set", 1), ("rm", 1): [.decks]
      case ("set", _), ("new", 2...): [.words(DeckKey.names.map { "\($0)=" })]
      default: []
      }
    },
    run: { invocation in
      let actions = try DeckActions(invocation)
      invocation.beginReadLists(in: actions.record)
      let words = invocation.arguments
      switch (words.first, words.count) {
      case (nil, _): try actions.list()
      case ("show", 2): try actions.show(words[1])
      case ("new", 2...): try actions.create(words[1], Array(words.dropFirst(2)))
      case ("set", 3...): try actions.change(words[1], Array(words.dropFirst(2)))
      case ("rm", 2): try actions.delete(words[1])
      default:
        throw Failure.usage(
          Self.complaint(
            about: words[0],
            of: deckActions.map(\.name),
            in: "decks",
            needs: deckActions.first { $0.name == words[0] }?.needs
          )
        )
      }
      return .pass
    }
  )

  /// The actions of `dilim decks` with the arguments that they need.
  private static var deckActions: [(name: String, needs: SafeText)] {
    [
      ("show", "one deck"), ("new", "a title"), ("set", "a deck and KEY=VALUE"), ("rm", "one deck"),
    ]
  }

  /// Explains why a word is not an action of a command, or lacks its arguments.
  static func complaint(
    about word: String,
    of names: [String],
    in command: String,
    needs: SafeText? = nil
  ) -> SafeText {
    if names.contains(word) {
      let needs = needs ?? "other arguments"
      return "dilim \(command) \(word) needs \(needs): see dilim help \(command)."
    }
    let hint: SafeText = NearName.of(word, in: names).map { " Did you mean \($0)?" } ?? ""
    return "dilim \(command) has no action \(word).\(hint) See dilim help \(command)."
  }
}
