import TerminalUI
import TextSafety

/// Help texts of at most 80 columns, examples first.
enum HelpText {
  static var overview: SafeText { overview(columns: widest) }

  /// The width of help without a narrower terminal.
  static let widest = 80

  static func overview(columns: Int) -> SafeText {
    let examples = [
      Command.Example(line: "dilim", meaning: "start: choose a level, do a lesson"),
      Command.Example(line: "dilim lesson a1-u1-writing", meaning: "one lesson"),
      Command.Example(line: "dilim practice reading", meaning: "ten reading items"),
      Command.Example(
        line: "dilim grade --accept \"(Ben) öğretmenim.\" \"ogretmenim\"",
        meaning: "mark an answer"
      ),
    ]
    var lines = wrapped("Dilim: practise Turkish in the terminal, marked offline.", columns) + [""]
    lines +=
      [said("Examples:")]
      + examples.flatMap {
        rows("  \($0.line)", $0.meaning, column: 34, columns)
      }
    lines += ["", said("Commands:")]
    for command in CommandTable.commands where command.name != Command.home.name {
      lines += rows("  \(command.name)", command.summary, column: 16, columns)
    }
    lines += [""]
    lines += wrapped("dilim help COMMAND explains a command. Options of dilim alone:", columns)
    lines += optionRows(Command.home, columns) + [""]
    lines += wrapped(
      """
      Exit status: 0 pass, 1 some answer failed (grade, explain; lessons in a pipe), \
      2 usage, 3 bad content or data, 4 network, 130 Ctrl-C.
      """,
      columns
    )
    return SafeText(lines.joined(separator: "\n"))
  }

  static func text(for command: Command, columns: Int = widest) -> SafeText {
    let name = command.name == Command.home.name ? "dilim" : "dilim \(command.name)"
    var lines = wrapped("\(name): \(command.summary)", columns) + ["", said("Examples:")]
    lines += command.examples.flatMap { rows("  \($0.line)", $0.meaning, column: 34, columns) }
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    let options: SafeText = command.options.isEmpty ? "" : " [options]"
    lines += [""] + wrapped("Usage: \(name)\(options)\(arguments)", columns)
    for detail in command.details { lines += [""] + wrapped(detail, columns) }
    if !command.options.isEmpty { lines += ["", said("Options:")] + optionRows(command, columns) }
    return SafeText(lines.joined(separator: "\n"))
  }

  private static func said(_ sentence: SafeText) -> String { sentence.string }

  private static func optionRows(_ command: Command, _ columns: Int) -> [String] {
    command.options.flatMap { option in
      let value = option.value.map { " \($0)" } ?? ""
      return rows("  \(option.name)\(value)", option.help, column: 28, columns)
    }
  }

  /// A term and its meaning, side by side if the term is short enough, else on separate rows.
  ///
  /// Where the meaning would be narrower than its column, it is on rows of its own.
  private static func rows(
    _ term: String,
    _ meaning: SafeText,
    column: Int,
    _ columns: Int
  ) -> [String] {
    let isWide = columns >= column * 2
    let column = isWide ? column : 4
    let indent = String(repeating: " ", count: column)
    let rows = wrapped(meaning, columns - column)
    let termWidth = DisplayWidth.of(term)
    guard isWide, termWidth < column - 1, let first = rows.first else {
      return wrapped(SafeText(term), columns, hangingIndent: 4) + rows.map { indent + $0 }
    }
    let padding = String(repeating: " ", count: column - termWidth)
    return [term + padding + first] + rows.dropFirst().map { indent + $0 }
  }

  private static func wrapped(
    _ text: SafeText,
    _ columns: Int,
    hangingIndent: Int = 0
  ) -> [String] {
    let frame = Frame([Line(text, hangingIndent: hangingIndent)])
    return frame.rendered(columns: columns, palette: .none).string
      .split(separator: "\n").map(String.init)
  }
}
