import CSQLite
import Coordination
import Curriculum
import Foundation
import Memory
import Storage
import Testing

struct RestorationTests {
  let record: RecordWithBackups
  /// The content of the record when the backup was made, and at the end.
  let early: Set<String>
  let late: Set<String>

  init() throws {
    record = try RecordWithBackups()
    try record.learn("early", answers: 12)
    try record.back(up: 20_000)
    early = try record.lines()
    try record.learn("late", answers: 12)
    late = try record.lines()
  }

  /// Ids of sessions, entries, words and answers, whose loss must be reported.
  private func names(_ lines: Set<String>) -> Set<String> {
    Set(
      lines.map { $0.replacing(/"(before|state|due_\w+|reps|lapses|position)":[^,}]*/, with: "") }
    )
  }

  private func pages() throws -> Int {
    try Data(contentsOf: URL(fileURLWithPath: record.folder.record)).count / 4096
  }

  private func zero(_ page: Int) throws {
    try record.damage {
      $0.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
    }
  }

  @Test func `whichever page is zeroed, the backup and all readable rows are restored`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: record.folder.record))
    var complete = 0
    for page in 0..<(try pages()) {
      try zero(page)
      let damaged = try Data(contentsOf: URL(fileURLWithPath: record.folder.record))
      let (work, kept) = try record.restore()
      guard case .damaged = work.present else {
        Issue.record("page \(page): \(work.present)")
        continue
      }
      let report = try #require(work.salvage)
      let found = try record.lines()
      #expect(names(early).isSubset(of: names(found)), "page \(page)")
      // No row is invented, and every loss is reported.
      #expect(names(found).isSubset(of: names(late).union(names(early))), "page \(page)")
      let isAll = names(late).isSubset(of: names(found))
      #expect(isAll || !report.isComplete, "page \(page)")
      complete += isAll ? 1 : 0
      let path = try #require(kept)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)
      try FileManager.default.removeItem(atPath: path)
      try whole.write(to: URL(fileURLWithPath: record.folder.record))
    }
    // The header and the schema come from the backup, and indexes are not needed.
    #expect(complete > 10)
  }

  @Test func `sessions of a record from before practice had a purpose are salvaged`() throws {
    try execute(
      "ALTER TABLE session DROP COLUMN focus; PRAGMA user_version = 7;",
      on: record.folder.record
    )
    try record.damage { $0.replaceSubrange(16..<60, with: Data(count: 44)) }
    #expect(throws: DatabaseError.self) { try LearnerStore(path: record.folder.record) }
    let (work, _) = try record.restore()
    #expect(work.salvage?.isComplete == true)
    #expect(try names(record.lines()) == names(late))
    let store = try LearnerStore(path: record.folder.record)
    try store.journal.begin(
      SessionPlan(id: "w", kind: .focused(.words, level: .a1), items: [tea], started: 3)
    )
    #expect(try store.journal.session(id: "w")?.plan.kind == .focused(.words, level: .a1))
  }

  @Test(arguments: [0, 16, 18, 24, 28, 56, 60, 68, 92, 96])
  func `a damaged header costs nothing`(offset: Int) throws {
    try record.damage {
      $0.replaceSubrange(
        offset..<min(100, offset + 40),
        with: Data(count: min(100, offset + 40) - offset)
      )
    }
    guard (try? LearnerStore(path: record.folder.record).check()) == nil else { return }
    let (work, _) = try record.restore()
    #expect(work.salvage?.isComplete == true)
    #expect(try names(record.lines()) == names(late))
  }

  @Test func `the readable rows of a truncated record are restored`() throws {
    try record.learn("more", answers: 150)
    let late = try record.lines()
    let whole = try Data(contentsOf: URL(fileURLWithPath: record.folder.record))
    var found: Set<Int> = []
    for share in 0...20 {
      let length = whole.count * share / 20 - (share == 20 ? 100 : 0)
      try whole.prefix(max(length, 0)).write(to: URL(fileURLWithPath: record.folder.record))
      let (work, _) = try record.restore()
      let lines = try record.lines()
      #expect(names(early).isSubset(of: names(lines)), "\(length)")
      #expect(names(late).isSubset(of: names(lines)) || work.salvage?.isComplete == false)
      found.insert(lines.count)
    }
    #expect(found.count > 3)
  }

  @Test(arguments: ["", "My shopping list: bread, olives.\n", String(repeating: "x", count: 9999)])
  func `a file that is no longer a record is kept aside, and the backup restored`(text: String)
    throws
  {
    try record.damage { $0 = Data(text.utf8) }
    let error = #expect(throws: DatabaseError.self) { try LearnerStore(path: record.folder.record) }
    guard case .unreadable? = error?.reason else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    let (work, kept) = try record.restore()
    #expect(work.salvage?.unread.count == 7 && work.salvage?.added == ImportSummary())
    #expect(try record.lines() == early)
    let path = try #require(kept)
    #expect(path == "\(record.folder.record).damaged-2024-10-05")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `an invalid log is refused, and the record is restored without it`() throws {
    try record.learn("unlogged")
    let all = try record.lines()
    let rubbish = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 1) })
    let log = "\(record.folder.record)-wal"
    try rubbish.write(to: URL(fileURLWithPath: log))
    let error = #expect(throws: DatabaseError.self) {
      try LearnerStore.openExisting(path: record.folder.record)
    }
    #expect(error?.reason == .unreadable(detail: "its log, the file ending in -wal, is damaged"))
    let (work, kept) = try record.restore()
    #expect(work.base == .recordWithoutLog)
    #expect(try record.lines() == all)
    let path = try #require(kept)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(path)-wal")) == rubbish)
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  @Test func `a log of zeros, as a power cut leaves it, is not damage`() throws {
    try Data(count: 8192).write(to: URL(fileURLWithPath: "\(record.folder.record)-wal"))
    #expect(try record.lines() == late)
  }

  @Test func `rows in the log of a damaged record are restored too`() throws {
    let window = try LearnerStore(path: record.folder.record)
    try window.journal.begin(plan("in the log"))
    let crashed = try record.folder.crashCopy()
    let copy = try RecordWithBackups()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: crashed.record + suffix,
        toPath: copy.folder.record + suffix
      )
    }
    try FileManager.default.copyItem(atPath: record.backups.path, toPath: copy.backups.path)
    try copy.damage { $0.replaceSubrange(0..<16, with: Data("not a database..".utf8)) }
    let (work, _) = try copy.restore()
    #expect(work.salvage?.isComplete == true)
    #expect(try copy.open { try $0.journal.session(id: "in the log") } != nil)
    #expect(try names(late).isSubset(of: names(copy.lines())))
  }

  @Test func `a missing record is restored`() throws {
    try FileManager.default.removeItem(atPath: record.folder.record)
    let (work, kept) = try record.restore()
    #expect(work.present == .missing && kept == nil && work.salvage == nil)
    #expect(try record.lines() == early)
  }

  @Test func `an undamaged record is not replaced unless a day is named`() throws {
    let before = try record.folder.contents
    do {
      let (work, kept) = try record.restore()
      #expect(work.base == nil && kept == nil)
    }
    #expect(try record.folder.contents == before)
    #expect(try record.lines() == late)
    let backup = try #require(record.backups.backups.first)
    let second = try record.restore(.backup(backup))
    #expect(second.work.tally.answers == 24 && second.work.salvage == nil)
    #expect(try record.lines() == early)
    let path = try #require(second.kept)
    #expect(path.hasSuffix(".kept-2024-10-05"))
    // And forward again.
    _ = try record.restore(.file(path))
    #expect(try record.lines() == late)
    #expect(try record.names.filter { $0.contains(".kept-") }.count == 2)
  }

  @Test func `a damaged backup is skipped`() throws {
    try record.back(up: 20_001)
    let newest = try #require(record.backups.backups.last)
    try Data("rubbish".utf8).write(to: URL(fileURLWithPath: newest.path))
    try record.damage { $0 = $0.prefix(200) }
    let (work, _) = try record.restore()
    #expect(work.damagedBackups == [try #require(record.backups.backups.last)])
    #expect(try record.lines() == early)
    #expect(throws: DatabaseError.self) { try record.restore(.backup(newest)) }
  }

  @Test func `without a backup, the readable rows are restored`() throws {
    try FileManager.default.removeItem(atPath: record.backups.path)
    try zero(try pages() - 1)
    let (work, _) = try record.restore()
    #expect(work.base == .nothing && !work.hasNothingToRestore)
    #expect(try names(record.lines()).intersection(names(late)).count > 10)
    try record.damage { $0 = Data("nothing".utf8) }
    #expect(try record.restoration().hasNothingToRestore)
  }

  @Test func `a rehearsal leaves no trace and reports the same`() throws {
    try zero(try pages() / 2)
    let before = try record.folder.contents
    let rehearsal = try record.restoration(isRehearsal: true)
    #expect(try rehearsal.commit(on: StudyDay(20_001)) == nil)
    #expect(try record.folder.contents == before)
    let work = try record.restore().work
    #expect(
      work.tally == rehearsal.tally && work.salvage == rehearsal.salvage
        && work.base == rehearsal.base
    )
  }

  @Test func `a restoration that is not committed leaves no trace`() throws {
    try zero(try pages() / 2)
    let before = try record.folder.contents
    do { _ = try record.restoration() }
    #expect(try record.folder.contents == before)
  }

  @Test func `files left by a killed restoration are removed by the next`() throws {
    let left = "\(record.folder.record).work-AbCdEf"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
    try Data("half".utf8).write(to: URL(fileURLWithPath: "\(left)/learner.db"))
    try zero(try pages() / 2)
    try record.restore()
    #expect(try !record.names.contains { $0.contains(".work-") })
  }

  @Test func `a record that another window has open is not replaced`() throws {
    // Locks are between processes, so the other window must be one.
    let script =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
      + "c.execute('SELECT count(*) FROM session').fetchall(); print('open', flush=True); sys.stdin.read()"
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    other.arguments = ["python3", "-c", script, record.folder.record]
    let (input, output) = (Pipe(), Pipe())
    (other.standardInput, other.standardOutput) = (input, output)
    try other.run()
    #expect(output.fileHandleForReading.availableData.count > 0)
    let backup = try #require(record.backups.backups.first)
    let error = #expect(throws: DatabaseError.self) { try record.restore(.backup(backup)) }
    #expect(error?.reason == .busy)
    try input.fileHandleForWriting.close()
    other.waitUntilExit()
    #expect(try record.lines() == late)
    try record.restore(.backup(backup))
    #expect(try record.lines() == early)
  }

  @Test func `a restoration killed before its last step is finished at the next start`() throws {
    // The state after the commit: the new record is ready, and the old one still has its log.
    let old = try LearnerStore(path: record.folder.record)
    try old.journal.begin(plan("in the log"))
    let crashed = try record.folder.crashCopy()
    let backup = try #require(record.backups.backups.first)
    try FileManager.default.copyItem(atPath: backup.path, toPath: "\(crashed.record).restored")
    let path = crashed.record
    #expect(try Set(StorageTests.lines(of: LearnerStore(path: path))) == early)
    #expect(!FileManager.default.fileExists(atPath: "\(path).restored"))
    // The same without the old record.
    try FileManager.default.copyItem(atPath: backup.path, toPath: "\(path).restored")
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    let found = try #require(try LearnerStore.openExisting(path: path))
    #expect(try Set(StorageTests.lines(of: found)) == early)
  }

  @Test func `a record with an older schema is migrated`() throws {
    let old = try RecordWithBackups()
    try execute(MigrationTests.first, on: old.folder.record)
    try execute("PRAGMA journal_mode = DELETE", on: old.folder.record)
    let (_, kept) = try record.restore(.file(old.folder.record))
    #expect(try record.open { try $0.journal.session(id: "1")?.entries.count } == 2)
    #expect(kept != nil)
  }

  @Test func `a record that is a symbolic link stays one`() throws {
    let other = try TemporaryFolder()
    let real = "\(other.path)/elsewhere.db"
    try FileManager.default.moveItem(atPath: record.folder.record, toPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: record.folder.record,
      withDestinationPath: real
    )
    try record.damage { $0 = $0.prefix(300) }
    let (work, kept) = try record.restore()
    guard case .backup = work.base else {
      Issue.record("\(String(describing: work.base))")
      return
    }
    #expect(kept == "\(real).damaged-2024-10-05")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: record.folder.record) == real)
    #expect(try names(record.lines()) == names(early))
  }

  @Test func `another file can be restored where no record was`() throws {
    let other = try TemporaryFolder()
    let path = "\(other.path)/new/machine/learner.db"
    let backup = try #require(record.backups.backups.first)
    let work = try Restoration(
      of: path,
      from: .file(backup.path),
      on: StudyDay(20_001),
      isRehearsal: false
    )
    #expect(try work.commit(on: StudyDay(20_001)) == nil)
    #expect(try record.lines(at: path) == early)
  }

  @Test func `a newer record does not count as damaged`() throws {
    try execute("PRAGMA user_version = 99", on: record.folder.record)
    let error = #expect(throws: DatabaseError.self) { try record.restore() }
    #expect(error?.reason == .newer(version: 99, supported: 12))
  }
}
