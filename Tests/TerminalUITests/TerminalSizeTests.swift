import TerminalUI
import Testing

struct TerminalSizeTests {
  @Test(
    arguments: [
      ([:], 80, 24), (["COLUMNS": "40", "LINES": "10"], 40, 10), (["COLUMNS": "0"], 80, 24),
      (["COLUMNS": "-5", "LINES": "x"], 80, 24), (["COLUMNS": "99999999999999999999"], 80, 24),
    ] as [([String: String], Int, Int)]
  )
  func `the environment gives the size, as far as it makes sense`(
    environment: [String: String],
    columns: Int,
    rows: Int
  ) {
    #expect(
      TerminalSize(environment: Environment(environment))
        == TerminalSize(columns: columns, rows: rows)
    )
  }

  @Test
  func `there is always room for one character`() {
    #expect(TerminalSize(columns: 0, rows: -1) == TerminalSize(columns: 1, rows: 1))
  }
}
