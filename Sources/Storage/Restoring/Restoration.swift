package import Memory

/// A record that was rebuilt from a backup and the readable rows of a damaged record.
///
/// Until ``commit(on:)`` replaces the damaged record, all work is done on copies in temporary
/// folders, which are removed with this object.
package final class Restoration {
  /// The source to restore from.
  package enum Source: Sendable, Equatable {
    /// The newest undamaged backup, if the record is damaged or missing.
    case newest
    case backup(Backup)
    /// The path of another record.
    case file(String)
  }

  /// The state of the record that is replaced.
  package enum Present: Sendable, Equatable {
    case missing
    case whole(RecordTally)
    case damaged(detail: String)
  }

  /// The file from which the restored record is built, before rows of the damaged one are added.
  package enum Base: Sendable, Equatable {
    case backup(Backup)
    case file(String)
    /// The record itself without its log, if only the log is damaged.
    case recordWithoutLog
    /// An empty record, because there is no undamaged backup.
    case nothing
  }

  package let present: Present
  /// Nil if there is nothing to do: the record is undamaged, and no source was named.
  package let base: Base?
  /// Backups that could not be used because they are damaged too.
  package let damagedBackups: [Backup]
  /// The rows that were salvaged from the damaged record; nil if no rows were needed.
  package let salvage: SalvageReport?
  /// The number of answers in the restored record.
  package let tally: RecordTally

  private let record: String
  private let lock: RecordLock?
  private let productFolder: PrivateFolder
  private let copyFolder: PrivateFolder
  private let isRehearsal: Bool

  /// Rebuilds the record, without replacing the old one yet.
  ///
  /// A rehearsal leaves no trace and also works on a read-only disk. Throws `.busy` if another
  /// window has the record open.
  package init(
    of name: String,
    from source: Source,
    on today: StudyDay,
    isRehearsal: Bool
  ) throws(DatabaseError) {
    // The target of a symbolic link is replaced, not the link; the backups are beside the link.
    let record = StoredFile.resolved(name)
    self.record = record
    self.isRehearsal = isRehearsal
    if !isRehearsal {
      try RestoreEnd.finish(record: record)
      try DatabaseFile.checkWritable(record)
      try DatabaseFile.createFolders(above: record)
    }
    lock = try Self.lock(record, isRehearsal: isRehearsal)
    if lock != nil, !isRehearsal { PrivateFolder.removeLeftovers(beside: record) }
    productFolder = isRehearsal ? try PrivateFolder() : try PrivateFolder(beside: record)
    do throws(DatabaseError) {
      copyFolder = isRehearsal ? try PrivateFolder() : try PrivateFolder(beside: record)
    } catch {
      productFolder.remove()
      throw error
    }
    let work = RestorationWork(
      record,
      lock,
      BackupFolder(record: name),
      productFolder: productFolder,
      copyFolder: copyFolder
    )
    do throws(DatabaseError) {
      present = try work.examine()
      let choice = try work.choose(source, present, on: today)
      (base, damagedBackups) = (choice.base, choice.damagedBackups)
      salvage = try work.build(choice, present)
      tally = base == nil ? RecordTally() : try RecordCheck.run(on: work.product)
    } catch {
      productFolder.remove()
      copyFolder.remove()
      throw error
    }
  }

  deinit {
    productFolder.remove()
    copyFolder.remove()
  }

  private static func lock(
    _ record: String,
    isRehearsal: Bool
  ) throws(DatabaseError) -> RecordLock? {
    do throws(DatabaseError) { return try RecordLock.acquire(record) } catch {
      // A rehearsal replaces nothing, so it needs no lock.
      if isRehearsal, error.reason == .readOnly { return nil }
      throw error
    }
  }

  /// Whether there is neither a backup nor a readable row.
  package var hasNothingToRestore: Bool { base == .nothing && tally.answers == 0 && !hasRead }

  private var hasRead: Bool { salvage.map { $0.added != ImportSummary() } ?? false }

  /// Replaces the record with the restored one; returns the path under which the old one is kept.
  package func commit(on today: StudyDay) throws(DatabaseError) -> String? {
    guard base != nil, !isRehearsal else { return nil }
    var kept: String?
    if let lock {
      let path = unusedName(on: today)
      try RecordFiles(record).link(to: path, through: lock)
      kept = path
    }
    let product = "\(productFolder.path)/learner.db"
    try StoredFile.sync(product)
    try StoredFile.rename(product, to: RestoreEnd.readyPath(of: record))
    try RestoreEnd.swap(record)
    return kept
  }

  /// An unused path for the old record that says whether it is damaged, and the date.
  private func unusedName(on today: StudyDay) -> String {
    let name = "\(record).\(isWhole ? "kept" : "damaged")-\(today.isoDate)"
    var number = 1
    while StoredFile.exists(number == 1 ? name : "\(name)-\(number)") { number += 1 }
    return number == 1 ? name : "\(name)-\(number)"
  }

  private var isWhole: Bool { if case .whole = present { true } else { false } }
}
