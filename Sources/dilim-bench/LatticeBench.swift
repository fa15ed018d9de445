import Foundation
import Patterns
import Turkish

/// A benchmark of lattices against lists of all forms of a pattern, on one core.
///
/// The pattern is prepared and the list is expanded and prepared once, so that only the comparison is
/// timed. The list is compared with the distance to the lattice, which gives the same number, and with
/// the exact walk, which only decides whether the least distance is 0.
struct LatticeBench {
  private let options: BenchOptions
  private static let few = "(Ben) bugün okula [gidiyorum|gitmekteyim]."
  private static let many =
    "(Ben) {bugün / [okula|mektebe|dershaneye]} (hemen|şimdi)"
    + " [gidiyorum|gitmekteyim|yürüyorum|koşuyorum]."
  private static let most =
    "(Ben|Bizzat ben) {bugün / [okula|mektebe|dershaneye] / (hemen|şimdi)}"
    + " [otobüsle|arabayla|trenle] (tek başıma|yalnız) [gidiyorum|yürüyorum|koşuyorum|uçuyorum]"
    + " (artık|yine|hep) [dönüyorum|geliyorum|kalıyorum|bekliyorum]."

  init(options: BenchOptions) { self.options = options }

  /// Prints the figures; returns false if the results differ or, with `--strict`, a ratio is missed.
  func run() throws -> Bool {
    let patterns = try [Self.few, Self.many, Self.most].map { try AnswerPattern($0) }
    let prepared = patterns.map(PreparedPattern.init)
    let names = patterns.map { "\($0.expansionCount) variants" }
    let answers = patterns.map(answers)
    var lattice = [Measurement](repeating: Measurement(), count: 3)
    var distance = lattice
    var expansion = lattice
    let forms = patterns.prefix(2).map { pattern in
      pattern.expansions(limit: 1_000).map { PreparedReference(Normalization.bytes(of: $0)) }
    }
    var hits = 0
    for _ in 0..<options.number("rounds", default: 7) {
      for (index, pattern) in patterns.enumerated() {
        lattice[index].time(times: 50) {
          for answer in answers[index] where pattern.accepts(answer) { hits += 1 }
        }
        distance[index].time(times: 20) {
          for answer in answers[index] { hits += prepared[index].levenshtein(to: answer) }
        }
        guard index < forms.count else { continue }
        expansion[index].time(times: 5) {
          for answer in answers[index] where Self.least(forms[index], answer) == 0 { hits += 1 }
        }
      }
    }
    let perAnswer = { (times: Measurement, index: Int) in
      times.median / Double(answers[index].count) * 1e6
    }
    for (index, name) in names.enumerated() {
      let own = perAnswer(lattice[index], index)
      let nearest = perAnswer(distance[index], index)
      print(
        name.padding(toLength: 20, withPad: " ", startingAt: 0)
          + String(format: "accepts %7.2f µs   distance %7.2f µs", own, nearest)
          + (index < 2
            ? String(format: "   expand and compare %7.2f µs", perAnswer(expansion[index], index))
            : "")
      )
    }
    printPreparation(of: patterns[1], names[1])
    print("answers accepted and edits counted in all rounds: \(hits)")
    let checks = [
      RatioCheck(
        name: "distance beside expand and compare, \(names[1])",
        ratio: perAnswer(expansion[1], 1) / perAnswer(distance[1], 1),
        target: 10
      ),
      RatioCheck(
        name: "4 x distance at \(names[1]) / at \(names[2])",
        ratio: 4 * perAnswer(distance[1], 1) / perAnswer(distance[2], 2),
        target: 1
      ),
      RatioCheck(
        name: "exact walk beside expand and compare, \(names[1])",
        ratio: perAnswer(expansion[1], 1) / perAnswer(lattice[1], 1),
        target: 10
      ),
      RatioCheck(
        name: "4 x exact walk at \(names[1]) / at \(names[2])",
        ratio: 4 * perAnswer(lattice[1], 1) / perAnswer(lattice[2], 2),
        target: 1
      ),
    ]
    for check in checks { print(check.line) }
    let isHeld = checks.allSatisfy { $0.ratio >= $0.target }
    return agree(patterns, forms, answers) && (isHeld || !options.has("strict"))
  }

  private func printPreparation(of pattern: AnswerPattern, _ name: String) {
    var (own, list) = (Measurement(), Measurement())
    var edits = 0
    for _ in 0..<options.number("rounds", default: 7) {
      own.time(times: 20) { edits &+= PreparedPattern(pattern).levenshtein(to: []) }
      list.time(times: 5) {
        for form in pattern.expansions(limit: 1_000) {
          edits &+= PreparedReference(Normalization.bytes(of: form)).levenshtein(to: [])
        }
      }
    }
    precondition(edits > 0)
    print(
      String(
        format: "preparing once, %@: pattern %.0f µs, list of all forms %.0f µs",
        name,
        own.median * 1e6,
        list.median * 1e6
      )
    )
  }

  private static func least(_ forms: [PreparedReference], _ answer: [UInt8]) -> Int {
    forms.reduce(Int.max) { min($0, $1.levenshtein(to: answer)) }
  }

  private func agree(
    _ patterns: [AnswerPattern],
    _ forms: [[PreparedReference]],
    _ answers: [[[UInt8]]]
  ) -> Bool {
    for (index, forms) in forms.enumerated() {
      for answer in answers[index] {
        let least = Self.least(forms, answer)
        guard patterns[index].distance(to: answer) == least,
          patterns[index].accepts(answer) == (least == 0)
        else {
          print("the two ways disagree on \(CodePage.decode(answer))")
          return false
        }
      }
    }
    return true
  }

  /// Returns forms of the pattern; every second one has a letter changed near its end.
  private func answers(of pattern: AnswerPattern) -> [[UInt8]] {
    let forms = pattern.expansions(limit: 20_000)
    let step = max(1, forms.count / 40)
    return stride(from: 0, to: forms.count, by: step).enumerated().map { index, place in
      var bytes = Normalization.bytes(of: forms[place])
      if index % 2 == 1 { bytes[bytes.count - 3] = UInt8(ascii: "s") }
      return bytes
    }
  }
}
