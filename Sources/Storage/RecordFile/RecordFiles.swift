/// The files that make up a record on the disk.
struct RecordFiles {
  let path: String
  /// The suffixes of files beside the record that belong to its content.
  static let companions = ["-wal", "-journal"]

  init(_ path: String) { self.path = path }

  /// The folder in which they lie.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file without its folder.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// Copies the record to a folder as it is at one moment; gives the path of the copy.
  ///
  /// Others may write to it meanwhile: then it is copied again, a few times over. What is locked is
  /// read through its lock.
  func settledCopy(
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

  /// Gives the files a second name each, which stays when the first goes.
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
