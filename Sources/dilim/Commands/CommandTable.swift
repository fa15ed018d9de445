import Curriculum
import TextSafety

/// All commands; help, man page and shell completions are made from it.
enum CommandTable {
  static let version = "0.1.0"

  static let commands = [
    Command.home, .today, .practice, .lesson, .review, .decks, .cards, .due, .remind, .drill, .game,
    .level,
    .placement, .test, .note, .find, .look, .say, .sound, .status, .progress, .mistakes, .proposals,
    .grade, .accept, .classes, .items, .sheet,
    .explain,
    .feedback, .chat, .inflect, .analyze, .check, .export, .import, .restore, .config, .prompts,
    .doctor, .paths, .completions, .help, .version,
  ]

  static func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }

  /// Finds the command of a command line and parses its options and arguments.
  static func invocation(_ words: [String], world: World) throws(Failure) -> Invocation {
    guard let first = words.first, !isHomeOption(first) else {
      if let name = words.first(where: { command(named: $0) != nil }) {
        throw .usage("Options come after the command: dilim \(name) \(words[0]) …")
      }
      return try Invocation(.home, words, world: world)
    }
    if ["-h", "--help"].contains(first) { return try Invocation(.help, [], world: world) }
    if first == "--version" { return try Invocation(.version, [], world: world) }
    guard let command = command(named: first), command.name != Command.home.name else {
      throw .usage(unknown(first))
    }
    let rest = words.dropFirst()
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return try Invocation(.help, [command.name], world: world)
    }
    return try Invocation(command, rest, world: world)
  }

  private static func isHomeOption(_ word: String) -> Bool {
    let name = String(word.prefix { $0 != "=" })
    return Command.home.options.contains { $0.name == name }
  }

  private static func unknown(_ word: String) -> SafeText {
    let isOption = word.hasPrefix("-") && word.count > 1
    let names =
      isOption ? Command.home.options.map(\.name) + ["--help", "--version"] : commands.map(\.name)
    let hint: SafeText = NearName.of(word, in: names).map { " Did you mean \($0)?" } ?? ""
    if isOption { return "There is no option \(word).\(hint) See dilim help." }
    return "There is no command \(word).\(hint) See dilim help."
  }
}
