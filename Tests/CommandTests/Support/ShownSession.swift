/// A session as a document shows it: commands after `$ `, each with its output.
struct ShownSession {
  /// A command with what is shown below it.
  struct Step {
    let command: String
    var lines: [String]

    /// The input at each prompt, in order; the last prompt may have none.
    var prompts: [Prompt] { lines.compactMap(Prompt.init) }
  }

  /// A line at which the program waits for input.
  struct Prompt {
    /// The line without the input.
    let text: String
    let answer: String

    init?(_ line: String) {
      guard let match = line.wholeMatch(of: /(>|.* >)(?: (.*))?/) else { return nil }
      text = String(match.1)
      answer = match.2.map(String.init) ?? ""
    }

    /// The bytes to type; a prompt that names Enter reads single keys.
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
    // A blank line between two commands is layout of the document.
    for index in steps.indices.dropLast() where steps[index].lines.last == "" {
      steps[index].lines.removeLast()
    }
  }
}
