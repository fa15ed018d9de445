/// A command with the texts for its help, man page and completions.
struct Command: Sendable {
  let name: String
  /// One line, no full stop.
  let summary: String
  /// The positional arguments as help shows them; may be empty.
  let arguments: String
  /// The paragraphs of the longer help.
  let details: [String]
  let options: [CommandOption]
  /// Complete command lines with their meaning.
  let examples: [Example]
  /// The number of positional arguments that it accepts.
  let argumentCount: ClosedRange<Int>
  /// The completions for the argument after those given.
  var offers: @Sendable ([String]) -> [Offer] = { _ in [] }
  let run: @Sendable (Invocation) throws -> ExitCode

  struct Example: Sendable {
    let line: String
    let meaning: String
  }
}

/// A source of completions for a word.
enum Offer: Sendable {
  case words([String])
  case commands, lessons, decks
  /// Paths, which the shell completes itself.
  case files, folders
}

/// An option of the command line.
struct CommandOption: Sendable {
  let name: String
  /// The placeholder of the option's value, or nil for a switch.
  let value: String?
  let help: String
  /// The completions for the value.
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
