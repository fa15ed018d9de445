import CSQLite
import Coordination
import Foundation
import RandomTestSupport
import Storage
import Synchronization
import Testing

#if canImport(Glibc)
  private let sizeOfFiles = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let sizeOfFiles = RLIMIT_FSIZE
#endif

@Suite(.seeded) struct SafetyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [UInt64](1...5))
  func `after a crash at any moment every entry is there exactly once`(seed: UInt64) throws {
    var generator = JournalGenerator(seed: seed)
    let journal = generator.journal(60)
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for count in 1...journal.count {
      try store.journal.append(journal[count - 1], to: "1")
      guard Int.random(in: 0..<4, using: &generator.random) == 0 else { continue }
      let reopened = try LearnerStore(path: try folder.crashCopy().record)
      #expect(try reopened.journal.session(id: "1")?.entries == Array(journal[..<count]))
    }
  }

  @Test func `a log that was cut in the middle of an entry keeps all entries before it`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    let journal = entries(Array(repeating: answer(), count: 6))
    for entry in journal { try store.journal.append(entry, to: "1") }
    let size = try #require(try folder.contents["record.sqlite-wal"]?.count)
    var counts: Set<Int> = []
    for length in stride(from: size, through: 0, by: -1_500) {
      let crashed = try folder.crashCopy()
      let log = try FileHandle(forWritingTo: URL(fileURLWithPath: crashed.record + "-wal"))
      try log.truncate(atOffset: UInt64(length))
      try log.close()
      let found = try LearnerStore(path: crashed.record).journal.session(id: "1")?.entries ?? []
      #expect(found == Array(journal.prefix(found.count)))
      counts.insert(found.count)
    }
    #expect(counts == Set(0...6))
  }

  @Test func `windows that write at the same time store each entry once`() throws {
    let path = folder.record
    let stored = Mutex(0)
    let unexpected = Mutex<[String]>([])
    _ = try LearnerStore(path: path).journal.begin(plan())
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      do {
        let store = try LearnerStore(path: path)
        for sequence in 0..<25 {
          let entry = JournalEntry(sequence: sequence, time: 0, event: answer())
          do throws(DatabaseError) {
            try store.journal.append(entry, to: "1")
            stored.withLock { $0 += 1 }
          } catch {
            guard case .sequenceTaken(let next) = error.reason, next > sequence else { throw error }
          }
        }
      } catch {
        unexpected.withLock { $0.append("\(error)") }
      }
    }
    #expect(unexpected.withLock { $0 } == [])
    #expect(stored.withLock { $0 } == 25)
    let found = try LearnerStore(path: path).journal.session(id: "1")
    #expect(found?.entries.map(\.sequence) == Array(0..<25))
  }

  @Test func `windows that start at the same time begin one record`() throws {
    for round in 0..<10 {
      let path = folder.path + "/\(round)/record.sqlite"
      let unexpected = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { window in
        do { try LearnerStore(path: path).journal.begin(plan("\(window)")) } catch {
          unexpected.withLock { $0.append("\(error)") }
        }
      }
      #expect(unexpected.withLock { $0 } == [])
      let store = try LearnerStore(path: path)
      for window in 0..<4 { #expect(try store.journal.session(id: "\(window)") != nil) }
    }
  }

  /// A limit on file sizes simulates a full disk; it is far above what other tests write meanwhile.
  @Test func `on a full disk an answer is refused and the old ones stay`() throws {
    let limit: UInt64 = 32 << 20
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    var old = rlimit()
    try #require(getrlimit(sizeOfFiles, &old) == 0)
    signal(SIGXFSZ, SIG_IGN)
    var small = old
    small.rlim_cur = rlim_t(limit)
    try #require(setrlimit(sizeOfFiles, &small) == 0)
    defer { setrlimit(sizeOfFiles, &old) }
    let text = String(repeating: "ç", count: 3 << 20)
    var stored = 0
    let error = #expect(throws: DatabaseError.self) {
      while stored < 20 {
        try store.journal.append(
          JournalEntry(sequence: stored, time: 0, event: answer(text: text)),
          to: "1"
        )
        stored += 1
      }
    }
    #expect(error?.reason == .full)
    #expect(stored > 0)
    setrlimit(sizeOfFiles, &old)
    #expect(try store.journal.session(id: "1")?.entries.count == stored)
    try store.journal.append(JournalEntry(sequence: stored, time: 0, event: answer()), to: "1")
    #expect(
      try LearnerStore(path: folder.record).journal.session(id: "1")?.entries.count == stored + 1
    )
  }

  @Test func `a folder that can't be made is a clear error`() throws {
    let file = "\(folder.path)/file"
    try #require(FileManager.default.createFile(atPath: file, contents: nil))
    let path = "\(file)/dilim/record.sqlite"
    let error = #expect(throws: DatabaseError.self) { try LearnerStore(path: path) }
    guard case .failed(let code, _, _) = error?.reason else {
      Issue.record("another reason: \(String(describing: error))")
      return
    }
    #expect(code == ENOTDIR && error?.path == path)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `a folder or file that can't be written is a clear error`() throws {
    let journal = entries([answer(), .finished])
    do {
      let store = try LearnerStore(path: folder.record)
      try store.journal.begin(plan())
      try store.journal.append(journal[0], to: "1")
    }
    let before = try folder.contents
    for (target, locked, open) in [(folder.path, 0o500, 0o700), (folder.record, 0o400, 0o600)] {
      chmod(target, mode_t(locked))
      defer { chmod(target, mode_t(open)) }
      let error = #expect(throws: DatabaseError.self) {
        try LearnerStore(path: folder.record).journal.append(journal[1], to: "1")
      }
      #expect(error?.reason == .readOnly)
      #expect(try folder.contents == before)
    }
    #expect(try LearnerStore(path: folder.record).journal.session(id: "1")?.entries == [journal[0]])
  }

  @Test func `a window waits for another that holds the record, then reports an error`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    var other: OpaquePointer?
    defer { sqlite3_close(other) }
    try #require(sqlite3_open(folder.record, &other) == SQLITE_OK)
    try #require(sqlite3_exec(other, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    let error = #expect(throws: DatabaseError.self) {
      try store.journal.append(entries([answer()])[0], to: "1")
    }
    #expect(error?.reason == .busy)
    #expect(try store.journal.session(id: "1")?.entries.isEmpty == true)
    try #require(sqlite3_exec(other, "ROLLBACK", nil, nil, nil) == SQLITE_OK)
    try store.journal.append(entries([answer()])[0], to: "1")
  }
}
