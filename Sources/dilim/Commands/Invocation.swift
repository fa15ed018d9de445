import Coordination
import Curriculum
import TerminalUI
import TextSafety
import Turkish

/// A parsed command line, with the world it runs in.
struct Invocation {
  let command: Command
  let arguments: [String]
  /// The options in the order of the command line; a linear search is fast for so few.
  private let values: [(name: String, value: String)]
  let world: World
  /// Makes the day's backup in the background.
  let backups: BackupKeeper

  /// Parses the words after the command's name; every word after `--` is an argument.
  init(_ command: Command, _ words: some Sequence<String>, world: World) throws(Failure) {
    self.command = command
    self.world = world
    backups = BackupKeeper(world)
    var arguments: [String] = []
    var values: [(name: String, value: String)] = []
    var words = words.makeIterator()
    var isPositional = false
    while let word = words.next() {
      if isPositional || !word.hasPrefix("-") || word == "-" {
        arguments.append(word)
      } else if word == "--" {
        isPositional = true
      } else {
        values.append(try Self.option(word, of: command, next: { words.next() }))
      }
    }
    self.arguments = arguments
    self.values = values
    guard command.argumentCount.contains(arguments.count) else {
      throw .usage(Self.wrongCount(command, arguments))
    }
  }

  /// Refuses more arguments than these, where the command itself takes more.
  func checkCount(atMost limit: Int) throws(Failure) {
    guard arguments.count > limit else { return }
    throw .usage(Self.tooMany(command, arguments[limit]))
  }

  func has(_ option: CommandOption) -> Bool { values.contains { $0.name == option.name } }

  func all(_ option: CommandOption) -> [String] {
    values.filter { $0.name == option.name }.map(\.value)
  }

  /// The value of an option; if it is given several times, the last one.
  func value(_ option: CommandOption) -> String? {
    values.last { $0.name == option.name }?.value
  }

  func number<Number: FixedWidthInteger>(
    _ option: CommandOption,
    in range: ClosedRange<Number>
  ) throws(Failure) -> Number? {
    guard let text = value(option) else { return nil }
    guard let number = Number(text), range.contains(number) else {
      throw .usage(
        """
        \(option.name) \(text): expected a number from \(range.lowerBound) to \
        \(range.upperBound).
        """
      )
    }
    return number
  }

  /// Splits `--name=value`, or reads the next word as the value.
  private static func option(
    _ word: String,
    of command: Command,
    next: () -> String?
  ) throws(Failure) -> (name: String, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let near = NearName.of(name, in: command.options.map(\.name))
      let hint: SafeText = near.map { "; did you mean \($0)?" } ?? "."
      throw .usage(
        "dilim \(command.name) has no option \(name)\(hint) See dilim help \(command.name)."
      )
    }
    guard let placeholder = option.value else {
      if parts.count == 2 { throw .usage("\(name) takes no value.") }
      return (name, "")
    }
    if parts.count == 2 { return (name, String(parts[1])) }
    guard let value = next() else { throw .usage("\(name) needs a value: \(name) \(placeholder)") }
    return (name, value)
  }

  private static func wrongCount(_ command: Command, _ arguments: [String]) -> SafeText {
    if arguments.count > command.argumentCount.upperBound {
      return tooMany(command, arguments[command.argumentCount.upperBound])
    }
    return "An argument is missing. Usage: \(usage(of: command))"
  }

  private static func tooMany(_ command: Command, _ extra: String) -> SafeText {
    "\(extra) is one argument too many. Usage: \(usage(of: command))"
  }

  private static func usage(of command: Command) -> String {
    let name = command.name == Command.home.name ? "" : command.name
    return "dilim \(name) \(command.arguments)".trimmed
  }
}

extension Invocation {
  /// The colours, by the flag, the environment and whether the output is a terminal.
  var palette: Palette {
    ColorChoice.resolve(
      isTerminal: Output.standard.isTerminal,
      environment: world.environment,
      flag: has(.noColor) ? .never : .automatic
    )
  }

  var folders: Folders { get throws(Failure) { try Folders(environment: world.environment) } }

  var library: CourseLibrary {
    get throws(Failure) {
      let option = value(.content)
      let folder = try ContentFolder(option: option, environment: world.environment)
      return CourseLibrary(
        folder: folder,
        beside: try OwnLessons.checked(all(.with), beside: folder)
      )
    }
  }

  /// Prints text, which is wrapped at spaces in a terminal.
  func printWrapped(_ text: SafeText) throws(Failure) {
    guard Output.standard.isTerminal else { return try print(text) }
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Line(text: String(line), hangingIndent: line.prefix { $0 == " " }.count + 2)
    }
    try show(Frame(lines), palette: .none)
  }

  /// Prints a frame, wrapped to the width of the terminal.
  func show(_ frame: Frame) throws(Failure) { try show(frame, palette: palette) }

  private func show(_ frame: Frame, palette: Palette) throws(Failure) {
    let columns = Terminal.size(environment: world.environment).columns
    let text = frame.rendered(columns: columns, palette: palette)
    do { try Output.standard.write(text) } catch { throw Failure(error) }
  }

  /// Prints results; if the reader has closed the pipe, the program ends quietly.
  func print(_ text: SafeText, terminator: SafeText = "\n") throws(Failure) {
    do { try Output.standard.write(text + terminator) } catch { throw Failure(error) }
  }
}
