import Coordination
import Curriculum
import TextSafety

extension Command {
  static let decks = Command(
    name: "decks",
    summary: "list the decks of cards, make and change your own",
    arguments: "[show|new|set|rm DECK] [KEY=VALUE …]",
    details: [
      "Without a word all decks are listed, those with something due first. A deck is named by its "
        + "id or title. The words of each unit are a deck of the course, which is begun when their "
        + "list was read to the end, or when it is first reviewed or set; a look at it changes "
        + "nothing.",
      "new TITLE makes a deck of your own; set changes any. Keys: title, about, favourite=yes|no, "
        + "kinds=recognise,recall,type, new=N and reviews=N a day (within those of all decks: dilim "
        + "help review), leech=N (0 for never), scheduler=fsrs|learnio|ladder, retention=0.9, steps "
        + "and relearning in seconds, maximum in days, fuzz=on|off, parameters, "
        + "failure=restart|continue. kinds are those of every word of the deck, also of words that "
        + "came from Anki with fewer.",
      "A change of the schedule is shown first: how many cards would be due, day by day; today never "
        + "gets more than its limit. rm deletes a deck with its cards and asks before; one of the "
        + "course then stays away until it is reviewed or set again. new=0 lets a deck rest.",
    ],
    options: [.json, .rehearse, .yes, .noInput, .content],
    examples: [
      Example(line: "dilim decks", meaning: "all decks"),
      Example(line: "dilim decks new \"Mutfak\" new=10", meaning: "one of your own"),
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
      let desk = try DeckActions(invocation)
      invocation.beginReadLists(in: desk.record)
      let words = invocation.arguments
      switch (words.first, words.count) {
      case (nil, _): try desk.list()
      case ("show", 2): try desk.show(words[1])
      case ("new", 2...): try desk.make(words[1], Array(words.dropFirst(2)))
      case ("set", 3...): try desk.change(words[1], Array(words.dropFirst(2)))
      case ("rm", 2): try desk.delete(words[1])
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

  /// What can stand behind `dilim decks`, with what has to stand behind that.
  private static let deckActions = [
    (name: "show", needs: "one deck"), (name: "new", needs: "a title"),
    (name: "set", needs: "a deck and KEY=VALUE"), (name: "rm", needs: "one deck"),
  ]

  /// What is wrong with a word behind a command that takes one of several.
  static func complaint(
    about word: String,
    of names: [String],
    in command: String,
    needs: String? = nil
  ) -> SafeText {
    if names.contains(word) {
      let needs = needs ?? "something else behind it"
      return "dilim \(command) \(word) needs \(needs): see dilim help \(command)."
    }
    let hint = NearName.of(word, in: names).map { " Did you mean \($0)?" } ?? ""
    return "dilim \(command) knows no \(word).\(hint) See dilim help \(command)."
  }
}
