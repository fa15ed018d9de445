/// A session as a document shows it: commands after `$ `, each with its output.
struct ShownSession {
  /// A command with what is shown below it.
  struct Step {
    let command: String
    var lines: [String]

    /// What is typed at each prompt, in turn; the last may be left open.
    var prompts: [Prompt] { lines.compactMap(Prompt.init) }
  }

  /// A line at which the program waits for the learner.
  struct Prompt {
    /// The line without what is typed, as it looks while it waits.
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

  /// Reads the lines of a `console` block; the first must be a command.
  init(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), lines: []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].lines.append(line)
      }
    }
    // A blank line between two commands belongs to the page.
    for index in steps.indices.dropLast() where steps[index].lines.last == "" {
      steps[index].lines.removeLast()
    }
  }
}
