/// The files that make up a record on the disk.
struct RecordFiles {
  let path: String
  /// What may stand beside the file and belongs to its content.
  static let companions = ["-wal", "-journal"]

  init(_ path: String) { self.path = path }

  /// The folder in which they lie.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Copies the record to a folder as it is at one moment; gives the path of the copy.
  ///
  /// Others may write to it meanwhile: then it is copied again, a few times over.
  func settledCopy(in folder: PrivateFolder) throws(DatabaseError) -> String {
    let copy = "\(folder.path)/learner.db"
    for _ in 0..<4 {
      let before = FileStamp(record: path)
      for suffix in [""] + Self.companions {
        StoredFile.remove(copy + suffix)
        guard StoredFile.exists(path + suffix) else { continue }
        try StoredFile.copy(path + suffix, to: copy + suffix)
      }
      if FileStamp(record: path) == before { return copy }
    }
    throw DatabaseError(.busy, path: path)
  }
}
