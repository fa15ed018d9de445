import Foundation
import Patterns
import Turkish

/// A benchmark of the distance kernels against RapidFuzz for Python, on the same pairs and one core.
struct KernelBench {
  private let options: BenchOptions
  private let references: [String]
  private let answers: [String]
  private let plainReferences: [[UInt8]]
  private let plainAnswers: [[UInt8]]
  private let batch: TextBatch
  private var times = Times()

  private struct Times {
    var kernel = Measurement()
    var endToEnd = Measurement()
    var answerOnly = Measurement()
    var batch = Measurement()
    var cpdist = Measurement()
    var cpdistProcessed = Measurement()
    var cdist = Measurement()
  }

  init(options: BenchOptions) {
    self.options = options
    var source = LearnerPairs(seed: UInt64(options.number("seed", default: 7)))
    let pairs = (0..<options.number("pairs", default: 200_000)).map { _ in source.pair() }
    references = pairs.map(\.reference)
    answers = pairs.map(\.answer)
    plainReferences = references.map(Normalization.bytes)
    plainAnswers = answers.map(Normalization.bytes)
    batch = TextBatch(plainAnswers.prefix(1000))
  }

  /// Prints the figures; returns false if a ratio is missed or a distance differs.
  func run() throws -> Bool {
    var bench = self
    return try bench.measure()
  }

  private mutating func measure() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dilim-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let peer = RapidFuzzPeer(
      python: options.text("python", default: ".bench-venv/bin/python"),
      script: options.text("peer", default: "Sources/dilim-bench/Peers/rapidfuzz_peer.py"),
      pairs: folder.appendingPathComponent("pairs.tsv"),
      distances: folder.appendingPathComponent("distances")
    )
    try writePairs(to: peer.pairs)

    var version = ""
    for _ in 0..<options.number("rounds", default: 7) {
      timeOurs()
      let report = try peer.run()
      times.cpdist.add(report.seconds["cpdist"] ?? 0)
      times.cpdistProcessed.add(report.seconds["cpdist_default_process"] ?? 0)
      times.cdist.add(report.seconds["cdist"] ?? 0)
      version = report.version
    }
    printTimes(version: version)
    let isFast = printRatios()
    let isExact = printDifferences(try peer.readDistances())
    return isFast && isExact
  }

  private func writePairs(to file: URL) throws {
    var text = ""
    for index in references.indices {
      text += references[index] + "\t" + answers[index] + "\t"
      text += CodePage.decode(plainReferences[index]) + "\t"
      text += CodePage.decode(plainAnswers[index]) + "\n"
    }
    try Data(text.utf8).write(to: file)
  }

  private mutating func timeOurs() {
    var sum = 0
    var kernel = EditDistanceKernel()
    times.kernel.time(times: 5) {
      for index in plainReferences.indices {
        sum &+= kernel.levenshtein(plainReferences[index], plainAnswers[index])
      }
    }
    var reference: [UInt8] = []
    var answer: [UInt8] = []
    times.endToEnd.time(times: 3) {
      for index in references.indices {
        Normalization.normalize(references[index], into: &reference)
        Normalization.normalize(answers[index], into: &answer)
        sum &+= kernel.levenshtein(reference, answer)
      }
    }
    times.answerOnly.time(times: 3) {
      for index in references.indices {
        Normalization.normalize(answers[index], into: &answer)
        sum &+= kernel.levenshtein(plainReferences[index], answer)
      }
    }
    times.batch.time(times: 5) {
      for reference in plainReferences.prefix(200) {
        sum &+= PreparedReference(reference).levenshtein(to: batch).reduce(0, &+)
      }
    }
    precondition(sum > 0)
  }

  private func printTimes(version: String) {
    let lengths = plainReferences.reduce(0) { $0 + $1.count }
    print(
      "\(references.count) pairs of \(lengths / max(1, references.count)) letters,",
      "\(times.kernel.rounds.count) rounds in turn, medians of processor time; RapidFuzz \(version)"
    )
    let cells = 200 * batch.count
    let rows: [(String, Measurement, Int)] = [
      ("kernel, normalised bytes", times.kernel, references.count),
      ("end to end, both strings normalised", times.endToEnd, references.count),
      ("end to end, reference prepared", times.answerOnly, references.count),
      ("rapidfuzz cpdist", times.cpdist, references.count),
      ("rapidfuzz cpdist, default_process", times.cpdistProcessed, references.count),
      ("200 references x 1000 answers", times.batch, cells),
      ("rapidfuzz cdist 200 x 1000", times.cdist, cells),
    ]
    for (name, time, count) in rows {
      let padded = name.padding(toLength: 40, withPad: " ", startingAt: 0)
      let each = time.median / Double(count) * 1e9
      print(padded + String(format: "%8.1f ns  %6.2f M/s", each, 1e3 / each))
    }
  }

  private func printRatios() -> Bool {
    let checks = [
      RatioCheck(
        name: "kernel / cpdist",
        ratio: times.cpdist.median / times.kernel.median,
        target: 4.5
      ),
      RatioCheck(
        name: "two strings end to end / cpdist",
        ratio: times.cpdist.median / times.endToEnd.median,
        target: 1.7
      ),
      RatioCheck(
        name: "two strings end to end / cpdist with default_process",
        ratio: times.cpdistProcessed.median / times.endToEnd.median,
        target: 3.5
      ),
      RatioCheck(
        name: "200 x 1000 / cdist",
        ratio: times.cdist.median / times.batch.median,
        target: 1.8
      ),
    ]
    for check in checks { print(check.line) }
    return checks.allSatisfy { $0.ratio >= $0.target }
  }

  private func printDifferences(_ expected: [Int]) -> Bool {
    var kernel = EditDistanceKernel()
    var differences = abs(expected.count - references.count)
    for index in references.indices.prefix(expected.count) {
      let distance = kernel.levenshtein(plainReferences[index], plainAnswers[index])
      guard distance != expected[index] else { continue }
      differences += 1
      if differences <= 5 {
        print("\(distance) against \(expected[index]): \(references[index]) | \(answers[index])")
      }
    }
    print("distances compared one by one: \(expected.count), different: \(differences)")
    return differences == 0
  }
}
