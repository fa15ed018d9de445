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
/// A backup gets its name when it is complete, checked and on the disk. Older backups are deleted only
/// after that. So every file named for a day is whole, even if the program is killed.
package struct BackupFolder: Sendable {
  /// The record that they are of.
  package let record: String
  package let path: String

  /// The path of an unfinished backup; only the holder of the lock may touch it.
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

  /// The newest backup; one that is named for a day to come was made by a clock that was wrong, and
  /// only counts where there is no other.
  package func newest(on today: StudyDay) -> Backup? { ordered(on: today).last }

  /// All backups, those that count least first: the days to come, then from the oldest to the newest.
  package func ordered(on today: StudyDay) -> [Backup] {
    let all = backups
    return all.filter { $0.day > today } + all.filter { $0.day <= today }
  }

  /// Does the work with the folder to itself; nil, without doing it, if another window has it and
  /// is not waited for.
  func locked<Value>(
    isWaiting: Bool = false,
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try StoredFile.createFolder(path)
    return try StoredFile.withDescriptor(path, O_RDONLY) { (folder) throws(DatabaseError) in
      // The lock goes with the descriptor, however the program ends.
      guard flock(folder, isWaiting ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
        if errno == EWOULDBLOCK { return nil }
        throw SystemFailure.error(errno, doing: "flock", path: path)
      }
      removeDraft()
      defer { removeDraft() }
      return try work()
    }
  }

  func removeDraft() {
    for suffix in ["", "-journal", "-wal", "-shm"] { StoredFile.remove(draft + suffix) }
  }

  /// Gives the draft the name of its day, once it is on the disk.
  func publish(as day: StudyDay) throws(DatabaseError) {
    try StoredFile.sync(draft)
    try StoredFile.rename(draft, to: "\(path)/\(Backup.name(of: day))")
    try StoredFile.syncFolder(path)
  }
}
