/// A command with all that help, man page and completions say of it.
struct Command: Sendable {
  let name: String
  /// One line, no full stop.
  let summary: String
  /// The positional arguments as help shows them; empty if there are none.
  let arguments: String
  /// Longer help, a paragraph each.
  let details: [String]
  let options: [CommandOption]
  /// Complete commands with what they do.
  let examples: [Example]
  /// How many positional arguments it takes.
  let argumentCount: ClosedRange<Int>
  /// What a shell offers behind the arguments that are there already.
  var offers: @Sendable ([String]) -> [Offer] = { _ in [] }
  let run: @Sendable (Invocation) throws -> ExitCode

  struct Example: Sendable {
    let line: String
    let meaning: String
  }
}

/// What a shell may offer for a word.
enum Offer: Sendable {
  case words([String])
  case commands, lessons, decks
  /// The shell's own business.
  case files, folders
}

/// An option of the command line.
struct CommandOption: Sendable {
  let name: String
  /// What follows the option, or nil for a switch.
  let value: String?
  let help: String
  /// What a shell offers for the value.
  var offers: [Offer] = []

  static let content = CommandOption(
    name: "--content",
    value: "DIR",
    help: "read the course from this folder",
    offers: [.folders]
  )
  static let noColor = CommandOption(name: "--no-color", value: nil, help: "never use colours")
  static let plain = CommandOption(
    name: "--plain",
    value: nil,
    help: "whole lines, no cursor movement: for screen readers"
  )
  static let json = CommandOption(name: "--json", value: nil, help: "print JSON for programs")
}
