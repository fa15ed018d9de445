import Foundation

/// Measures `dilim progress`, `dilim status` and the first prompt of `dilim` on a record of years.
///
/// `--write FILE` only writes the record as an export.
struct ProgressBench {
  private let options: BenchOptions
  private let program: String
  private let rounds: Int
  private let target = 0.5

  init(options: BenchOptions) {
    self.options = options
    program = options.text("program", default: ".build/release/dilim")
    rounds = options.number("rounds", default: 11)
  }

  /// Prints the times; returns whether the page of progress meets its target.
  func run() throws -> Bool {
    var record = YearsRecord(options: options)
    let lines = try record.lines()
    let path = options.text("write", default: "")
    if !path.isEmpty {
      try lines.write(to: URL(fileURLWithPath: path))
      return true
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "dilim-years-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "years.jsonl")
    try lines.write(to: file)
    _ = try time(["import", file.path], folder)
    print("\(lines.count / 1_000_000) MB imported")
    let progress = try measure("dilim progress", ["progress", "--plain"], folder)
    _ = try measure("dilim progress --json", ["progress", "--json"], folder)
    let page = folder.appending(path: "page.html").path
    _ = try measure("dilim progress --html", ["progress", "--html", page], folder)
    _ = try measure("dilim status", ["status"], folder)
    print(String(format: "dilim progress  %.0f ms (aim %.0f)", progress * 1e3, target * 1e3))
    return progress <= target
  }

  private func measure(_ name: String, _ words: [String], _ folder: URL) throws -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try time(words, folder)) }
    let median = times.sorted()[times.count / 2]
    let padded = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(padded + String(format: "wall %7.1f ms, median of %d", median * 1e3, rounds))
    return median
  }

  /// Runs the program to its end and returns the seconds.
  private func time(_ words: [String], _ folder: URL) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    var environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
      environment[name] = folder.path
    }
    environment["DILIM_CONTENT"] = options.text("content", default: "Content")
    environment["DILIM_NOW"] = YearsRecord.end
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let time = ContinuousClock.now - start
    guard process.terminationStatus == 0 else {
      throw BenchError.failed(words.joined(separator: " "), status: process.terminationStatus)
    }
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
