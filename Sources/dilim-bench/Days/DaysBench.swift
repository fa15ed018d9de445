import Curriculum
import Foundation
import SeededRandom

/// Lives a month with the real program for simulated learners, prints each day, and checks it.
///
/// `--learner NAME`, `--days N`, `--minutes N`, `--seconds N` (of an answer), `--level L` of the
/// learner who is placed, `--seed N`, `--program FILE`, `--content FOLDER`, `--quiet`, and `--keep`,
/// which keeps the record. Minutes, seconds and seed may be lists as 5,15,30: every combination is
/// lived. `--totals` prints one row for each month in place of its days.
struct DaysBench {
  private let options: BenchOptions
  private let seeds: [Int]
  private let seconds: [Int]
  private let content: String

  init(options: BenchOptions) {
    self.options = options
    seeds = options.numbers("seed") ?? [Int.random(in: 1..<1_000_000)]
    seconds = options.numbers("seconds") ?? [20]
    content = options.text("content", default: "Content")
  }

  /// Prints the tables and the faults; returns whether there are none.
  func run() throws -> Bool {
    let list = { (numbers: [Int]) in numbers.map(String.init).joined(separator: ", ") }
    print("Seed \(list(seeds)), \(list(seconds)) s an answer\n")
    let book = try AnswerBook(content: content)
    if options.has("totals") {
      let head = DayTable.totalsHead
      print(DayTable.text(of: [head, head.map { _ in "---" }]))
    }
    var faults: [String] = []
    for habits in try learners() {
      for seconds in seconds {
        for seed in seeds { faults += try live(habits, book, UInt64(seed), seconds) }
      }
    }
    if options.has("totals") { print("") }
    for fault in faults { print(fault) }
    print(faults.isEmpty ? "Every day keeps the rules." : "\(faults.count) faults")
    return faults.isEmpty
  }

  private func learners() throws -> [DayHabits] {
    let name = options.text("learner", default: "all")
    let found = DayHabits.all.filter { name == "all" || $0.name == name }
    guard !found.isEmpty else { throw DaysError.unknownLearner(name) }
    return found.flatMap { habits in
      (options.numbers("minutes") ?? [habits.minutes]).map { minutes in
        var habits = habits
        habits.minutes = minutes
        if habits.level > .a1, let level = Level(rawValue: options.text("level", default: "")) {
          habits.level = level
        }
        return habits
      }
    }
  }

  private func live(
    _ habits: DayHabits,
    _ book: AnswerBook,
    _ seed: UInt64,
    _ seconds: Int
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dilim-days-\(habits.name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !options.has("keep") { try? FileManager.default.removeItem(at: folder) } }
    if options.has("keep") { print("\(folder.path)\n") }
    var run = DayRun(
      program: options.text("program", default: ".build/release/dilim"),
      content: content,
      book: book,
      folder: folder,
      seconds: seconds,
      learner: DayLearner(habits, seed: seed),
      seed: seed
    )
    try run.live(days: options.number("days", default: 30))
    let record = try DayRecord(export: run.export(), book: book, firstDay: DayRun.firstDay)
    let table = DayTable(habits: habits, days: run.days, record: record, seconds: seconds)
    let rules = DayRules(
      habits: habits,
      days: run.days,
      record: record,
      book: book,
      seconds: seconds
    )
    let faults = rules.faults.map { "seed \(seed), \(seconds) s, \(habits.minutes) min: \($0)" }
    if options.has("totals") {
      print(DayTable.text(of: [table.totals(seed: seed, faults: faults.count)]))
    } else if !options.has("quiet") {
      print(table.text)
    }
    return faults
  }
}

extension BenchOptions {
  /// Returns the numbers of an option, which are separated by commas; nil if there are none.
  fileprivate func numbers(_ name: String) -> [Int]? {
    let numbers = text(name, default: "").split(separator: ",").compactMap { Int($0) }
    return numbers.isEmpty ? nil : numbers
  }
}
