import TextSafety

/// A command with the texts for its help, man page and completions.
///
/// The sentences are made each time they are read, in the language of that moment, because the
/// man page is in English whatever the language of the run is.
struct Command: Sendable {
  let name: String
  /// The positional arguments as help shows them; may be empty.
  let arguments: String
  let options: [CommandOption]
  /// Complete command lines with their meaning.
  let examples: [Example]
  /// The number of positional arguments that it accepts.
  let argumentCount: ClosedRange<Int>
  /// The completions for the argument after those given.
  let offers: @Sendable ([String]) -> [Offer]
  let run: @Sendable (Invocation) throws -> ExitCode
  private let makeSummary: @Sendable () -> SafeText
  private let makeDetails: @Sendable () -> [SafeText]

  init(
    name: String,
    summary: @autoclosure @escaping @Sendable () -> SafeText,
    arguments: String,
    details: @autoclosure @escaping @Sendable () -> [SafeText],
    options: [CommandOption],
    examples: [Example],
    argumentCount: ClosedRange<Int>,
    offers: @escaping @Sendable ([String]) -> [Offer] = { _ in [] },
    run: @escaping @Sendable (Invocation) throws -> ExitCode
  ) {
    self.name = name
    makeSummary = summary
    self.arguments = arguments
    makeDetails = details
    self.options = options
    self.examples = examples
    self.argumentCount = argumentCount
    self.offers = offers
    self.run = run
  }

  /// One line, no full stop.
  var summary: SafeText { makeSummary() }

  /// The paragraphs of the longer help.
  var details: [SafeText] { makeDetails() }

  struct Example: Sendable {
    let line: String
    private let makeMeaning: @Sendable () -> SafeText

    init(line: String, meaning: @autoclosure @escaping @Sendable () -> SafeText) {
      self.line = line
      makeMeaning = meaning
    }

    var meaning: SafeText { makeMeaning() }
  }
}

/// A source of completions for a word.
enum Offer: Sendable {
  case words([String])
  case commands, lessons, decks
  /// The grammar points of the course.
  case tags
  /// The grammar points that have drills.
  case drills
  /// Paths, which the shell completes itself.
  case files, folders
}

/// An option of the command line.
struct CommandOption: Sendable {
  let name: String
  /// The placeholder of the option's value, or nil for a switch.
  let value: String?
  /// The completions for the value.
  let offers: [Offer]
  private let makeHelp: @Sendable () -> SafeText

  init(
    name: String,
    value: String?,
    help: @autoclosure @escaping @Sendable () -> SafeText,
    offers: [Offer] = []
  ) {
    self.name = name
    self.value = value
    self.offers = offers
    makeHelp = help
  }

  var help: SafeText { makeHelp() }

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
