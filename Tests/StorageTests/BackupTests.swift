import Coordination
import Feedback
import Foundation
import Memory
import Storage
import Testing

struct BackupTests {
  let record: RecordWithBackups

  init() throws {
    record = try RecordWithBackups()
    try record.learn("a")
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a backup holds what the record holds, for the learner alone`() throws {
    #expect(try record.back(up: 20_000) == .made)
    let backup = try #require(record.backups.backups.first)
    #expect(backup.path.hasSuffix("/backups/2024-10-04.db") && record.days == [20_000])
    #expect(try mode(backup.path) == 0o600)
    #expect(try mode(record.backups.path) == 0o700)
    #expect(try RecordCheck.run(on: backup.path).answers == 6)
    let names = try FileManager.default.contentsOfDirectory(atPath: record.backups.path)
    #expect(names == ["2024-10-04.db"])
    #expect(try record.lines(at: backup.path) == record.lines())
  }

  @Test func `changes that are only in the log are in the backup too`() throws {
    let window = try LearnerStore(path: record.folder.record)
    try window.journal.begin(plan("late"))
    try record.back(up: 20_000)
    #expect(try record.lines().count == (try lines(of: window)).count)
    let backup = try #require(record.backups.backups.first)
    #expect(try LearnerStore(path: backup.path).journal.session(id: "late") != nil)
  }

  @Test func `there is one backup a day, and only after a change`() throws {
    #expect(try record.back(up: 20_000) == .made)
    try record.learn("b")
    #expect(try record.back(up: 20_000) == .notNeeded)
    #expect(try record.back(up: 20_001) == .made)
    #expect(!record.backups.isDue(on: StudyDay(20_002)))
    // Reading and exiting may touch the files without changing their content.
    try record.open { _ = try $0.journal.progress() }
    let now: [FileAttributeKey: Any] = [.modificationDate: Date.distantFuture]
    try FileManager.default.setAttributes(now, ofItemAtPath: record.folder.record)
    #expect(try record.back(up: 20_002) == .notNeeded)
    #expect(!record.backups.isDue(on: StudyDay(20_003)))
    #expect(record.days == [20_000, 20_001])
  }

  @Test func `no backup is made without a record, or if none are to be kept`() throws {
    #expect(try record.back(up: 20_000, keeping: 0) == .notNeeded)
    let empty = try RecordWithBackups()
    #expect(try empty.back(up: 20_000) == .notNeeded)
    #expect(try empty.names.isEmpty && record.days.isEmpty)
  }

  @Test func `the last seven days of study are kept`() throws {
    for day in 0..<20 where day % 3 != 1 {
      try record.learn("day \(day)", answers: 1)
      #expect(try record.back(up: 20_000 + day) == .made)
    }
    #expect(record.days == [9, 11, 12, 14, 15, 17, 18].map { 20_000 + $0 })
    let sessions = try record.backups.backups.map { backup in
      try lines(of: LearnerStore(path: backup.path)).count { $0.contains(#""type":"session""#) }
    }
    #expect(sessions == [8, 9, 10, 11, 12, 13, 14])
    try record.learn("more")
    try record.back(up: 20_030, keeping: 2)
    #expect(record.days == [20_018, 20_030])
  }

  @Test func `other files in the folder are left alone`() throws {
    try record.back(up: 20_000)
    let others = ["notes.txt", "2024-10-04.db.old", "2024-13-40.db", "learner.db"]
    for name in others {
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(record.backups.path)/\(name)"))
    }
    try record.learn("b")
    try record.back(up: 20_001, keeping: 1)
    #expect(record.days == [20_001])
    let names = try FileManager.default.contentsOfDirectory(atPath: record.backups.path)
    #expect(Set(names) == Set(others + ["2024-10-05.db"]))
  }

  @Test func `a backup from the future is deleted first, and today's stays`() throws {
    try record.back(up: 30_000)
    for day in 0..<3 {
      try record.learn("\(day)")
      try record.back(up: 20_000 + day, keeping: 3)
    }
    #expect(record.days == [20_000, 20_001, 20_002])
    for day in [20_100, 20_101, 20_102] {
      try record.learn("\(day)")
      try record.back(up: day, keeping: 5)
    }
    try record.learn("back in time")
    try record.back(up: 19_000, keeping: 2)
    #expect(record.days.contains(19_000) && record.days.count == 2)
    #expect(record.backups.newest(on: StudyDay(19_000))?.day == StudyDay(19_000))
  }

  @Test func `a damaged record replaces no backup`() throws {
    try record.back(up: 20_000, keeping: 1)
    let before = try Data(contentsOf: URL(fileURLWithPath: record.backups.backups[0].path))
    try record.learn("b", answers: 40)
    let pages = try Data(contentsOf: URL(fileURLWithPath: record.folder.record)).count / 4096
    var refused = 0
    for page in 1..<pages {
      let whole = try Data(contentsOf: URL(fileURLWithPath: record.folder.record))
      try record.damage {
        $0.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
      }
      let error = #expect(throws: DatabaseError.self, "page \(page)") {
        try record.back(up: 20_001, keeping: 1)
      }
      guard case .unreadable? = error?.reason else { continue }
      #expect(error?.path == record.folder.record)
      refused += 1
      try record.damage { $0 = whole }
    }
    #expect(refused == pages - 1)
    #expect(record.days == [20_000])
    let names = try FileManager.default.contentsOfDirectory(atPath: record.backups.path)
    #expect(names.count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: record.backups.backups[0].path)) == before)
    #expect(try record.back(up: 20_001, keeping: 1) == .made)
  }

  @Test func `a zeroed overflow page is damage, but a zeroed free page is not`() throws {
    let long = String(repeating: "uzun ", count: 3_000)
    let store = try LearnerStore(path: record.folder.record)
    try store.conversations.begin(conversation("long"))
    try store.conversations.append(
      .init(sequence: 0, time: 0, ChatTurn(.learner, long)),
      toConversation: "long"
    )
    try store.cards.add(entry("geçici", long), to: "d")
    // Deleted texts leave pages of zeros.
    _ = try store.cards.deleteEntry(id: "id-geçici")
    try store.check()
    #expect(try record.back(up: 20_000) == .made)
    try store.conversations.append(
      .init(sequence: 1, time: 0, ChatTurn(.tutor, "kısa")),
      toConversation: "long"
    )
    let page =
      try #require(try record.bytes.range(of: Data(long.utf8.prefix(50)))).lowerBound / 4096
    try record.damage {
      $0.replaceSubrange((page + 1) * 4096..<(page + 2) * 4096, with: Data(count: 4096))
    }
    let error = #expect(throws: DatabaseError.self) { try record.back(up: 20_001) }
    guard case .unreadable? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(record.days == [20_000])
  }

  @Test func `answers go on during a backup, which has the state of one moment`() throws {
    let text = String(repeating: "ç", count: 3000)
    let window = try LearnerStore(path: record.folder.record)
    try window.journal.begin(plan("long"))
    var sequence = 0
    func answerOnce() throws {
      let entry = JournalEntry(sequence: sequence, time: 0, event: answer(text: text))
      try window.journal.append(entry, to: "long")
      sequence += 1
    }
    while sequence < 700 { try answerOnce() }
    let before = try #require(try window.journal.session(id: "long")).entries.count
    var failure: (any Error)?
    var steps = 0
    let outcome = try record.backups.make(on: StudyDay(20_000), keeping: 7) {
      steps += 1
      // The first step has fixed the state of the copy.
      if steps > 1 { do { try answerOnce() } catch { failure = error } }
      return true
    }
    #expect(outcome == .made && failure == nil && steps > 3)
    let backup = try LearnerStore(path: record.backups.backups[0].path)
    #expect(try backup.journal.session(id: "long")?.entries.count == before)
    #expect(try window.journal.session(id: "long")?.entries.count == sequence)
  }

  @Test func `a backup that is stopped leaves nothing`() throws {
    var steps = 0
    let outcome = try record.backups.make(on: StudyDay(20_000), keeping: 7) {
      steps += 1
      return false
    }
    #expect(outcome == .stopped && steps == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: record.backups.path) == [])
  }

  @Test func `two windows make one backup`() throws {
    var inner: BackupFolder.Outcome?
    _ = try record.backups.make(on: StudyDay(20_000), keeping: 7) {
      inner = try? record.back(up: 20_000)
      return true
    }
    #expect(inner == .elsewhere)
    #expect(record.days == [20_000])
  }

  @Test func `after a kill at any write, a backup is whole or missing and is made later`() throws {
    try record.back(up: 20_000, keeping: 1)
    try record.learn("b", answers: 30)
    let place = try TemporaryFolder(inMemory: true)
    let moments = BackupMoments(of: record.backups.path, in: place.path)
    let isWatched = WatchedWrites.watch(record.backups.path) { moments.take() }
    try #require(isWatched)
    try record.back(up: 20_001, keeping: 1)
    WatchedWrites.end(record.backups.path)
    let copies = moments.copies
    #expect(copies.count > 10)
    for copy in copies {
      let names = try FileManager.default.contentsOfDirectory(atPath: copy)
      #expect(names.filter { !$0.hasPrefix(".draft") } == ["2024-10-04.db"])
      #expect(try RecordCheck.run(on: "\(copy)/2024-10-04.db").answers == 6)
    }
    let last = try #require(copies.last)
    // As after a kill: a draft is left, and nobody holds the lock.
    try FileManager.default.removeItem(atPath: record.backups.path)
    try FileManager.default.copyItem(atPath: last, toPath: record.backups.path)
    #expect(try record.back(up: 20_001, keeping: 1) == .made)
    let names = try FileManager.default.contentsOfDirectory(atPath: record.backups.path)
    #expect(names == ["2024-10-05.db"])
  }

  @Test func `texts that the learner deletes are erased from all backups`() throws {
    let secret = "Gizlisözcük"
    let store = try LearnerStore(path: record.folder.record)
    try store.conversations.begin(conversation("secret"))
    try store.conversations.append(
      .init(sequence: 0, time: 0, ChatTurn(.learner, secret)),
      toConversation: "secret"
    )
    try store.queue.explain(job(answer: secret), reply("\(secret), not tea."))
    try record.back(up: 20_000)
    try record.learn("c")
    try record.back(up: 20_001)
    func backupsWith(_ text: String) throws -> [Int] {
      try record.backups.backups.filter { backup in
        try Data(contentsOf: URL(fileURLWithPath: backup.path)).range(of: Data(text.utf8)) != nil
      }.map(\.day.number)
    }
    #expect(try backupsWith(secret) == [20_000, 20_001])
    let due = record.backups.isDue(on: StudyDay(20_002))
    #expect(try store.conversations.deleteAll() == 3)
    #expect(try store.explanations.delete() == 3)
    #expect(try backupsWith(secret) == [])
    #expect(try record.backups.backups.map { try RecordCheck.run(on: $0.path).answers } == [6, 12])
    #expect(!due && record.backups.isDue(on: StudyDay(20_002)))
    // Decks are not private, so they stay in the backups.
    #expect(try store.decks.delete(id: "d"))
    #expect(try backupsWith("id-c0") == [20_001])
  }
}

/// Copies of the backups at every write.
private final class BackupMoments: @unchecked Sendable {
  private let origin: String
  private let place: String
  private(set) var copies: [String] = []

  init(of origin: String, in place: String) { (self.origin, self.place) = (origin, place) }

  func take() {
    let copy = "\(place)/\(copies.count)"
    guard (try? FileManager.default.copyItem(atPath: origin, toPath: copy)) != nil else { return }
    copies.append(copy)
  }
}
