package import Memory

/// The backup of the day.
extension BackupFolder {
  /// The result of making the backup of the day.
  package enum Outcome: Sendable, Equatable {
    case made
    /// Today's backup exists, or the record has not changed.
    case notNeeded
    /// Another window is making it.
    case elsewhere
    case stopped
  }

  /// Whether the record may have changed since the last backup, and today's is not there.
  package func isDue(on day: StudyDay) -> Bool {
    guard let stamp = FileStamp(record: record) else { return false }
    let known = ordered(on: day)
    if known.contains(where: { $0.day == day }) { return false }
    guard let newest = known.last else { return true }
    return FileStamp(record: newest.path)?.time != stamp.time
  }

  /// Makes the backup of the day and keeps so many of them.
  ///
  /// The record is read through a connection of its own, so that this may run on any thread. A copy
  /// that is damaged is none: then the record is, and the error says so. Whatever fails, the
  /// backups that there are stay.
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
      guard try drawUp(while: mayGoOn) else { return .stopped }
      if let newest = newest(on: day), try isSame(newest) {
        try stamp.put(on: newest.path)
        return .notNeeded
      }
      try stamp.put(on: draft)
      try publish(as: day)
      thin(to: count, on: day)
      return .made
    }
    return outcome ?? .elsewhere
  }

  /// The bytes that a backup leaves free for answers.
  private static let reserve: Int64 = 1 << 20

  private func checkRoom(for stamp: FileStamp) throws(DatabaseError) {
    guard let room = StoredFile.room(in: path) else { return }
    if room < stamp.size + stamp.logSize + Self.reserve { throw DatabaseError(.full, path: path) }
  }

  /// Copies the record to the draft and checks it; false if it was stopped.
  private func drawUp(while mayGoOn: () -> Bool) throws(DatabaseError) -> Bool {
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

  /// Whether a backup holds what the draft holds; the first bytes count the changes of a file.
  private func isSame(_ backup: Backup) throws(DatabaseError) -> Bool {
    try StoredFile.isSame(backup.path, draft, from: 100)
  }

  /// Removes those that count least, never the one of the day.
  private func thin(to count: Int, on day: StudyDay) {
    for backup in ordered(on: day).dropLast(count) where backup.day != day {
      StoredFile.remove(backup.path)
    }
  }
}
