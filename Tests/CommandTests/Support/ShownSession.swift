import Foundation

/// A session as a document shows it: a block of code that begins with `$`.
struct ShownSession: CustomStringConvertible {
  /// A command with what is shown below it.
  struct Step {
    let command: String
    var lines: [String]

    /// What is typed at each prompt, in turn; nothing may stand at the last.
    var prompts: [Prompt] { lines.compactMap(Prompt.init) }
  }

  /// A line that waits for somebody.
  struct Prompt {
    /// The line without what is typed, as it stands while it waits.
    let text: String
    let answer: String

    init?(_ line: String) {
      guard let match = line.wholeMatch(of: /(>|.* >)(?: (.*))?/) else { return nil }
      text = String(match.1)
      answer = match.2.map(String.init) ?? ""
    }

    /// The bytes of the keyboard; a prompt that names Enter takes single keys.
    var keys: String { text.contains("Enter") && !answer.isEmpty ? answer : answer + "\r" }
  }

  private(set) var steps: [Step] = []

  var description: String { steps.first?.command ?? "" }

  /// All sessions of a text in Markdown.
  static func all(in markdown: String) -> [ShownSession] {
    markdown.matches(of: /(?ms)^```\n(\$ .*?)^```$/).map { ShownSession(block: String($0.1)) }
  }

  private init(block: String) {
    for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), lines: []))
      } else {
        steps[steps.count - 1].lines.append(String(line))
      }
    }
    // A blank line between two commands belongs to the page.
    for index in steps.indices.dropLast() where steps[index].lines.last == "" {
      steps[index].lines.removeLast()
    }
  }
}
