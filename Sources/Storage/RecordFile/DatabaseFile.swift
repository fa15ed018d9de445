#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Checks a database file before SQLite opens it.
///
/// SQLite creates files beside a database as soon as it reads the database. A refused file must
/// stay as it was, so the header is read first (layout:
/// https://www.sqlite.org/fileformat.html#the_database_header).
enum DatabaseFile {
  /// The SQLite application id of records: "DiLm" in ASCII.
  static let applicationID: Int32 = 0x4469_4C6D

  /// The kind of file at a path.
  enum Found: Equatable {
    case nothing
    /// An empty file, which a crash right after its creation leaves.
    case empty
    /// A record of a supported version.
    case record(hasWriteAheadLog: Bool)
  }

  /// Checks the file without changing anything; throws if it must not be opened.
  static func inspect(at path: String, supported: Int) throws(DatabaseError) -> Found {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return .nothing }
      if errno == EACCES || errno == EPERM { throw DatabaseError(.forbidden, path: path) }
      throw SystemFailure.error(errno, doing: "open", path: path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw SystemFailure.error(errno, doing: "stat", path: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw DatabaseError(.unreadable(detail: "not a file"), path: path)
    }
    if status.st_size == 0 { return .empty }
    var header = [UInt8](repeating: 0, count: 100)
    guard read(file, &header, header.count) == header.count else {
      throw DatabaseError(.unreadable(detail: "shorter than a database header"), path: path)
    }
    let found = try check(
      header,
      size: Int64(status.st_size),
      path: path,
      supported: supported
    )
    try checkLog(StoredFile.resolved(path) + "-wal", of: path)
    return found
  }

  /// Creates the missing folders above the file, accessible to the learner only.
  static func createFolders(above path: String) throws(DatabaseError) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      let folder = String(path[..<slash])
      // On a read-only disk mkdir gives EROFS even for a folder that exists.
      guard mkdir(folder, 0o700) != 0, errno != EEXIST, !StoredFile.isFolder(folder) else {
        continue
      }
      throw SystemFailure.error(errno, doing: "mkdir", path: folder)
    }
  }

  /// Creates an empty file and its missing folders.
  static func create(_ path: String) throws(DatabaseError) {
    try createFolders(above: path)
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      // Another process has created the file in the meantime.
      if errno == EEXIST { return }
      throw SystemFailure.error(errno, doing: "open", path: path)
    }
    close(file)
  }

  /// Throws if the file can't be written, or no files can be created beside it.
  ///
  /// SQLite would open such a file read-only, and leave its log and index beside it.
  static func checkWritable(_ path: String) throws(DatabaseError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard access(path, W_OK) == 0 else {
      guard errno == ENOENT else { throw SystemFailure.error(errno, doing: "access", path: path) }
      return try checkCreatable(folder.isEmpty ? "/" : folder)
    }
    guard access(folder, W_OK) == 0 else {
      throw SystemFailure.error(errno, doing: "access", path: folder)
    }
  }

  /// Throws if a folder can't be written, or doesn't exist and can't be created.
  private static func checkCreatable(_ folder: String) throws(DatabaseError) {
    guard access(folder, W_OK) != 0 else { return }
    guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), folder != "/" else {
      throw SystemFailure.error(errno, doing: "access", path: folder)
    }
    try checkCreatable(slash == folder.startIndex ? "/" : String(folder[..<slash]))
  }

  /// Throws if the header of the write-ahead log is invalid: SQLite would silently ignore the log.
  ///
  /// A log of zeros is allowed, because a power cut may leave it before anything was synced. See
  /// https://www.sqlite.org/fileformat.html#the_write_ahead_log for the header.
  private static func checkLog(_ log: String, of path: String) throws(DatabaseError) {
    let file = open(log, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      if errno == EACCES || errno == EPERM { throw DatabaseError(.forbidden, path: log) }
      throw SystemFailure.error(errno, doing: "open", path: log)
    }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 32)
    guard pread(file, &header, header.count, 0) == header.count else { return }
    let isLog = header.starts(with: [0x37, 0x7F, 0x06]) && header[3] & 0xFE == 0x82
    guard isLog || header.allSatisfy({ $0 == 0 }) else {
      throw DatabaseError(.unreadable(detail: damagedLog), path: path)
    }
  }

  /// The detail of the error about an invalid log.
  static let damagedLog = "its log, the file ending in -wal, is damaged"

  private static func check(
    _ header: [UInt8],
    size: Int64,
    path: String,
    supported: Int
  ) throws(DatabaseError) -> Found {
    func number(_ offset: Int) -> UInt32 {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw DatabaseError(.unreadable(detail: "not a SQLite database"), path: path)
    }
    guard number(68) == UInt32(bitPattern: applicationID) else {
      throw DatabaseError(.unreadable(detail: "a database of another program"), path: path)
    }
    let version = Int(Int32(bitPattern: number(60)))
    guard version <= supported else {
      throw DatabaseError(.newer(version: version, supported: supported), path: path)
    }
    // The application id and the first version are written in one transaction.
    guard version > 0 else {
      throw DatabaseError(.unreadable(detail: "its header is damaged"), path: path)
    }
    // A page size of 65536 doesn't fit into two bytes and is stored as 1.
    let pageSize = Int64(header[16]) << 8 | Int64(header[17])
    let expected = Int64(number(28)) * (pageSize == 1 ? 65_536 : pageSize)
    guard number(24) != number(92) || size >= expected || hasPendingPages(path) else {
      throw DatabaseError(.unreadable(detail: "cut off"), path: path)
    }
    return .record(hasWriteAheadLog: header[18] == 2)
  }

  /// Whether a log may hold pages that the file itself still lacks.
  private static func hasPendingPages(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { suffix in
      var status = stat()
      return stat(StoredFile.resolved(path) + suffix, &status) == 0 && status.st_size > 0
    }
  }
}
