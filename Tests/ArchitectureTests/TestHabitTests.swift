import Foundation
import Testing

/// What holds for the tests themselves: chance has a seed, and the clock decides nothing.
struct TestHabitTests {
  private struct File {
    let path: String
    let text: String
  }

  private let files: [File]

  init() throws {
    let tests = SourceTree.root.appending(path: "Tests")
    files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("TestHabitTests.swift") }
      .map {
        File(path: $0, text: try String(contentsOf: tests.appending(path: $0), encoding: .utf8))
      }
  }

  @Test(arguments: [
    #"SystemRandomNumberGenerator"#, #"\.shuffled\(\)"#, #"\.shuffle\(\)"#, #"\.randomElement\(\)"#,
    #"\.random\(\)"#, #"\.random\(in: (?![^\n]*(?:\n[^\n]*){0,2}?using: )"#,
  ])
  func `no test draws without a seed`(call: String) throws {
    let pattern = try Regex(call)
    #expect(files.filter { $0.text.firstMatch(of: pattern) != nil }.map(\.path) == [])
  }

  /// The numbers that generators are made of.
  @Test(arguments: ["9E37_79B9_7F4A_7C15", "6_364_136_223_846_793_005", "BF58_476D_1CE4_E5B9"])
  func `no test has a generator of its own`(constant: String) {
    #expect(files.filter { $0.text.contains(constant) }.map(\.path) == [])
  }

  @Test func `a failure of a random test names its seed`() {
    let generators = ["TestRandom(", "JournalGenerator(", "Mutations("]
    for file in files where file.text.contains("import Testing") {
      let isRandom = generators.contains { file.text.contains($0) }
      #expect(!isRandom || file.text.contains(".seeded"), "\(file.path)")
    }
  }

  /// Files with limits to patience, and with the moments at which a program is killed.
  private static let readersOfTheClock: Set<String> = [
    // Forbids the call to the sources.
    "ArchitectureTests.swift",
    "Child.swift", "Delay.swift", "Learner+Run.swift", "PseudoTerminal.swift",
  ]

  @Test(arguments: [
    "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime(", "getrusage(",
    "gettimeofday(", "DispatchTime.now", " time(nil)",
  ])
  func `the clock decides no test`(call: String) {
    let readers = files.filter { $0.text.contains(call) && !Self.isReaderOfTheClock($0) }
    #expect(readers.map(\.path) == [])
  }

  private static func isReaderOfTheClock(_ file: File) -> Bool {
    readersOfTheClock.contains { file.path.hasSuffix("/" + $0) }
  }
}
