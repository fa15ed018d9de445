/// The options of a bench, given as `--name value`.
struct BenchOptions {
  private var values: [String: String] = [:]

  init(_ arguments: [String]) {
    var index = 0
    while index + 1 < arguments.count {
      values[arguments[index]] = arguments[index + 1]
      index += 2
    }
  }

  /// The text of an option, or the default where it is missing.
  func text(_ name: String, default text: String) -> String { values["--" + name] ?? text }

  /// The number of an option, or the default where it is missing or no number.
  func number(_ name: String, default number: Int) -> Int {
    values["--" + name].flatMap(Int.init) ?? number
  }
}
