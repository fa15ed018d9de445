import Foundation

/// Measures what a learner waits for: the first prompt ever, home, the day and the page of progress.
///
/// The first prompt is of an empty record and is compared with a hello world that opens a SQLite file;
/// all else is measured on a record of three years. All run alternately, since the speed of a machine
/// drifts.
struct SpeedBench {
  private let options: BenchOptions
  private let program: String
  private let hello: String
  private let rounds: Int

  /// The most that the first prompt may cost, in hello worlds that open a SQLite file.
  private static let firstPrompt = 2.0
  /// The most seconds until home and until the end of `dilim progress`.
  private static let (home, progress) = (0.03, 0.5)

  init(options: BenchOptions) {
    self.options = options
    program = options.text("program", default: ".build/release/dilim")
    hello = options.text("hello-sqlite", default: ".build-bench/hello-sqlite")
    rounds = options.number("rounds", default: 21)
  }

  /// Prints the table; returns whether the targets are met.
  func run() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dilim-speed-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    setenv("DILIM_CONTENT", options.text("content", default: "Content"), 1)
    setenv("DILIM_NOW", YearsRecord.end, 1)
    let years = folder.appending(path: "years")
    try importYears(into: years)
    let measures = [
      Measure(
        "hello world with SQLite",
        Subject("hello", [hello, folder.appending(path: "hello.db").path]),
        years
      ),
      Measure("first prompt, empty record", prompt([]), folder.appending(path: "empty")),
      Measure("home", prompt([]), years),
      Measure("today to its first card", prompt(["today", "--minutes", "15"]), years),
      Measure("progress", Subject("progress", [program, "progress", "--plain"]), years),
    ]
    // The first run of a new record keeps the snapshot; its cost is printed on its own.
    let first = try measures[4].sample()
    var samples = [[Sample]](repeating: [], count: measures.count)
    for _ in 0..<rounds {
      for index in measures.indices { samples[index].append(try measures[index].sample()) }
    }
    return report(measures.map(\.name), samples, first)
  }

  private func prompt(_ words: [String]) -> Subject {
    Subject("dilim", [program] + words, isTerminal: true)
  }

  private func importYears(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var record = YearsRecord(options: options)
    let file = folder.appending(path: "years.jsonl")
    try record.lines().write(to: file)
    _ = try Measure("import", Subject("import", [program, "import", file.path]), folder).sample()
  }

  private func report(_ names: [String], _ samples: [[Sample]], _ first: Sample) -> Bool {
    func ratios(_ index: Int) -> Double {
      Self.median(zip(samples[index], samples[0]).map { $0.processor / $1.processor })
    }
    print("                              wall        processor   hello worlds")
    for (index, name) in names.enumerated() {
      let numbers = String(
        format: "%8.1f ms %8.1f ms %8.2f",
        Self.median(samples[index].map(\.wall)) * 1e3,
        Self.median(samples[index].map(\.processor)) * 1e3,
        ratios(index)
      )
      print(name.padding(toLength: 28, withPad: " ", startingAt: 0) + numbers)
    }
    print(String(format: "progress after an import     %8.1f ms, once", first.wall * 1e3))
    let home = Self.median(samples[2].map(\.wall))
    let progress = Self.median(samples[4].map(\.wall))
    print(String(format: "first prompt %.2f (aim %.1f)", ratios(1), Self.firstPrompt))
    print(String(format: "home %.1f ms (aim %.0f)", home * 1e3, Self.home * 1e3))
    print(String(format: "progress %.0f ms (aim %.0f)", progress * 1e3, Self.progress * 1e3))
    return ratios(1) <= Self.firstPrompt && home <= Self.home && progress <= Self.progress
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A command with the folder of its record.
private struct Measure {
  let name: String
  private let subject: Subject
  private let folder: URL

  init(_ name: String, _ subject: Subject, _ folder: URL) {
    self.name = name
    self.subject = subject
    self.folder = folder
  }

  func sample() throws -> Sample {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
      setenv(name, folder.path, 1)
    }
    return try subject.measure()
  }
}
