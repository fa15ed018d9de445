import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A benchmark of `dilim grade --json`: reading, grading, explaining and writing.
///
/// The rate is that of the clock on all processors; the time of the processors is told beside it.
///
/// `--answers FILE` is the table of labelled answers, `--program FILE` the program to time.
struct StreamBench {
  private let program: String
  private let table: String
  private let rounds: Int
  private let isStrict: Bool

  init(options: BenchOptions) {
    program = options.text("program", default: ".build/release/dilim")
    table = options.text("answers", default: "Tests/ScoringTests/Fixtures/errors.tsv")
    rounds = options.number("rounds", default: 5)
    isStrict = options.has("strict")
  }

  /// Prints the figures; returns false if a target is missed and `--strict` is given.
  func run() throws -> Bool {
    let answers = try LabelledAnswer.read(table)
    let wrong = answers.filter(\.isError).map { Request(accept: $0.accepted, answer: $0.learner) }
    let right = answers.map { Request(accept: $0.accepted, answer: $0.accepted[0]) }
    let unseen = (0..<40).flatMap { turn in right.map { $0.numbered(turn) } }
    print("stream                       lines   answers/s   of one processor")
    let isHeld = [
      try measure("right answers", right.repeated(100), least: 100_000),
      try measure("wrong answers", wrong.repeated(20), least: 8_000),
      try measure("right, all patterns new", unseen, least: nil),
    ]
    return !isStrict || isHeld.allSatisfy { $0 }
  }

  private func measure(_ name: String, _ requests: [Request], least: Double?) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "dilim-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try requests.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    try Data(lines.joined()).write(to: file)
    var (time, work) = (Measurement(), Measurement())
    for _ in 0..<rounds {
      let (elapsed, spent) = try times(reading: file)
      time.add(elapsed)
      work.add(spent)
    }
    let rate = Double(requests.count) / time.median
    let aim = least.map {
      String(format: "   (aim: %.0f/s)  ", $0) + (rate >= $0 ? "held" : "MISSED")
    }
    print(
      name.padding(toLength: 25, withPad: " ", startingAt: 0)
        + String(
          format: "%9d %11.0f %18.0f",
          requests.count,
          rate,
          Double(requests.count) / work.median
        )
        + (aim ?? "")
    )
    return rate >= least ?? 0
  }

  /// Returns the elapsed time of a run, and the user and system time of all processors, in seconds.
  private func times(reading file: URL) throws -> (elapsed: Double, spent: Double) {
    let before = Self.secondsSpent
    let start = ContinuousClock.now
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["grade", "--json"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // The exit status of a stream with wrong answers is 1.
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw Failure(code: process.terminationStatus)
    }
    return ((ContinuousClock.now - start) / .seconds(1), Self.secondsSpent - before)
  }

  /// `RUSAGE_CHILDREN`, whose type differs between C libraries.
  private static let endedProcesses: Int32 = -1

  /// Returns the user and system time of ended child processes, in seconds.
  private static var secondsSpent: Double {
    var usage = rusage()
    getrusage(endedProcesses, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  struct Failure: Error {
    let code: Int32
  }
}

/// A line of the stream.
private struct Request: Encodable {
  var accept: [String]
  var answer: String

  init(accept sentences: [String], answer: String) {
    accept = sentences.map(Self.pattern)
    self.answer = answer
  }

  /// Returns the request with a number added, so that no two rounds share patterns.
  func numbered(_ number: Int) -> Request {
    var copy = self
    copy.accept = accept.map { "\($0) \(number)" }
    copy.answer += " \(number)"
    return copy
  }

  /// Returns the pattern that accepts exactly this sentence.
  private static func pattern(_ sentence: String) -> String {
    sentence.reduce(into: "") { pattern, letter in
      if "()[]{}|/\\".contains(letter) { pattern.append("\\") }
      pattern.append(letter)
    }
  }
}

extension [Request] {
  fileprivate func repeated(_ times: Int) -> [Request] {
    (0..<times).flatMap { _ in self }
  }
}
