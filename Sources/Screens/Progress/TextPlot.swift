import TerminalUI
import TextSafety

/// Plots of ASCII signs, which are readable without colour.
enum TextPlot {
  /// The signs of rising values; the first is 0.
  private static let signs: [Character] = ["_", ".", ":", "+", "#"]

  /// Returns one sign for each value; the highest value has the last sign, `?` is no value.
  static func line(_ values: [Double?], highest: Double? = nil) -> String {
    let highest = highest ?? values.compactMap(\.self).max() ?? 0
    return String(
      values.map { value -> Character in
        guard let value else { return "?" }
        return signs[step(value, of: highest, steps: signs.count - 1)]
      }
    )
  }

  /// Returns the rows of a chart of columns, the top row first.
  ///
  /// A column of less than half a row has a dot, so that it is not taken for 0.
  static func columns(_ values: [Int], height: Int) -> [String] {
    let highest = values.max() ?? 0
    return (0..<height).reversed().map { row in
      String(
        values.map { value -> Character in
          let filled = highest > 0 ? (value * height + highest / 2) / highest : 0
          if filled > row { return "#" }
          return row == 0 && value > 0 ? "." : " "
        }
      )
    }
  }

  /// The step of a value; only 0 has step 0.
  static func step(_ value: Double, of highest: Double, steps: Int) -> Int {
    guard value > 0, highest > 0 else { return 0 }
    return min(steps, max(1, Int((value / highest * Double(steps)).rounded())))
  }
}

extension String {
  /// The text with spaces after it up to a width in columns.
  func left(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  /// The text with spaces before it up to a width in columns.
  func right(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self
  }
}
