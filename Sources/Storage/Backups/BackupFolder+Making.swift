package import Memory

/// Making the backup of the day.
extension BackupFolder {
  /// The result of making a backup.
  package enum Outcome: Sendable, Equatable {
    case made
    /// Today's backup exists, or the record has not changed.
    case notNeeded
    /// Another window is making it.
    case elsewhere
    case stopped
  }

  /// Whether the record may have changed since the last backup, and today has no backup yet.
  package func isDue(on day: StudyDay) -> Bool {
    guard let stamp = FileStamp(record: record) else { return false }
    let known = ordered(on: day)
    if known.contains(where: { $0.day == day }) { return false }
    guard let newest = known.last else { return true }
    return FileStamp(record: newest.path)?.time != stamp.time
  }

  /// Makes the backup of the day and deletes all but the newest `count` backups.
  ///
  /// Opens its own connection to the record, so it may run on any thread. If the copy is damaged,
  /// so is the record, and the error names the record. Existing backups survive every failure.
  package func make(
    on day: StudyDay,
    keeping count: Int,
    while mayGoOn: () -> Bool
  ) throws(DatabaseError) -> Outcome {
    guard count > 0, isDue(on: day) else { return .notNeeded }
    let outcome = try locked { () throws(DatabaseError) -> Outcome in
      // Another window may have been faster.
      guard isDue(on: day), let stamp = FileStamp(record: record) else { return .notNeeded }
      try checkRoom(for: stamp)
      guard try makeDraft(while: mayGoOn) else { return .stopped }
      if let newest = newest(on: day), try isSame(newest) {
        try stamp.apply(to: newest.path)
        return .notNeeded
      }
      try stamp.apply(to: draft)
      try publish(as: day)
      deleteBackups(beyond: count, on: day)
      return .made
    }
    return outcome ?? .elsewhere
  }

  /// The bytes of disk space that a backup leaves free for answers.
  private static let reserve: Int64 = 1 << 20

  private func checkRoom(for stamp: FileStamp) throws(DatabaseError) {
    guard let room = StoredFile.freeSpace(in: path) else { return }
    if room < stamp.size + stamp.logSize + Self.reserve { throw DatabaseError(.full, path: path) }
  }

  /// Copies the record to the draft and checks the copy; false if it was stopped.
  private func makeDraft(while mayGoOn: () -> Bool) throws(DatabaseError) -> Bool {
    try StoredFile.create(draft)
    let source = try Connection(path: record)
    guard try source.copy(to: draft, while: mayGoOn) else { return false }
    // A copy has no log, so its header must not ask for one.
    try StoredFile.overwrite(draft, at: 18, [1, 1])
    do throws(DatabaseError) {
      _ = try RecordCheck.run(on: draft)
    } catch {
      guard case .unreadable = error.reason else { throw error }
      throw DatabaseError(error.reason, path: record)
    }
    return mayGoOn()
  }

  /// Whether a backup has the same content as the draft; ignores the header with its change
  /// counter.
  private func isSame(_ backup: Backup) throws(DatabaseError) -> Bool {
    try StoredFile.isSame(backup.path, draft, from: 100)
  }

  /// Deletes the least important backups until `count` are left, but never that of the day.
  private func deleteBackups(beyond count: Int, on day: StudyDay) {
    for backup in ordered(on: day).dropLast(count) where backup.day != day {
      StoredFile.remove(backup.path)
    }
  }
}
