package import Memory

/// A record made of a backup and of what a damaged record still gives, ready to take its place.
///
/// Until ``commit(on:)`` all work is done on copies, in folders that go with this.
package final class Restoration {
  /// The record to restore from.
  package enum Source: Sendable, Equatable {
    /// The newest backup that is whole, if the record is not.
    case newest
    case backup(Backup)
    /// A record of any name.
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
    /// The record itself, whose log alone is damaged.
    case recordWithoutLog
    /// There is no backup.
    case nothing
  }

  package let present: Present
  /// Nil if nothing is to be done: the record is whole, and no backup was asked for.
  package let base: Base?
  /// Backups that are damaged themselves.
  package let passedOver: [Backup]
  /// The rows salvaged from the damaged record; nil if no record was read for them.
  package let salvage: SalvageReport?
  /// The number of answers in the restored record.
  package let tally: RecordTally

  private let record: String
  private let lock: RecordLock?
  private let workshop: PrivateFolder
  private let yard: PrivateFolder
  private let isRehearsal: Bool

  /// Does everything but the last step; a rehearsal leaves no trace, and works too where nothing can
  /// be written.
  ///
  /// Throws `.busy` if another window has the record open.
  package init(
    of name: String,
    from source: Source,
    on today: StudyDay,
    isRehearsal: Bool
  ) throws(DatabaseError) {
    // A link stays, and what it leads to is replaced; its backups lie beside the link.
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
    workshop = isRehearsal ? try PrivateFolder() : try PrivateFolder(beside: record)
    do throws(DatabaseError) {
      yard = isRehearsal ? try PrivateFolder() : try PrivateFolder(beside: record)
    } catch {
      workshop.remove()
      throw error
    }
    let work = RestorationWork(
      record,
      lock,
      BackupFolder(record: name),
      workshop: workshop,
      yard: yard
    )
    do throws(DatabaseError) {
      present = try work.examine()
      let choice = try work.choose(source, present, on: today)
      (base, passedOver) = (choice.base, choice.passedOver)
      salvage = try work.build(choice, present)
      tally = base == nil ? RecordTally() : try RecordCheck.run(on: work.product)
    } catch {
      workshop.remove()
      yard.remove()
      throw error
    }
  }

  deinit {
    workshop.remove()
    yard.remove()
  }

  private static func lock(
    _ record: String,
    isRehearsal: Bool
  ) throws(DatabaseError) -> RecordLock? {
    do throws(DatabaseError) { return try RecordLock.acquire(record) } catch {
      // What can't be written is not replaced: the copies of a rehearsal will do.
      if isRehearsal, error.reason == .readOnly { return nil }
      throw error
    }
  }

  /// Whether there is neither a backup nor anything that could be read.
  package var isEmptyHanded: Bool { base == .nothing && tally.answers == 0 && !hasRead }

  private var hasRead: Bool { salvage.map { $0.added != ImportSummary() } ?? false }

  /// Puts the restored record in its place; gives the path under which the one before is kept.
  package func commit(on today: StudyDay) throws(DatabaseError) -> String? {
    guard base != nil, !isRehearsal else { return nil }
    var kept: String?
    if let lock {
      let path = unusedName(on: today)
      try RecordFiles(record).link(to: path, through: lock)
      kept = path
    }
    let product = "\(workshop.path)/learner.db"
    try StoredFile.sync(product)
    try StoredFile.rename(product, to: RestoreEnd.readyPath(of: record))
    try RestoreEnd.swap(record)
    return kept
  }

  /// A name that tells what is kept and since when.
  private func unusedName(on today: StudyDay) -> String {
    let name = "\(record).\(isWhole ? "kept" : "damaged")-\(today.isoDate)"
    var number = 1
    while StoredFile.exists(number == 1 ? name : "\(name)-\(number)") { number += 1 }
    return number == 1 ? name : "\(name)-\(number)"
  }

  private var isWhole: Bool { if case .whole = present { true } else { false } }
}
