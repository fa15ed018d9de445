import TextSafety

/// The manual page in English, in troff's man macros.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH DILIM 1 \"\" \"dilim \(CommandTable.version)\" \"User Commands\"",
      ".SH NAME", "dilim \\- practise Turkish in the terminal, marked offline",
      ".SH SYNOPSIS", ".B dilim", ".RI [ command ]", ".RI [ options ]",
      ".SH DESCRIPTION",
      escaped(
        """
        Dilim leads through Turkish lessons in reading, listening, writing and speaking by CEFR \
        level A1 to C2. Answers are marked at once, without a network, and every marked \
        answer is stored before its mark is shown.
        """
      ),
      ".SH COMMANDS",
    ]
    for command in CommandTable.commands { lines += section(for: command) }
    lines += [".SH ENVIRONMENT"] + environment.flatMap { item($0.0, $0.1) }
    lines += [".SH EXIT STATUS"] + statuses.flatMap { item($0.0, $0.1) }
    lines += [
      ".SH FILES", ".I $XDG_DATA_HOME/dilim/learner.db", ".br",
      "The learner's record (SQLite). `dilim paths` prints its path.",
    ]
    return lines.joined(separator: "\n")
  }

  private static let environment = [
    ("DILIM_CONTENT", "the course folder, unless --content names one"),
    ("DILIM_BASE_URL", "the endpoint for AI, in place of the setting base_url"),
    ("DILIM_MODEL", "the model, in place of the setting model"),
    ("DILIM_API_KEY", "the key for the endpoint, unless key_command gives one"),
    ("DILIM_SPEECH_KEY", "the key for speech_url, unless speech_key_command gives one"),
    (
      "DILIM_TRANSCRIPT_KEY",
      "the key for transcript_url, unless transcript_key_command gives one"
    ),
    ("OPENAI_API_KEY", "the same, only for https://api.openai.com"),
    (
      "DILIM_NOW",
      """
      fixes the clock: seconds since 1970, or 2026-01-31T09:30:00Z; waits for a \
      server pass at once
      """
    ),
    ("NO_COLOR", "any text: no colours"),
    ("FORCE_COLOR", "any text but 0: colours also in a pipe"),
    ("VISUAL", "the editor for dilim cards edit; if it is not set, EDITOR, then vi"),
    ("XDG_DATA_HOME", "the folder of the record, instead of ~/.local/share"),
    ("XDG_CONFIG_HOME", "the folder of settings and prompts, instead of ~/.config"),
  ]

  private static let statuses = [
    ("0", "passed, or left"),
    ("1", "some answer failed (grade, explain, and lessons in a pipe)"),
    ("2", "wrong usage"),
    ("3", "bad content or data"),
    ("4", "network"),
    ("130", "Ctrl-C"),
  ]

  private static func section(for command: Command) -> [String] {
    let isHome = command.name == Command.home.name
    let name = isHome ? "dilim" : "dilim \(command.name)"
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    var lines = [".SS \(escaped(name + arguments))", escaped("\(command.summary).")]
    for detail in command.details { lines += [".PP", escaped(detail.string)] }
    for option in command.options {
      lines += item(option.value.map { "\(option.name) \($0)" } ?? option.name, option.help.string)
    }
    return lines
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(term))", escaped(text)]
  }

  /// Escapes backslashes and hyphens, and a dot at the start of a line, which troff takes for a macro.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
