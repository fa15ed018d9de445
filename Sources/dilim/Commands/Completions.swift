/// Scripts that complete commands, options, levels and lessons.
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
    return arguments + command.options.map(\.name)
  }

  private static func bash(_ lessons: [String]) -> String {
    var cases: [String] = []
    for command in commands {
      let list = words(of: command, lessons: lessons).joined(separator: " ")
      cases.append("    \(command.name)) words=\"\(list)\" ;;")
    }
    let names = commands.map(\.name).joined(separator: " ")
    let choices = Set(commands.flatMap(\.options).filter { !$0.choices.isEmpty }.map(\.name))
    var values: [String] = []
    for name in choices.sorted() {
      let option = commands.flatMap(\.options).first { $0.name == name }
      let list = option?.choices.joined(separator: " ") ?? ""
      values.append("    \(name)) words=\"\(list)\" ;;")
    }
    return """
      _dilim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
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
      for option in command.options {
        let value = option.value == nil ? "" : " -r"
        let choices = option.choices.isEmpty ? "" : " -a '\(option.choices.joined(separator: " "))'"
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
