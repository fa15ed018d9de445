import Curriculum
import TextSafety

/// Completes a command line for any shell.
struct Completer {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Lines that ask the shell to complete paths; no word begins with a tab.
  private static let filesLine = "\tfiles"
  private static let foldersLine = "\tfolders"

  /// The completions for the last word, one a line, with a tab before a note if there is one.
  ///
  /// `words` are those after the program's name. The shell keeps the completions that begin with
  /// the last word. A name that changes when it is made safe to print is not offered, since the
  /// printed name would not be found.
  func offers(for words: some BidirectionalCollection<String>) -> [SafeText] {
    lines(for: words).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard SafeText.cleaned(String(parts[0])) == parts[0] else { return nil }
      return parts.count > 1 ? "\(parts[0])\t\(parts[1])" : "\(parts[0])"
    }
  }

  private func lines(for words: some BidirectionalCollection<String>) -> [String] {
    let (before, current) = (words.dropLast(), words.last ?? "")
    guard let first = before.first else {
      return current.hasPrefix("-")
        ? ["--help\t\(Command.help.summary)", "--version\t\(Command.version.summary)"]
          + options(of: .home)
        : lines(for: .commands)
    }
    if first.hasPrefix("-") { return lines(after: before, of: .home, current) }
    guard let command = CommandTable.command(named: first), command.name != Command.home.name
    else { return [] }
    return lines(after: before.dropFirst(), of: command, current)
  }

  private func lines(
    after words: some Collection<String>,
    of command: Command,
    _ current: String
  ) -> [String] {
    var arguments: [String] = []
    var waiting: CommandOption?
    var isPositional = false
    for word in words {
      if waiting != nil {
        waiting = nil
      } else if isPositional || !word.hasPrefix("-") || word == "-" {
        arguments.append(word)
      } else if word == "--" {
        isPositional = true
      } else {
        waiting = command.options.first { $0.name == word && $0.value != nil }
      }
    }
    if let waiting { return waiting.offers.flatMap(lines) }
    if !isPositional, current.hasPrefix("-") {
      let parts = current.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return options(of: command) }
      let option = command.options.first { $0.name == parts[0] && $0.value != nil }
      return (option?.offers ?? []).flatMap(lines).map { line in
        line.hasPrefix("\t") ? line : "\(parts[0])=\(line)"
      }
    }
    guard arguments.count < command.argumentCount.upperBound else { return options(of: command) }
    let found = command.offers(arguments).flatMap(lines)
    return found.isEmpty && !isPositional ? options(of: command) : found
  }

  private func options(of command: Command) -> [String] {
    command.options.map { "\($0.name)\t\($0.help)" }
  }

  private func lines(for offer: Offer) -> [String] {
    switch offer {
    case .words(let words): words
    case .commands:
      CommandTable.commands.filter { $0.name != Command.home.name }
        .map { "\($0.name)\t\($0.summary)" }
    case .lessons:
      (try? invocation.library).map { library in
        Level.allCases.flatMap(library.lessons).map(\.rawValue)
      } ?? []
    case .decks: decks
    case .tags: (try? invocation.library.syllabus())?.tags.map(\.rawValue) ?? []
    case .drills: (try? invocation.library.drilledTags())?.map(\.rawValue) ?? []
    case .files: [Self.filesLine]
    case .folders: [Self.foldersLine]
    }
  }

  /// Decks of the course by id, and the learner's decks by title where the title is unique.
  private var decks: [String] {
    guard let actions = try? DeckActions(invocation), let decks = try? DeckList(actions).lines
    else {
      return []
    }
    return decks.map { deck in
      let title = deck.title
      let isName =
        deck.origin == "own" && SafeText.cleaned(title) == title && !title.hasPrefix("-")
        && decks.count { $0.title == title } == 1
      return isName ? title : "\(deck.id)\t\(title)"
    }
  }
}
