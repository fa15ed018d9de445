import Screens
import TerminalUI
import Turkish

extension Command {
  static let analyze = Command(
    name: "analyze",
    summary: "take words apart: stem and suffixes",
    arguments: "[WORD …]",
    details: [
      "Prints a line for every way to read a word, the likeliest first, and says where the stem "
        + "is not in Dilim's word list and only guessed. Words of the course are glossed in "
        + "English, others by their dictionary form.",
      "Without a word it reads standard input, line by line. --json prints one object for each "
        + "word: {\"word\": \"…\", \"readings\": [{\"lemma\": \"…\", \"parts\": […], "
        + "\"suffixes\": […], \"features\": \"…\"}]}; features are those of UniMorph's tables, "
        + "where they have any for the word.",
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
      return try analyst.tell(invocation.arguments)
    }
    var reader = LineReader()
    return try analyst.run(&reader)
  }
}
