import TerminalUI
import TextSafety

/// Help texts of at most 80 columns, examples first.
enum HelpText {
  static var overview: SafeText {
    let examples = [
      Command.Example(line: "dilim", meaning: "start: choose a level, do a lesson"),
      Command.Example(line: "dilim lesson a1-u1-writing", meaning: "one lesson"),
      Command.Example(line: "dilim practice reading", meaning: "ten reading items"),
      Command.Example(
        line: "dilim grade --accept \"(Ben) öğretmenim.\" \"ogretmenim\"",
        meaning: "mark an answer"
      ),
    ]
    var lines = ["Dilim: practise Turkish in the terminal, marked offline.", ""]
    lines += ["Examples:"] + examples.flatMap { rows("  \($0.line)", $0.meaning, column: 34) }
    lines += ["", "Commands:"]
    for command in CommandTable.commands where command.name != Command.home.name {
      lines += rows("  \(command.name)", command.summary, column: 16)
    }
    lines += ["", "dilim help COMMAND explains a command. Options of dilim alone:"]
    lines += optionRows(Command.home)
    lines += ["", "Exit status: 0 pass, 1 some answer failed (grade, explain; lessons in a pipe),"]
    lines += ["2 usage, 3 bad content or data, 4 network, 130 Ctrl-C."]
    return SafeText(lines.joined(separator: "\n"))
  }

  static func text(for command: Command) -> SafeText {
    let name = command.name == Command.home.name ? "dilim" : "dilim \(command.name)"
    var lines = ["\(name): \(command.summary)", "", "Examples:"]
    lines += command.examples.flatMap { rows("  \($0.line)", $0.meaning, column: 34) }
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    lines += ["", "Usage: \(name)\(command.options.isEmpty ? "" : " [options]")\(arguments)"]
    for detail in command.details { lines += [""] + wrapped(detail) }
    if !command.options.isEmpty { lines += ["", "Options:"] + optionRows(command) }
    return SafeText(lines.joined(separator: "\n"))
  }

  private static func optionRows(_ command: Command) -> [String] {
    command.options.flatMap { option in
      let value = option.value.map { " \($0)" } ?? ""
      return rows("  \(option.name)\(value)", option.help, column: 28)
    }
  }

  /// A term and its meaning, side by side if the term is short enough, else on separate rows.
  private static func rows(_ term: String, _ meaning: String, column: Int) -> [String] {
    let indent = String(repeating: " ", count: column)
    let rows = wrapped(meaning, columns: 80 - column)
    let termWidth = DisplayWidth.of(term)
    guard termWidth < column - 1, let first = rows.first else {
      return [term] + rows.map { indent + $0 }
    }
    let padding = String(repeating: " ", count: column - termWidth)
    return [term + padding + first] + rows.dropFirst().map { indent + $0 }
  }

  private static func wrapped(_ text: String, columns: Int = 80) -> [String] {
    Frame([Line(text)]).rendered(columns: columns, palette: .none).string
      .split(separator: "\n").map(String.init)
  }
}
