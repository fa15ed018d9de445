import CSQLite
import Cards
import Coordination
import Feedback
import Foundation
import Memory
import Storage
import Testing

/// A record in its own folder, which can be backed up, damaged and restored.
struct RecordWithBackups {
  let folder: TemporaryFolder
  var backups: BackupFolder { BackupFolder(record: folder.record) }

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  /// Opens the record as the program does, and works on it.
  @discardableResult
  func open<Value>(_ work: (LearnerStore) throws -> Value) throws -> Value {
    try work(try LearnerStore(path: folder.record))
  }

  /// Adds a session, words with answers, an explanation and a conversation, with ids that begin
  /// with a name.
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

  /// The lines of the export of a record.
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

  /// Restores the record; returns the restoration and the path of the old record.
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
