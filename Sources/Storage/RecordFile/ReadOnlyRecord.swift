/// Opens records that can't be written, without creating files beside them.
enum ReadOnlyRecord {
  /// Opens a record with the current schema.
  ///
  /// If the file is read without a lock, `unchanged` is the stamp that it must keep; else nil.
  /// SQLite can't read a write-ahead log without a writable index, and the file without its log is
  /// outdated. In this case both are copied to a temporary folder.
  static func open(
    _ name: String
  ) throws(DatabaseError) -> (connection: Connection, unchanged: FileStamp?) {
    let path = StoredFile.resolved(name)
    if let found = try direct(path, name) {
      let version = try Migrations.version(of: found.connection)
      if version >= Migrations.version { return found }
    }
    return (try copied(path, name), nil)
  }

  /// Opens the record itself; nil if only a copy can be read.
  private static func direct(
    _ path: String,
    _ name: String
  ) throws(DatabaseError) -> (connection: Connection, unchanged: FileStamp?)? {
    guard StoredFile.size(of: "\(path)-journal") == 0 else { return nil }
    if StoredFile.exists("\(path)-shm") {
      // Another process may be using the record; with its index, SQLite can share the log.
      if let shared = try? Connection(path: path, for: .readOnly, named: name),
        (try? Migrations.version(of: shared)) != nil
      {
        return (shared, nil)
      }
    }
    guard let stamp = FileStamp(record: path), stamp.logSize == 0 else { return nil }
    let connection = try Connection(path: path, for: .immutable, named: name)
    _ = try Migrations.version(of: connection)
    return (connection, stamp)
  }

  /// Opens a copy with the current schema; its files are deleted as soon as they are open.
  private static func copied(
    _ path: String,
    _ name: String
  ) throws(DatabaseError) -> Connection {
    let folder = try PrivateFolder()
    defer { folder.remove() }
    let copy = try RecordFiles(path).consistentCopy(in: folder)
    let connection = try Connection(path: copy, named: name)
    if try Migrations.version(of: connection) < Migrations.version {
      try Migrations.apply(to: connection)
    }
    // In exclusive mode, the first transaction opens all files and keeps them open when deleted.
    try connection.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT")
    return connection
  }
}
