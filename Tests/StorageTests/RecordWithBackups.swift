import CSQLite
import Cards
import Coordination
import Feedback
import Foundation
import Memory
import Storage
import Testing

/// A record in a folder of its own, with what happens to records.
struct RecordWithBackups {
  let folder: TemporaryFolder
  var backups: BackupFolder { BackupFolder(record: folder.record) }

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  /// Works on the record as a start of the program does.
  @discardableResult
  func open<Value>(_ work: (LearnerStore) throws -> Value) throws -> Value {
    try work(try LearnerStore(path: folder.record))
  }

  /// A session with answers, words with answers, an explanation and a conversation, under names of
  /// their own.
  func learn(_ name: String, answers: Int = 3) throws {
    try open { store in
      try store.journal.begin(plan(name))
      for entry in entries(Array(repeating: answer(text: name), count: answers)) {
        try store.journal.append(entry, to: name)
      }
      if try store.decks.all().isEmpty { try store.decks.add(deck("d")) }
      for index in 0..<answers {
        let word = entry("\(name)\(index)")
        try store.cards.add(word, to: "d")
        try store.rate(CardID(entry: word.id, kind: .type), .good, id: "\(name)-\(index)")
      }
      try store.queue.explain(job(answer: name))
      try store.conversations.begin(conversation(name))
      try store.conversations.append(
        .init(sequence: 0, time: 0, ChatTurn(.learner, name)),
        toConversation: name
      )
    }
  }

  /// Makes the backup of a day.
  @discardableResult
  func back(up day: Int, keeping count: Int = 7) throws -> BackupFolder.Outcome {
    try backups.make(on: StudyDay(day), keeping: count) { true }
  }

  var days: [Int] { backups.backups.map(\.day.number) }

  /// What a record holds, line by line.
  func lines(at path: String? = nil) throws -> Set<String> {
    Set(try StorageTests.lines(of: try LearnerStore(path: path ?? folder.record)))
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: folder.record)) }
  }

  /// Changes the bytes of the record.
  func damage(_ change: (inout Data) -> Void) throws {
    let url = URL(fileURLWithPath: folder.record)
    var bytes = try Data(contentsOf: url)
    change(&bytes)
    try bytes.write(to: url)
  }

  func restoration(
    _ source: Restoration.Source = .newest,
    on day: Int = 20_001,
    isRehearsal: Bool = false
  ) throws -> Restoration {
    try Restoration(
      of: folder.record,
      from: source,
      on: StudyDay(day),
      isRehearsal: isRehearsal
    )
  }

  /// Restores the record; gives what was told and where the one before is kept.
  @discardableResult
  func restore(
    _ source: Restoration.Source = .newest
  ) throws -> (work: Restoration, kept: String?) {
    let work = try restoration(source)
    return (work, try work.commit(on: StudyDay(20_001)))
  }

  /// The names in the folder of the record.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
