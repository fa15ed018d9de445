import Coordination
import Curriculum
import Feedback
import Screens
import Storage
import TextSafety

/// The learner's record, whose errors are sentences for the learner; created at the first write.
///
/// A process opens at most one: see ``LearnerStore``.
final class Record {
  let access: RecordAccess
  private var path: String { access.path }

  init(path: String) { access = RecordAccess(path: path) }

  func profile() throws(Failure) -> Profile? {
    try reading { (store) throws(DatabaseError) in try store.profile() } ?? nil
  }

  func progress() throws(Failure) -> Progress? {
    try reading { (store) throws(DatabaseError) in try store.journal.progress() }
  }

  /// The lessons that were begun, each with the number of times that it was finished.
  func begunLessons() throws(Failure) -> [LessonID: Int]? {
    try reading { (store) throws(DatabaseError) in try store.journal.begunLessons() }
  }

  func activity(secondsAheadOfUTC offset: Int) throws(Failure) -> Activity? {
    try reading { (store) throws(DatabaseError) in
      try store.journal.activity(secondsAheadOfUTC: offset)
    }
  }

  func session(id: String) throws(Failure) -> StoredSession? {
    try reading { (store) throws(DatabaseError) in try store.journal.session(id: id) } ?? nil
  }

  func unfinishedSession(_ kind: SessionPlan.Kind) throws(Failure) -> StoredSession? {
    try reading { (store) throws(DatabaseError) in try store.journal.unfinishedSession(kind: kind) }
      ?? nil
  }

  func unfinished() throws(Failure) -> Overview.Unfinished? {
    guard
      let stored = try reading({ (store) throws(DatabaseError) in
        try store.journal.latestUnfinished()
      })
        ?? nil
    else { return nil }
    if let (answered, most) = stored.plan.testProgress(stored.entries) {
      return Overview.Unfinished(
        session: stored.plan.id,
        kind: stored.plan.kind,
        settled: answered,
        total: most
      )
    }
    return Overview.Unfinished(
      session: stored.plan.id,
      kind: stored.plan.kind,
      settled: LessonProgress(plan: stored.plan, entries: stored.entries).settledCount,
      total: stored.plan.items.count
    )
  }

  func save(_ profile: Profile) throws(Failure) {
    try writing { (store) throws(DatabaseError) in try store.save(profile) }
  }

  /// Begins a session; one that a crash left without entries is kept.
  func begin(_ plan: SessionPlan) throws(Failure) {
    try writing { (store) throws(DatabaseError) in
      do throws(DatabaseError) {
        try store.journal.begin(plan)
      } catch {
        guard case .sessionExists = error.reason else { throw error }
      }
    }
  }

  func append(_ entry: JournalEntry, to session: String) throws(Failure) {
    try writing { (store) throws(DatabaseError) in try store.journal.append(entry, to: session) }
  }

  func abandon(session: String) throws(Failure) {
    try writing { (store) throws(DatabaseError) in try store.journal.abandon(session: session) }
  }

  /// Passes each line of an export to `write`; only a header if there is no record yet.
  ///
  /// Returns false if `write` did, which stops the export.
  func export(_ write: (String) -> Bool) throws(Failure) -> Bool {
    let isWhole = try reading { (store) throws(DatabaseError) in try store.export(write) }
    return isWhole ?? LearnerStore.emptyExport.map(write) ?? true
  }

  func merge(_ next: () throws(ImportError) -> [UInt8]?) throws(Failure) -> ImportSummary {
    do {
      return try access.opened().merge(next)
    } catch let error as ImportError {
      if case .database(let error) = error.reason { throw failure(error) }
      throw .data(Wording.sentence(for: error))
    } catch let error as DatabaseError {
      throw failure(error)
    } catch let error as Failure {
      throw error
    } catch {
      throw .data("\(error)")
    }
  }

  /// The explanations of answers to an item that were never shown.
  func newExplanations(of item: ItemID) throws(Failure) -> [KeptExplanation] {
    let all = try reading { (store) throws(DatabaseError) in try store.explanations.all(of: item) }
    return (all ?? []).filter { $0.shown == 0 }
  }

  /// Reads from the record; nil if there is none yet.
  func reading<Value>(
    _ body: (LearnerStore) throws(DatabaseError) -> Value
  ) throws(Failure) -> Value? {
    do throws(DatabaseError) { return try access.reading(body) } catch { throw failure(error) }
  }

  /// Writes to the record, which is created if there is none yet.
  func writing<Value>(
    _ body: (LearnerStore) throws(DatabaseError) -> Value
  ) throws(Failure) -> Value {
    do throws(DatabaseError) { return try access.writing(body) } catch { throw failure(error) }
  }

  /// Runs a body that reads and writes this record, and turns its errors into sentences.
  func working<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
    do { return try body() } catch { throw failure(error) }
  }

  /// Turns an error of work on this record into a sentence for the learner.
  func failure(_ error: any Error) -> Failure {
    switch error {
    case let failure as Failure: failure
    case let error as DatabaseError: failure(error)
    case let error as PromptError: Failure(error)
    default: .data("\(error)")
    }
  }

  /// Throws if the record can't be written.
  func checkWritable() throws(Failure) {
    do throws(DatabaseError) { try LearnerStore.checkWritable(path: path) } catch {
      throw failure(error)
    }
  }

  /// Adds what to do about a damaged record.
  private func failure(_ error: DatabaseError) -> Failure {
    let sentence = Wording.sentence(for: error)
    guard case .unreadable = error.reason, error.path == path else { return .data(sentence) }
    return .data("\(sentence) \(Wording.rescue(BackupFolder(record: path)))")
  }
}
