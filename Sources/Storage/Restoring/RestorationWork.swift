import Memory

/// The steps by which a restored record is made.
struct RestorationWork {
  private let record: String
  private let lock: RecordLock?
  private let backups: BackupFolder
  /// Where the new record is built.
  private let workshop: PrivateFolder
  /// Where the copy of the present one lies.
  private let yard: PrivateFolder

  init(
    _ record: String,
    _ lock: RecordLock?,
    _ backups: BackupFolder,
    workshop: PrivateFolder,
    yard: PrivateFolder
  ) {
    (self.record, self.lock, self.backups) = (record, lock, backups)
    (self.workshop, self.yard) = (workshop, yard)
  }

  /// The new record.
  var product: String { "\(workshop.path)/learner.db" }

  private var copy: String { "\(yard.path)/learner.db" }

  /// Copies the present record and looks at the copy.
  func examine() throws(DatabaseError) -> Restoration.Present {
    guard StoredFile.exists(record) else { return .missing }
    _ = try RecordFiles(record).settledCopy(in: yard, through: lock)
    return try Self.state(of: copy)
  }

  /// Whether a copy, with the log beside it, is whole; its files stay as they are.
  static func state(of path: String) throws(DatabaseError) -> Restoration.Present {
    do throws(DatabaseError) {
      let found = try DatabaseFile.look(at: path, supported: Migrations.version)
      if found == .empty { return .damaged(detail: "it is empty") }
      let connection = try Connection(path: path)
      connection.keepLogOnClose()
      try RecordCheck.run(on: connection)
      return .whole(try RecordTally(connection))
    } catch {
      switch error.reason {
      case .unreadable(let detail): return .damaged(detail: detail)
      // SQLite could read it, but not as a record.
      case .failed(_, let message, _): return .damaged(detail: message)
      default: throw error
      }
    }
  }

  /// The sources of the new record.
  struct Choice {
    var base: Restoration.Base?
    var passedOver: [Backup] = []
    /// Another undamaged record of the learner, with rows that the base may lack.
    var addition: Backup?
  }

  func choose(
    _ source: Restoration.Source,
    _ present: Restoration.Present,
    on today: StudyDay
  ) throws(DatabaseError) -> Choice {
    switch source {
    case .backup(let backup): return Choice(base: .backup(backup))
    case .file(let path): return Choice(base: .file(path))
    case .newest: break
    }
    if case .whole = present { return Choice(base: nil) }
    var choice = Choice(base: .nothing)
    let whole = backups.ordered(on: today).reversed().first { backup in
      if (try? RecordCheck.run(on: backup.path)) != nil { return true }
      choice.passedOver.append(backup)
      return false
    }
    if present == .damaged(detail: DatabaseFile.damagedLog), isWholeWithoutLog() {
      choice.base = .recordWithoutLog
      choice.addition = whole
    } else if let whole {
      choice.base = .backup(whole)
    }
    return choice
  }

  private func isWholeWithoutLog() -> Bool { (try? mainFile()) != nil }

  /// The copy without its log, checked.
  private func mainFile() throws(DatabaseError) -> RecordTally {
    StoredFile.remove("\(copy)-wal")
    return try RecordCheck.run(on: copy)
  }

  /// Builds the record; gives what was read from the damaged one.
  func build(
    _ choice: Choice,
    _ present: Restoration.Present
  ) throws(DatabaseError) -> SalvageReport? {
    guard let base = choice.base else { return nil }
    switch base {
    case .backup(let backup): try copyRecord(backup.path)
    case .file(let path): try copyRecord(path)
    case .recordWithoutLog: try StoredFile.copy(copy, to: product)
    case .nothing: break
    }
    let model = base == .nothing ? nil : try copyOfBase()
    // Closing the last connection carries the log into the file.
    let store = try LearnerStore(path: product)
    if let addition = choice.addition {
      return try merge(Connection(path: addition.path, for: .immutable), into: store)
    }
    guard case .damaged = present, base != .recordWithoutLog else { return nil }
    guard let source = DamagedCopy(path: copy, model: model).open() else {
      return .nothing
    }
    return try merge(source, into: store)
  }

  /// Copies a record with its log, and refuses it if it is damaged.
  private func copyRecord(_ path: String) throws(DatabaseError) {
    let found = try DatabaseFile.look(at: path, supported: Migrations.version)
    guard case .ours = found else {
      throw DatabaseError(.unreadable(detail: "there is no record in it"), path: path)
    }
    _ = try RecordFiles(path).settledCopy(in: workshop)
    if case .damaged(let detail) = try Self.state(of: product) {
      throw DatabaseError(.unreadable(detail: detail), path: path)
    }
  }

  /// The base as it is before it is brought to the present form.
  private func copyOfBase() throws(DatabaseError) -> String {
    let model = "\(yard.path)/model"
    try StoredFile.copy(product, to: model)
    return model
  }

  private func merge(
    _ source: Connection,
    into store: LearnerStore
  ) throws(DatabaseError) -> SalvageReport {
    let salvage = Salvage(source, into: store)
    try salvage.run()
    return salvage.report
  }
}
