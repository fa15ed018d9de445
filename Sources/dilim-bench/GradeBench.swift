import Foundation
import Patterns
import Scoring

/// A benchmark of grading with alignment and findings, by kind of answer, on one core.
///
/// `--answers FILE` grades the table in the file instead of the built-in answers. `--judgements FILE`
/// writes all judgements to the file instead of timing, so that two builds can be compared.
struct GradeBench {
  private let options: BenchOptions

  init(options: BenchOptions) { self.options = options }

  /// Prints the figures; returns false if a target is missed and `--strict` is given.
  func run() throws -> Bool {
    let file = options.text("answers", default: "")
    let cases = try file.isEmpty ? GradeCases() : GradeCases(file: file)
    let judgements = options.text("judgements", default: "")
    guard judgements.isEmpty else {
      try write(judgementsOf: cases.all, to: URL(fileURLWithPath: judgements))
      return true
    }
    var kinds: [String] = []
    for one in cases.all where !kinds.contains(one.kind) { kinds.append(one.kind) }
    print("kind                       answers   median µs   answers/s")
    for kind in kinds { printLine(kind, cases.all.filter { $0.kind == kind }) }
    let right = cases.all.filter { GradeCases.rightKinds.contains($0.kind) }
    let others = cases.all.filter { !GradeCases.rightKinds.contains($0.kind) }
    let isHeld = [
      check("right answers", right, longest: 2, rate: 100_000),
      check("all other answers", others, longest: 150, rate: 8_000),
    ]
    printPreparation(of: cases.all)
    return !options.has("strict") || isHeld.allSatisfy { $0 }
  }

  private func printPreparation(of cases: [GradeCases.Case]) {
    let patterns = cases.flatMap(\.accepted)
    var time = Measurement()
    var forms = 0
    for _ in 0..<options.number("rounds", default: 7) {
      time.time(times: 5) {
        for one in patterns {
          let pattern =
            one.isLiteral ? AnswerPattern(literal: one.text) : try? AnswerPattern(one.text)
          forms &+= pattern?.expansionCount ?? 0
        }
      }
    }
    precondition(forms > 0)
    let each = time.median / Double(patterns.count) * 1e6
    print(String(format: "preparing an accepted answer %20.2f µs", each))
  }

  private func printLine(_ kind: String, _ cases: [GradeCases.Case]) {
    let (median, rate) = times(of: cases)
    print(
      kind.padding(toLength: 25, withPad: " ", startingAt: 0)
        + String(format: "%9d %11.2f %11.0f", cases.count, median, rate)
    )
  }

  private func check(
    _ name: String,
    _ cases: [GradeCases.Case],
    longest: Double,
    rate least: Double
  ) -> Bool {
    guard !cases.isEmpty else { return true }
    let (median, rate) = times(of: cases)
    let isHeld = median <= longest && rate >= least
    print(
      name.padding(toLength: 25, withPad: " ", startingAt: 0)
        + String(format: "%9d %11.2f %11.0f", cases.count, median, rate)
        + String(format: "   (aims: %.0f µs, %.0f/s)  ", longest, least)
        + (isHeld ? "held" : "MISSED")
    )
    return isHeld
  }

  /// Returns the median time of a grade in µs, and the grades per second.
  private func times(of cases: [GradeCases.Case]) -> (median: Double, rate: Double) {
    let rounds = options.number("rounds", default: 7)
    var findings = 0
    let single = cases.map { one in
      var time = Measurement()
      for _ in 0..<rounds {
        time.time(times: 50) { findings += one.grader.judge(one.answer).findings.count }
      }
      return time.median * 1e6
    }
    var stream = Measurement()
    for _ in 0..<rounds {
      stream.time(times: 20) {
        for one in cases { findings += one.grader.judge(one.answer).findings.count }
      }
    }
    precondition(findings >= 0)
    return (single.sorted()[single.count / 2], Double(cases.count) / stream.median)
  }

  private func write(judgementsOf cases: [GradeCases.Case], to file: URL) throws {
    let lines = cases.map { "\($0.grader.judge($0.answer))\n" }
    try Data(lines.joined().utf8).write(to: file)
  }
}
