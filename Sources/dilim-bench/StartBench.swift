import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A benchmark of process starts: of commands to their end, of the program to its first prompt.
///
/// It prints processor time and peak memory, with `true`, `python3 -c pass` and two hello worlds for
/// comparison. The hello worlds are linked like the program; one opens a SQLite file. Baselines and
/// subjects run alternately, since the speed of a machine drifts.
struct StartBench {
  private let rounds: Int
  private let program: String
  private let python: String
  private let hello: String
  private let helloSQLite: String

  init(options: BenchOptions) {
    rounds = options.number("rounds", default: 41)
    program = options.text("program", default: ".build/release/dilim")
    python = options.text("python", default: "/usr/bin/python3")
    hello = options.text("hello", default: ".build-bench/hello")
    helloSQLite = options.text("hello-sqlite", default: ".build-bench/hello-sqlite")
  }

  /// Prints the table; returns whether the targets are met.
  func run() throws -> Bool {
    let data = FileManager.default.temporaryDirectory.appending(path: "dilim-bench-\(getpid())")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: data) }
    setenv("XDG_DATA_HOME", data.path, 1)
    setenv("XDG_CACHE_HOME", data.path, 1)
    let subjects = [
      Subject("true", ["/bin/true"]),
      Subject("python3 -c pass", [python, "-c", "pass"]),
      Subject("hello world", [hello]),
      Subject("hello world with SQLite", [helloSQLite, data.appending(path: "hello.db").path]),
      Subject("dilim --version", [program, "--version"]),
      Subject("dilim grade", [program, "grade", "--accept", "(Ben) öğretmenim.", "Öğretmenim."]),
      Subject("dilim lesson to its first item", [program, "lesson", "a1-u1-writing"]),
      Subject("dilim to its first prompt", [program], isTerminal: true),
    ]
    try prepareRecord()
    let samples = try measure(subjects)
    // A shell prompt asks again and again while nothing has changed.
    let quiet = data.appending(path: "quiet")
    setenv("XDG_DATA_HOME", quiet.path, 1)
    setenv("XDG_CACHE_HOME", quiet.path, 1)
    try prepareRecord()
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-60)],
      ofItemAtPath: quiet.appending(path: "dilim/learner.db").path
    )
    let asked = try measure([
      subjects[2], Subject("dilim due --prompt", [program, "due", "--prompt"]),
    ])
    func ratio(_ left: Int, _ right: Int) -> Double {
      Self.median(zip(samples[left], samples[right]).map { $0.processor / $1.processor })
    }
    let prompt = ratio(7, 3)
    let grade = ratio(5, 2)
    print(String(format: "first prompt / hello world with SQLite  %.2f  (aim 1.5)", prompt))
    print(String(format: "grade / hello world                     %.2f  (aim 1.5)", grade))
    let due =
      Self.median(asked[1].map(\.processor)) / Self.median(asked[0].map(\.processor))
    print(String(format: "due --prompt / hello world              %.2f  (aim 2.0)", due))
    return prompt <= 1.5 && grade <= 1.5 && due <= 2
  }

  /// Creates a record with a level and a deck.
  private func prepareRecord() throws {
    _ = try Subject("level", [program, "level", "A1"]).measure()
    _ = try Subject("review", [program, "review", "a1-u1"]).measure()
  }

  /// Measures the subjects alternately and prints them.
  private func measure(_ subjects: [Subject]) throws -> [[Sample]] {
    var samples = [[Sample]](repeating: [], count: subjects.count)
    for _ in 0..<rounds {
      for index in subjects.indices { samples[index].append(try subjects[index].measure()) }
    }
    for (subject, samples) in zip(subjects, samples) { print(Self.line(subject, samples)) }
    return samples
  }

  private static func line(_ subject: Subject, _ samples: [Sample]) -> String {
    let name = subject.name.padding(toLength: 34, withPad: " ", startingAt: 0)
    return name
      + String(
        format: "cpu %5.2f ms  wall %5.2f ms  peak %5.1f MB",
        median(samples.map(\.processor)) * 1e3,
        median(samples.map(\.wall)) * 1e3,
        median(samples.map(\.peak))
      )
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A run of a process.
struct Sample {
  /// The user and system time, in seconds.
  var processor: Double
  var wall: Double
  /// The peak resident memory, in MB.
  var peak: Double
}

/// A command to measure.
struct Subject {
  let name: String
  let arguments: [String]
  /// Whether it runs in a pseudo-terminal and is ended by `q` at its first prompt.
  let isTerminal: Bool

  init(_ name: String, _ arguments: [String], isTerminal: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isTerminal = isTerminal
  }

  struct Failure: Error {
    let name: String
    let code: Int32
  }

  func measure() throws -> Sample {
    let start = ContinuousClock.now
    let terminal = isTerminal ? open("/dev/ptmx", O_RDWR | O_NOCTTY) : -1
    defer { if terminal >= 0 { close(terminal) } }
    let process = try launch(terminal)
    var wall = ContinuousClock.now - start
    if isTerminal {
      waitForPrompt(terminal)
      wall = ContinuousClock.now - start
      _ = write(terminal, "q", 1)
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0 else {
      throw Failure(name: name, code: status)
    }
    if !isTerminal { wall = ContinuousClock.now - start }
    return Sample(
      processor: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      wall: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
      peak: Double(usage.ru_maxrss) / 1024
    )
  }

  private func launch(_ terminal: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let path = terminal >= 0 ? PseudoTerminal.otherEnd(of: terminal) : "/dev/null"
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, nil, &words, environ)
    guard code == 0 else { throw Failure(name: name, code: code) }
    return process
  }

  private func waitForPrompt(_ terminal: Int32) {
    var seen: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: seen, as: UTF8.self).contains("? > ") {
      let count = read(terminal, &block, block.count)
      if count <= 0 { return }
      seen += block[..<count]
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
