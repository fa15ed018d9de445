import Coordination
import Curriculum
import Explanations
import Interface
import TerminalUI
import TextSafety
import Turkish

extension Command {
  static let help = Command(
    name: "help",
    summary: "explain the commands",
    arguments: "[COMMAND]",
    details: [
      "--man prints the manual page in troff, for `man -l`.",
      """
      `dilim help categories` shows every kind of mistake with examples and their explanations, \
      with --markdown as a page.
      """,
    ],
    options: [.man, .markdown, .language],
    examples: [
      Example(line: "dilim help", meaning: "all commands"),
      Example(line: "dilim help grade", meaning: "one command"),
      Example(line: "dilim help categories", meaning: "every kind of mistake"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.commands, .words([categories])] },
    run: showHelp
  )

  static let version = Command(
    name: "version",
    summary: "print the version",
    arguments: "",
    details: ["`dilim --version` does the same."],
    options: [],
    examples: [Example(line: "dilim version", meaning: "one line")],
    argumentCount: 0...0,
    run: { invocation in
      try invocation.print("dilim \(CommandTable.version)")
      return .pass
    }
  )

  static let completions = Command(
    name: "completions",
    summary: "print the completions for a shell",
    arguments: "bash|zsh|fish",
    details: [
      """
      `make install` puts them below PREFIX/share, where zsh looks if PREFIX is /usr/local, fish \
      if it is ~/.local, and bash with the package bash-completion (not tried). Elsewhere use \
      the lines above.
      """,
      """
      The scripts ask the program: `dilim completions offer -- WORD …` prints the completions of \
      the last word.
      """,
    ],
    options: [],
    examples: [
      Example(line: "source <(dilim completions bash)", meaning: "in this shell"),
      Example(line: "dilim completions fish | source", meaning: "in fish"),
    ],
    argumentCount: 1...10_000,
    offers: { $0.isEmpty ? [.words(Completions.Shell.allCases.map(\.rawValue))] : [] },
    run: { invocation in
      let words = invocation.arguments
      if words[0] == "offer" {
        for line in Completer(invocation).offers(for: words.dropFirst()) {
          try invocation.print(line)
        }
        return .pass
      }
      guard let shell = Completions.Shell(rawValue: words[0]) else {
        throw Failure.usage("\(words[0]): expected bash, zsh or fish.")
      }
      guard words.count == 1 else {
        throw Failure.usage("\(words[1]) is one argument too many: see dilim help completions.")
      }
      try invocation.print(SafeText(shell.script))
      return .pass
    }
  )

  private static func showHelp(_ invocation: Invocation) throws(Failure) -> ExitCode {
    if invocation.has(.man) {
      try invocation.print(
        SafeText(InterfaceLanguage.$current.withValue(.english) { ManPage.text })
      )
      return .pass
    }
    guard let name = invocation.arguments.first else {
      try invocation.print(HelpText.overview(columns: invocation.helpColumns))
      return .pass
    }
    if name == categories { return try showMistakes(invocation) }
    guard let command = CommandTable.command(named: name) else {
      let near = NearName.of(name, in: CommandTable.commands.map(\.name) + [categories])
      let hint: SafeText = near.map { " Did you mean \($0)?" } ?? ""
      throw .usage("There is no command \(name).\(hint) See dilim help.")
    }
    try invocation.print(HelpText.text(for: command, columns: invocation.helpColumns))
    return .pass
  }

  private static let categories = "categories"

  private static func showMistakes(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let language = try invocation.language
    if invocation.has(.markdown) {
      try invocation.print(SafeText(MistakesPage.markdown))
      return .pass
    }
    let lines = MistakesPage.text(in: language).map { line in
      Line(text: line, hangingIndent: line.prefix { $0 == " " }.count)
    }
    let page = Frame(lines).rendered(columns: 80, palette: .none).string
    try invocation.print(SafeText(page.trimmed))
    return .pass
  }
}

extension Invocation {
  /// The width of help: that of the terminal if it is narrower than usual.
  fileprivate var helpColumns: Int {
    guard Output.standard.isTerminal else { return HelpText.widest }
    return min(HelpText.widest, Terminal.size(environment: world.environment).columns)
  }
}

extension CommandOption {
  static let markdown = CommandOption(
    name: "--markdown",
    value: nil,
    help: "print the page of mistakes in Markdown"
  )
  static let man = CommandOption(name: "--man", value: nil, help: "print the manual page")
}
