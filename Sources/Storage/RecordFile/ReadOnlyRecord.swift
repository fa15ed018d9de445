/// Ways to read a record that can't be written; none leaves a trace beside it.
enum ReadOnlyRecord {
  /// Opens a record in the present form, with what its file must look like as long as it is read;
  /// nil if others can be kept from changing it.
  ///
  /// SQLite reads no write-ahead log without an index of it that it may write, and to read the file
  /// without its log would show an old state: then both are copied to a place where it may.
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

  /// Nil for a record that can't be read where it lies.
  private static func direct(
    _ path: String,
    _ name: String
  ) throws(DatabaseError) -> (connection: Connection, unchanged: FileStamp?)? {
    guard StoredFile.size(of: "\(path)-journal") == 0 else { return nil }
    if StoredFile.exists("\(path)-shm") {
      // Others may be at it; SQLite knows.
      if let shared = try? Connection(path: path, for: .readOnly, named: name),
        (try? Migrations.version(of: shared)) != nil
      {
        return (shared, nil)
      }
    }
    guard let stamp = FileStamp(record: path), stamp.logSize == 0 else { return nil }
    let alone = try Connection(path: path, for: .immutable, named: name)
    _ = try Migrations.version(of: alone)
    return (alone, stamp)
  }

  /// A copy in the present form, which is gone from the disk as soon as it is open.
  private static func copied(
    _ path: String,
    _ name: String
  ) throws(DatabaseError) -> Connection {
    let folder = try PrivateFolder()
    defer { folder.remove() }
    let copy = try RecordFiles(path).settledCopy(in: folder)
    let connection = try Connection(path: copy, named: name)
    if try Migrations.version(of: connection) < Migrations.version {
      try Migrations.apply(to: connection)
    }
    // By its first transaction all files are open; without the log they would be opened anew.
    try connection.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT")
    return connection
  }
}
