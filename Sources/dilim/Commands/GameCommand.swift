import Coordination
import Curriculum
import Screens
import TextSafety

extension Command {
  static let game = Command(
    name: "game",
    summary: "play: make words from the letters of a word",
    arguments: "scramble",
    details: [
      """
      A word counts if it is original (not made before in the round), possible (each letter at most \
      as often as in the root; ı and i, s and ş are different letters, â is a) and real: known \
      to Dilim's own lexicon and analysis, or to hunspell with its dictionary tr_TR where that \
      is installed. The reply says which of the two knows it; one is enough. Names and \
      abbreviations do not count, nor words of two letters that hunspell alone knows.
      """,
      """
      A dictionary form of 2, 3, 4, 5, 6 … letters gives 1, 3, 6, 10, 15 … points; an inflected \
      form, or a word that hunspell alone knows, half of it, but at least 1. The best score \
      with each root is kept.
      """,
      """
      The root comes from the words that the course teaches at your level; --seed chooses the same \
      roots again. At the prompt every line is a word. These words are commands: \
      \(CommandWord.list(CommandWord.inGame)); :add WORD makes a card of a word. --json \
      prints a line for every word and round.
      """,
    ],
    options: [.level, .gameSeed, .root, .json] + sessionOptions,
    examples: [
      Example(line: "dilim game scramble", meaning: "a root of your level"),
      Example(line: "dilim game scramble --word öğretmen", meaning: "a root of your choice"),
      Example(line: "dilim game scramble --seed 7 < words.txt", meaning: "in a pipe"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.words(["scramble"])] },
    run: { invocation in
      guard let name = invocation.arguments.first else {
        throw Failure.usage("Which game? There is one so far: dilim game scramble")
      }
      guard name == "scramble" else {
        throw Failure.usage(complaint(about: name, of: ["scramble"], in: "game"))
      }
      let record = try record(invocation)
      let request = try gameRequest(invocation)
      if invocation.has(.json) {
        var stream = try GameStream(invocation, request, record)
        return try stream.run()
      }
      return try runSession(invocation, from: .game(request), record: record)
    }
  )

  private static func gameRequest(_ invocation: Invocation) throws(Failure) -> GameRequest {
    let root = try invocation.value(.root).map { (text) throws(Failure) in
      guard let letters = GameLetters(text), (2...24).contains(letters.count) else {
        throw .usage(
          "--word \(text): expected one word of 2 to 24 Turkish letters."
        )
      }
      return text
    }
    return GameRequest(
      level: try invocation.value(.level).map { (text) throws(Failure) in try parsedLevel(text) },
      seed: try invocation.number(.gameSeed, in: 0...UInt64.max),
      root: root
    )
  }
}

extension CommandOption {
  static let gameSeed = CommandOption(
    name: "--seed",
    value: "N",
    help: "the same seed gives the same roots"
  )
  static let root = CommandOption(
    name: "--word",
    value: "ROOT",
    help: "the word whose letters are used"
  )
}
