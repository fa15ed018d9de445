import Foundation
import Scoring

/// The share of answers for which the grader names the mistake that a teacher would name.
struct ErrorCheck {
  let path: String
  let results: [LabelledResult]
  let verbose: Bool

  /// Reads the table and the options `--only` (the prefix of the ids to use) and `--verbose`.
  init(_ arguments: [String]) throws {
    guard let path = arguments.first, !path.hasPrefix("--") else { throw UsageError.noTable }
    let options = BenchOptions(Array(arguments.dropFirst()))
    let prefix = options.text("only", default: "")
    self.path = path
    verbose = options.has("verbose")
    results = try LabelledAnswer.read(path).filter { $0.id.hasPrefix(prefix) }
      .map(LabelledResult.init)
  }

  enum UsageError: Error { case noTable }

  /// Prints the figures; returns false if one of them misses its target.
  func run() -> Bool {
    print("\(path): \(results.count) rows")
    if verbose {
      for result in results where !result.complaints.isEmpty { print(result.line) }
    }
    let categories = printCategories()
    return printTotals() && categories
  }

  private var errors: [LabelledResult] { results.filter(\.row.isError) }

  private func printCategories() -> Bool {
    print(line("category", "rows", "named", "first"))
    var holds = true
    for category in Finding.Category.allCases {
      let rows = errors.filter { $0.row.gold.contains(category) }
      guard !rows.isEmpty else { continue }
      let named = Share(rows) { $0.names(category) }
      let first = Share(rows, where: \.isFirstRight)
      let falls = rows.count >= 5 && named.percent < 88
      holds = holds && !falls
      let note = falls ? "   below 88" : ""
      print(line(category.rawValue, "\(rows.count)", named.text, first.text) + note)
    }
    return holds
  }

  private func printTotals() -> Bool {
    let doubles = errors.filter(\.isDouble)
    let accepts = results.filter { !$0.row.isError }
    let named = Share(errors, where: \.isNamed)
    let first = Share(errors, where: \.isFirstRight)
    let both = Share(doubles, where: \.namesEvery)
    let stray = Share(errors.filter { !$0.isDouble }, where: \.isStray)
    let crowded = Share(results, where: \.isCrowded)
    let passing = Share(accepts) { !$0.isRefused }
    let nagged = Share(accepts, where: \.isNagged)
    let through = Share(errors, where: \.isLetThrough)
    let totals: [(String, Share, Bool, String)] = [
      ("named", named, named.percent >= 96, "at least 96 %"),
      ("first finding right", first, first.percent >= 90, "at least 90 %"),
      ("both of two named", both, both.percent >= 85, "at least 85 %"),
      ("single errors with a stray finding", stray, stray.percent <= 5, "at most 5 %"),
      ("more than three findings", crowded, crowded.count == 0, "none"),
      ("right answers that pass", passing, passing.percent >= 99, "at least 99 %"),
      ("right answers with more than a note", nagged, nagged.count == 0, "none"),
      ("wrong answers that pass", through, through.count == 0, "none"),
    ].filter { $0.1.rows > 0 }
    for (name, share, holds, aim) in totals {
      print(
        line(name, share.text, "\(share.count)/\(share.rows)", "") + " aim: " + aim
          + (holds ? "" : "   MISSED")
      )
    }
    return totals.allSatisfy(\.2)
  }

  private func line(_ name: String, _ columns: String...) -> String {
    columns.reduce(name.padding(toLength: 36, withPad: " ", startingAt: 0)) { line, column in
      line + String(repeating: " ", count: max(1, 10 - column.count)) + column
    }
  }

  /// The share of rows for which a condition holds.
  private struct Share {
    let count: Int
    let rows: Int

    init(_ rows: [LabelledResult], where holds: (LabelledResult) -> Bool) {
      count = rows.count(where: holds)
      self.rows = rows.count
    }

    var percent: Double { rows == 0 ? 0 : Double(count) * 100 / Double(rows) }
    var text: String { String(format: "%.1f %%", percent) }
  }
}
