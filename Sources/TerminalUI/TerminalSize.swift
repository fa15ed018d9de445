/// How many columns and rows a terminal has; at least one of each.
package struct TerminalSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The size by `COLUMNS` and `LINES`, where they say one; 80 by 24 otherwise.
  package init(environment: Environment) {
    func number(_ name: String, or fallback: Int) -> Int {
      guard let value = environment[name].flatMap({ Int($0) }), (1...9999).contains(value) else {
        return fallback
      }
      return value
    }
    self.init(columns: number("COLUMNS", or: 80), rows: number("LINES", or: 24))
  }
}
