import Bilingual
import Coordination
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let look = Command(
    name: "look",
    summary: "look words up, Turkish or English",
    arguments: "WORD …",
    details: [
      """
      Shows what a Turkish word means, or the Turkish words for an English one, from the bilingual \
      lexicon of the course. Any form will do: evlerimizden finds ev, went finds gitmek. Several \
      words are looked up as a phrase, or else one by one. Plain letters find Turkish ones.
      """,
      """
      Each sense has its English, the cases that it takes, and words that can replace it. The last \
      lines name words that learners confuse with it, and where the course teaches it. If nothing \
      is found, near words are named and the exit status is 1.
      """,
    ],
    options: [.limit, .json, .content, .noColor],
    examples: [
      Example(line: "dilim look evlerimizden", meaning: "any Turkish form"),
      Example(line: "dilim look went", meaning: "any English form"),
      Example(line: "dilim look göz attım", meaning: "a phrase"),
      Example(line: "dilim look --json bakmak", meaning: "for programs"),
    ],
    argumentCount: 1...1000,
    run: look
  )

  private static func look(_ invocation: Invocation) throws -> ExitCode {
    let limit = try invocation.number(.limit, in: 1...10_000) ?? 20
    let library = try invocation.library
    let lexicon = library.lexicon
    guard lexicon.count > 0 else {
      throw Failure.data("\(library.folder.path)/lexicon.tsv: there is no lexicon to look into.")
    }
    var code = ExitCode.pass
    let words = LookedUpWord.all(invocation.arguments, in: lexicon)
    for (place, word) in words.enumerated() {
      let cards = library.cards(of: word.lemmas(limit))
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(LookReport(word, cards, lexicon)))
      } else if !word.found.isEmpty {
        if place > 0 { try invocation.print("") }
        let taught = TaughtLines(cards, library.titles())
        try invocation.show(word.frame(limit: limit, lexicon, taught))
      } else {
        try invocation.printWrapped(Wording.nothingLookedUp(word.text, near: word.near))
      }
      if word.found.isEmpty { code = .someFailed }
    }
    return code
  }
}
