#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary folder for work on copies of the record, accessible to the learner only.
struct PrivateFolder {
  let path: String

  /// Creates a folder in `TMPDIR` or `/tmp`.
  init() throws(DatabaseError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    try self.init(pattern: "\(place)/dilim-XXXXXX")
  }

  /// Creates a folder beside a record, from which files can be renamed to the record atomically.
  init(beside record: String) throws(DatabaseError) {
    try self.init(pattern: "\(record).work-XXXXXX")
  }

  private init(pattern: String) throws(DatabaseError) {
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw SystemFailure.error(errno, doing: "mkdtemp", path: pattern)
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folders that killed programs have left beside a record.
  static func removeLeftovers(beside record: String) {
    let files = RecordFiles(record)
    for name in StoredFile.names(in: files.folder) where name.hasPrefix("\(files.name).work-") {
      PrivateFolder(path: "\(files.folder)/\(name)").remove()
    }
  }

  private init(path: String) { self.path = path }

  /// Removes the folder with the files in it.
  func remove() {
    for name in StoredFile.names(in: path) { StoredFile.remove("\(path)/\(name)") }
    rmdir(path)
  }
}
