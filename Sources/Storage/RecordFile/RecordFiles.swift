/// The files that make up a record on the disk.
struct RecordFiles {
  let path: String
  /// The suffixes of files beside the record that belong to its content.
  static let companions = ["-wal", "-journal"]

  init(_ path: String) { self.path = path }

  /// The folder of the files.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of the file without its folder.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// Makes a consistent copy of the record in a folder; returns the path of the copy.
  ///
  /// If another process writes meanwhile, copying starts again, up to four times. A record that
  /// this process has locked is read through the descriptor of the lock.
  func consistentCopy(
    in folder: PrivateFolder,
    through lock: RecordLock? = nil
  ) throws(DatabaseError) -> String {
    let copy = "\(folder.path)/learner.db"
    for _ in 0..<4 {
      let before = FileStamp(record: path)
      for suffix in [""] + Self.companions {
        StoredFile.remove(copy + suffix)
        if suffix.isEmpty, let lock {
          try StoredFile.copy(descriptor: lock.descriptor, path, to: copy)
        } else if StoredFile.exists(path + suffix) {
          try StoredFile.copy(path + suffix, to: copy + suffix)
        }
      }
      if FileStamp(record: path) == before { return copy }
    }
    throw DatabaseError(.busy, path: path)
  }

  /// Keeps the files under second names, as hard links or, where the file system has none, as
  /// copies.
  func link(to kept: String, through lock: RecordLock) throws(DatabaseError) {
    for suffix in Self.companions where StoredFile.exists(path + suffix) {
      if !StoredFile.link(path + suffix, to: kept + suffix) {
        try StoredFile.copy(path + suffix, to: kept + suffix)
        try StoredFile.sync(kept + suffix)
      }
    }
    if !StoredFile.link(path, to: kept) {
      try StoredFile.copy(descriptor: lock.descriptor, path, to: kept)
      try StoredFile.sync(kept)
    }
    try StoredFile.syncFolder(folder)
  }
}
