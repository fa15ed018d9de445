/// Scripts that complete commands, options, levels, lessons and decks.
enum Completions {
  enum Shell: String { case bash, zsh, fish }

  static func script(for shell: Shell, lessons: [String]) -> String {
    switch shell {
    case .bash: bash(lessons)
    case .zsh: "#compdef dilim\nautoload -U +X bashcompinit && bashcompinit\n" + bash(lessons)
    case .fish: fish(lessons)
    }
  }

  private static var commands: [Command] {
    CommandTable.commands.filter { $0.name != Command.home.name }
  }

  private static func words(of command: Command, lessons: [String]) -> [String] {
    let arguments: [String] =
      switch command.name {
      case Command.lesson.name: lessons
      case Command.practice.name: Command.skillNames
      case Command.level.name: Command.levelNames
      case Command.game.name: ["scramble"]
      case Command.help.name: commands.map(\.name)
      case Command.completions.name: ["bash", "zsh", "fish"]
      default: []
      }
    return arguments + command.actions + command.options.map(\.name)
  }

  private static func bash(_ lessons: [String]) -> String {
    var cases: [String] = []
    for command in commands {
      let decks = command.takesDecks ? ["$decks"] : []
      let list = (decks + words(of: command, lessons: lessons)).joined(separator: " ")
      cases.append(
        "    \(command.name)) \(command.takesDecks ? findDecks : "")words=\"\(list)\" ;;"
      )
    }
    let names = commands.map(\.name).joined(separator: " ")
    let choices = Set(commands.flatMap(\.options).filter { !$0.choices.isEmpty }.map(\.name))
    var values: [String] = []
    for name in choices.sorted() {
      let option = commands.flatMap(\.options).first { $0.name == name }
      let list = option?.choices.joined(separator: " ") ?? ""
      values.append("    \(name)) words=\"\(list)\" ;;")
    }
    for name in Set(commands.flatMap(\.options).filter(\.takesDecks).map(\.name)).sorted() {
      values.append("    \(name)) \(findDecks)words=\"$decks\" ;;")
    }
    return """
      _dilim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words="" decks=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(names) --help --version"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          esac
          case "$previous" in
      \(values.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _dilim dilim
      """
  }

  /// Asks the program, for decks come and go.
  private static let findDecks = "decks=\"$(\"${COMP_WORDS[0]}\" decks --names 2>/dev/null)\"; "
  private static let fishDecks = "(dilim decks --names 2>/dev/null)"

  private static func fish(_ lessons: [String]) -> String {
    var lines = ["complete -c dilim -f"]
    for command in commands {
      lines.append(
        "complete -c dilim -n __fish_use_subcommand -a \(command.name) -d '\(command.summary)'"
      )
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      let arguments = words(of: command, lessons: lessons).filter { !$0.hasPrefix("--") }
      if !arguments.isEmpty {
        lines.append("complete -c dilim \(seen) -a '\(arguments.joined(separator: " "))'")
      }
      if command.takesDecks { lines.append("complete -c dilim \(seen) -a '\(fishDecks)'") }
      for option in command.options {
        let value = option.value == nil ? "" : " -r"
        let offered = option.takesDecks ? [fishDecks] : option.choices
        let choices = offered.isEmpty ? "" : " -a '\(offered.joined(separator: " "))'"
        lines.append(
          "complete -c dilim \(seen) -l \(option.name.dropFirst(2))\(value)\(choices) "
            + "-d '\(option.help.replacing("'", with: "’"))'"
        )
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}
