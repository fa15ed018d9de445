import Screens
import TerminalUI
import TextSafety
import Turkish

extension Command {
  static let analyze = Command(
    name: "analyze",
    summary: "split words into stem and suffixes",
    arguments: "[WORD …]",
    details: [
      """
      Prints one line for each reading of a word, the likeliest first, and marks stems that are \
      guessed because Dilim's lexicon lacks them. Words of the course are glossed in English, \
      others by their dictionary form. An accent shows the stress, where the rules can tell it.
      """,
      """
      Without a word it reads standard input, line by line. --json prints one object for each \
      word: {\"word\": \"…\", \"readings\": [{\"lemma\": \"…\", \"parts\": […], \
      \"suffixes\": […], \"features\": \"…\", \"stress\": \"…\"}]}; features follow \
      UniMorph, where it covers the word, and stress has an accent on the stressed vowel.
      """,
    ],
    options: [.json, .content, .noColor],
    examples: [
      Example(line: "dilim analyze evlerimizden", meaning: "ev-ler-imiz-den"),
      Example(line: "dilim analyze --json < words.txt", meaning: "many at once"),
    ],
    argumentCount: 0...Int.max,
    run: analyze
  )

  private static func analyze(_ invocation: Invocation) throws -> ExitCode {
    var analyst = Analyst(invocation)
    guard invocation.arguments.isEmpty else {
      return try analyst.analyze(invocation.arguments)
    }
    var reader = LineReader()
    return try analyst.run(&reader)
  }
}
