/// The columns and rows of a terminal, at least one of each.
package struct TerminalSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// Creates the size given by `COLUMNS` and `LINES`; each defaults to 80 and 24.
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
