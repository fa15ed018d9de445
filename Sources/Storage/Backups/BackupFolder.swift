package import Memory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The backups of a record, in a folder beside it.
///
/// A backup gets its name when it is complete, checked and on the disk; older backups are deleted
/// only after that. So every file named after a day is whole, even if the program is killed.
package struct BackupFolder: Sendable {
  /// The path of the record.
  package let record: String
  package let path: String

  /// The path of an unfinished backup, which only the holder of the lock may touch.
  var draft: String { "\(path)/.draft" }

  package init(record: String) {
    self.record = record
    let folder = record.lastIndex(of: "/").map { record[..<$0] } ?? "."
    path = "\(folder)/backups"
  }

  /// All backups, the oldest first.
  package var backups: [Backup] {
    StoredFile.names(in: path).compactMap { name in
      guard let day = Backup.day(of: name) else { return nil }
      let file = "\(path)/\(name)"
      return Backup(day: day, path: file, byteCount: StoredFile.size(of: file))
    }.sorted { $0.day < $1.day }
  }

  /// The newest backup.
  ///
  /// A backup from the future was made when the clock was wrong. It counts only if there is no
  /// other.
  package func newest(on today: StudyDay) -> Backup? { ordered(on: today).last }

  /// All backups, the least important first: future days, then from the oldest to the newest.
  package func ordered(on today: StudyDay) -> [Backup] {
    let all = backups
    return all.filter { $0.day > today } + all.filter { $0.day <= today }
  }

  /// Does the work while holding the lock on the folder.
  ///
  /// Gives nil without doing it if another window holds the lock, unless `isWaiting`.
  func locked<Value>(
    isWaiting: Bool = false,
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try StoredFile.createFolder(path)
    return try StoredFile.withDescriptor(path, O_RDONLY) { (folder) throws(DatabaseError) in
      // The lock ends with the descriptor, even if the program is killed.
      guard flock(folder, isWaiting ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
        if errno == EWOULDBLOCK { return nil }
        throw SystemFailure.error(errno, doing: "flock", path: path)
      }
      // A child process that is just being started has a copy of the descriptor, which would hold
      // the lock until the child runs its program.
      defer { flock(folder, LOCK_UN) }
      removeDraft()
      defer { removeDraft() }
      return try work()
    }
  }

  func removeDraft() {
    for suffix in ["", "-journal", "-wal", "-shm"] { StoredFile.remove(draft + suffix) }
  }

  /// Renames the draft to the backup of a day after syncing it to the disk.
  func publish(as day: StudyDay) throws(DatabaseError) {
    try StoredFile.sync(draft)
    try StoredFile.rename(draft, to: "\(path)/\(Backup.name(of: day))")
    try StoredFile.syncFolder(path)
  }
}
