#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder for the learner alone, for work on copies of the record.
struct PrivateFolder {
  let path: String

  /// Makes one where temporary files belong.
  init() throws(DatabaseError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    try self.init(pattern: "\(place)/dilim-XXXXXX")
  }

  /// Makes one beside a record, so that files can be moved from one to the other in one step.
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

  /// Removes what killed programs have left beside a record.
  static func removeLeftovers(beside record: String) {
    let files = RecordFiles(record)
    for name in StoredFile.names(in: files.folder) where name.hasPrefix("\(files.name).work-") {
      PrivateFolder(path: "\(files.folder)/\(name)").remove()
    }
  }

  private init(path: String) { self.path = path }

  /// Removes it with the files in it.
  func remove() {
    for name in StoredFile.names(in: path) { StoredFile.remove("\(path)/\(name)") }
    rmdir(path)
  }
}
