import Curriculum
import Foundation
import SeededRandom

/// Lives a month with the real program for simulated learners, prints each day, and checks it.
///
/// `--learner NAME`, `--days N`, `--minutes N`, `--seconds N` (of an answer), `--level L` of the
/// learner who is placed, `--seed N`, `--program FILE`, `--content FOLDER`, `--quiet`, and `--keep`,
/// which keeps the record.
struct DaysBench {
  private let options: BenchOptions
  private let seed: UInt64
  private let seconds: Int
  private let content: String

  init(options: BenchOptions) {
    self.options = options
    seed = UInt64(options.number("seed", default: Int.random(in: 1..<1_000_000)))
    seconds = options.number("seconds", default: 20)
    content = options.text("content", default: "Content")
  }

  /// Prints the tables and the faults; returns whether there are none.
  func run() throws -> Bool {
    print("Seed \(seed), \(seconds) s an answer\n")
    let book = try AnswerBook(content: content)
    let faults = try learners().flatMap { try live($0, book) }
    for fault in faults { print(fault) }
    print(faults.isEmpty ? "Every day keeps the rules." : "\(faults.count) faults")
    return faults.isEmpty
  }

  private func learners() throws -> [DayHabits] {
    let name = options.text("learner", default: "all")
    let found = DayHabits.all.filter { name == "all" || $0.name == name }
    guard !found.isEmpty else { throw DaysError.unknownLearner(name) }
    return found.map { habits in
      var habits = habits
      habits.minutes = options.number("minutes", default: habits.minutes)
      if habits.level > .a1, let level = Level(rawValue: options.text("level", default: "")) {
        habits.level = level
      }
      return habits
    }
  }

  private func live(_ habits: DayHabits, _ book: AnswerBook) throws -> [String] {
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
    if !options.has("quiet") {
      let table = DayTable(habits: habits, days: run.days, record: record, seconds: seconds)
      print(table.text)
    }
    return DayRules(habits: habits, days: run.days, record: record, book: book, seconds: seconds)
      .faults
  }
}
