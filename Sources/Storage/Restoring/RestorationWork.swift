import Memory

/// The steps of rebuilding a record.
struct RestorationWork {
  private let record: String
  private let lock: RecordLock?
  private let backups: BackupFolder
  /// The folder in which the new record is built.
  private let productFolder: PrivateFolder
  /// The folder for the copy of the present record.
  private let copyFolder: PrivateFolder

  init(
    _ record: String,
    _ lock: RecordLock?,
    _ backups: BackupFolder,
    productFolder: PrivateFolder,
    copyFolder: PrivateFolder
  ) {
    (self.record, self.lock, self.backups) = (record, lock, backups)
    (self.productFolder, self.copyFolder) = (productFolder, copyFolder)
  }

  /// The path of the new record.
  var product: String { "\(productFolder.path)/learner.db" }

  private var copy: String { "\(copyFolder.path)/learner.db" }

  /// Copies the present record and checks the copy.
  func examine() throws(DatabaseError) -> Restoration.Present {
    guard StoredFile.exists(record) else { return .missing }
    _ = try RecordFiles(record).consistentCopy(in: copyFolder, through: lock)
    return try Self.state(of: copy)
  }

  /// The state of a copy with its log; the files stay as they are.
  static func state(of path: String) throws(DatabaseError) -> Restoration.Present {
    do throws(DatabaseError) {
      let found = try DatabaseFile.inspect(at: path, supported: Migrations.version)
      if found == .empty { return .damaged(detail: "it is empty") }
      let connection = try Connection(path: path)
      connection.keepLogOnClose()
      try RecordCheck.run(on: connection)
      return .whole(try RecordTally(connection))
    } catch {
      switch error.reason {
      case .unreadable(let detail): return .damaged(detail: detail)
      // SQLite can read the file, but the content is not that of a record.
      case .failed(_, let message, _): return .damaged(detail: message)
      default: throw error
      }
    }
  }

  /// The sources from which the new record is built.
  struct Choice {
    var base: Restoration.Base?
    var damagedBackups: [Backup] = []
    /// A backup with rows that the base may lack.
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
      choice.damagedBackups.append(backup)
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

  /// Deletes the log of the copy and checks the rest.
  private func mainFile() throws(DatabaseError) -> RecordTally {
    StoredFile.remove("\(copy)-wal")
    return try RecordCheck.run(on: copy)
  }

  /// Builds the record; returns a report on the rows that were salvaged.
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
    // Closing the last connection checkpoints the log into the file.
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

  /// Copies a record with its log; throws if it is damaged.
  private func copyRecord(_ path: String) throws(DatabaseError) {
    let found = try DatabaseFile.inspect(at: path, supported: Migrations.version)
    guard case .record = found else {
      throw DatabaseError(.unreadable(detail: "it is empty or missing"), path: path)
    }
    _ = try RecordFiles(path).consistentCopy(in: productFolder)
    if case .damaged(let detail) = try Self.state(of: product) {
      throw DatabaseError(.unreadable(detail: detail), path: path)
    }
  }

  /// Copies the base before its schema is migrated; returns the path of the copy.
  private func copyOfBase() throws(DatabaseError) -> String {
    let model = "\(copyFolder.path)/model"
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
