/// The command-line options of a benchmark: `--name value`, or `--name` for a switch.
struct BenchOptions {
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  init(_ arguments: [String]) {
    var index = 0
    while index < arguments.count {
      if index + 1 < arguments.count, !arguments[index + 1].hasPrefix("--") {
        values[arguments[index]] = arguments[index + 1]
        index += 1
      } else {
        switches.insert(arguments[index])
      }
      index += 1
    }
  }

  /// Returns the text of an option, or the default if it is missing.
  func text(_ name: String, default text: String) -> String { values["--" + name] ?? text }

  /// Returns the number of an option, or the default if it is missing or not a number.
  func number(_ name: String, default number: Int) -> Int {
    values["--" + name].flatMap(Int.init) ?? number
  }

  /// Returns the text of an option; nil if it is missing.
  func given(_ name: String) -> String? { values["--" + name] }

  /// Whether a switch is given.
  func has(_ name: String) -> Bool { switches.contains("--" + name) }
}
