import CSQLite
import Coordination
import Curriculum
import Foundation
import RandomTestSupport
import Storage
import Testing

@Suite(.seeded) struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a script on the record as another program would.
  private func run(_ script: String, on path: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
  }

  private func write(_ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: folder.record))
  }

  /// Bytes of a record with one finished session.
  private func sound() throws -> Data {
    let other = try TemporaryFolder()
    do {
      let store = try LearnerStore(path: other.record)
      try store.journal.begin(plan())
      for entry in entries([answer(), .finished]) { try store.journal.append(entry, to: "1") }
      try store.queue.explain(job())
      try store.conversations.begin(conversation("c"))
    }
    return try #require(try other.contents["record.sqlite"])
  }

  /// The reason with which both ways of opening refuse the record; the folder must stay as it is.
  private func refusal() throws -> DatabaseError.Reason? {
    let before = try folder.contents
    let error = #expect(throws: DatabaseError.self) { try LearnerStore(path: folder.record) }
    let second = #expect(throws: DatabaseError.self) {
      try LearnerStore.openExisting(path: folder.record)
    }
    #expect(error == second)
    #expect(try folder.contents == before)
    return error?.reason
  }

  @Test func `looking for a record creates nothing`() throws {
    #expect(try LearnerStore.openExisting(path: folder.path + "/deep/down/record.sqlite") == nil)
    #expect(try folder.contents.isEmpty)
  }

  @Test func `a record is created with its folders, accessible to the learner only`() throws {
    let path = folder.path + "/deep/down/record.sqlite"
    _ = try LearnerStore(path: path)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder.path + "/deep") == 0o700)
    #expect(try mode(folder.path + "/deep/down") == 0o700)
    #expect(try mode(path) == 0o600)
    #expect(try LearnerStore.openExisting(path: path) != nil)
  }

  @Test func `a record is identified by its header, version and log`() throws {
    _ = try LearnerStore(path: folder.record)
    let bytes = [UInt8](try #require(try folder.contents["record.sqlite"]))
    #expect(Array(bytes[68..<72]) == Array("DiLm".utf8))
    #expect(Array(bytes[60..<64]) == [0, 0, 0, 12])
    #expect(bytes[18] == 2)
    #expect(try Array(folder.contents.keys) == ["record.sqlite"])
  }

  @Test func `an empty file becomes a new record`() throws {
    try write(Data())
    #expect(try LearnerStore.openExisting(path: folder.record) == nil)
    #expect(try folder.contents == ["record.sqlite": Data()])
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    #expect(try store.journal.session(id: "1") != nil)
  }

  @Test func `a newer record is refused untouched`() throws {
    try write(try sound())
    try run("PRAGMA user_version = 99", on: folder.record)
    #expect(try refusal() == .newer(version: 99, supported: 12))
  }

  @Test func `a newer record whose version is only in the log is refused untouched`() throws {
    let origin = try TemporaryFolder()
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    _ = try LearnerStore(path: origin.record)
    try #require(sqlite3_open(origin.record, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, "PRAGMA user_version = 13", nil, nil, nil) == SQLITE_OK)
    let crashed = try origin.crashCopy()
    let before = try crashed.contents
    #expect(before["record.sqlite-wal"]?.isEmpty == false)
    let error = #expect(throws: DatabaseError.self) { try LearnerStore(path: crashed.record) }
    #expect(error?.reason == .newer(version: 13, supported: 12))
    var after = try crashed.contents
    after["record.sqlite-shm"] = nil
    #expect(after == before)
  }

  @Test(arguments: ["hello", String(repeating: "not a database ", count: 1_000), "SQLite format 3"])
  func `a file of another kind is refused untouched`(text: String) throws {
    try write(Data(text.utf8))
    guard case .unreadable = try refusal() else {
      Issue.record("not refused as unreadable")
      return
    }
  }

  @Test func `a database of another program is refused untouched`() throws {
    try run("CREATE TABLE bookmarks (url)", on: folder.record)
    #expect(try refusal() == .unreadable(detail: "a database of another program"))
  }

  @Test func `a folder in place of the record is refused`() throws {
    #expect(throws: DatabaseError(.unreadable(detail: "not a file"), path: folder.path)) {
      try LearnerStore(path: folder.path)
    }
  }

  @Test(arguments: [1, 99, 100, 4_095, 4_096, 5_000, 8_192])
  func `a record that was cut off is refused untouched`(length: Int) throws {
    try write(try sound().prefix(length))
    guard case .unreadable = try refusal() else {
      Issue.record("not refused as unreadable")
      return
    }
  }

  @Test func `damaged bytes give errors and never a trap`() throws {
    let bytes = [UInt8](try sound())
    var random = TestRandom(1)
    var refused = 0
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      for name in try folder.contents.keys {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      }
      try write(Data(damaged))
      do {
        let store = try LearnerStore(path: folder.record)
        _ = try store.journal.progress()
        _ = try store.journal.latestUnfinished()
        _ = try store.journal.session(id: "1")
        _ = try store.journal.activity(secondsAheadOfUTC: 0)
        _ = try store.journal.mistakenCategories()
        _ = try store.journal.mistakes(limit: 9)
        _ = try store.queue.overview()
        _ = try store.conversations.latest(limit: 9)
        _ = try store.export { _ in true }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test(arguments: [
    ("UPDATE entry SET verdict = 'splendid'", "verdict", "splendid"),
    ("UPDATE entry SET event = 'dreamt'", "event", "dreamt"),
    ("UPDATE entry SET item = 'tea'", "item", "tea"),
    (
      "UPDATE entry SET findings = '[{\"category\":\"new\"}]'", "findings",
      "[{\"category\":\"new\"}]"
    ),
    ("UPDATE session SET items = 'a#b' || char(10) || 'c'", "items", "c"),
    ("UPDATE session SET lesson = NULL, skill = 'dance', level = 'A1'", "skill", "dance"),
    ("UPDATE session SET lesson = NULL, skill = 'reading', level = 'D1'", "level", "D1"),
  ])
  func `an unknown value is named in the error`(
    script: String,
    column: String,
    value: String
  ) throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    try store.journal.append(entries([answer()])[0], to: "1")
    try run(script, on: folder.record)
    let error = #expect(throws: DatabaseError.self) { try store.journal.session(id: "1") }
    #expect(error?.reason == .unknownValue(column: column, value: value))
    #expect(throws: DatabaseError.self) { try store.export { _ in true } }
  }

  @Test func `an unknown level in the profile is an error`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.save(Profile(name: "Ali", level: .a1, hasTurkishKeyboard: true))
    try run("UPDATE profile SET level = 'Z9'", on: folder.record)
    let error = #expect(throws: DatabaseError.self) { try store.profile() }
    #expect(error?.reason == .unknownValue(column: "level", value: "Z9"))
  }
}
