#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole files as the system sees them; what is inside is SQLite's business.
///
/// Never to be used on a record that this program has open: see ``LearnerStore``.
enum StoredFile {
  /// Creates a file for the learner alone, which must not be there yet.
  static func create(_ path: String) throws(DatabaseError) {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemFailure.error(errno, doing: "open", path: path) }
    close(file)
  }

  /// Creates a folder for the learner alone where none is.
  static func createFolder(_ path: String) throws(DatabaseError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST, !isFolder(path) else { return }
    throw SystemFailure.error(errno, doing: "mkdir", path: path)
  }

  static func isFolder(_ path: String) -> Bool {
    let number = errno
    defer { errno = number }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The target of a link; the path itself if it is not a link.
  ///
  /// SQLite keeps the files that belong to a record beside the real one.
  static func resolved(_ path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Bytes of a file; 0 where none is.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Bytes that may still be written below a folder; nil where the system doesn't tell.
  static func room(in folder: String) -> Int64? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let (room, overflows) = UInt64(status.f_bavail)
      .multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return overflows ? nil : Int64(clamping: room)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Names in a folder without `.` and `..`, in no order; none if it can't be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Replaces a file with another in one step.
  static func rename(_ path: String, to target: String) throws(DatabaseError) {
    guard system_rename(path, target) == 0 else {
      throw SystemFailure.error(errno, doing: "rename", path: target)
    }
  }

  /// Gives a file a second name; false where the file system has no such thing.
  static func link(_ path: String, to target: String) -> Bool { system_link(path, target) == 0 }

  /// Removes a file; one that is not there is gone already.
  static func remove(_ path: String) { unlink(path) }

  /// Waits until a file is on the disk.
  static func sync(_ path: String) throws(DatabaseError) {
    try withDescriptor(path, O_RDWR) { (file) throws(DatabaseError) in
      try sync(file, path)
    }
  }

  /// Waits until the names in a folder are on the disk.
  static func syncFolder(_ path: String) throws(DatabaseError) {
    try withDescriptor(path, O_RDONLY) { (folder) throws(DatabaseError) in
      // Some file systems have nothing to wait for and say that they can't.
      guard fsync(folder) != 0, errno != EINVAL else { return }
      throw SystemFailure.error(errno, doing: "fsync", path: path)
    }
  }

  /// Writes bytes at a place of a file that is there.
  static func overwrite(_ path: String, at offset: Int, _ bytes: [UInt8]) throws(DatabaseError) {
    try withDescriptor(path, O_RDWR) { (file) throws(DatabaseError) in
      guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count else {
        throw SystemFailure.error(errno, doing: "write", path: path)
      }
    }
  }

  /// So many bytes from the beginning of a file, or fewer if it is shorter.
  static func beginning(of path: String, _ count: Int) throws(DatabaseError) -> [UInt8] {
    try bytes(of: path, 0..<count)
  }

  /// The bytes at these places of a file, or fewer where it ends.
  static func bytes(of path: String, _ range: Range<Int>) throws(DatabaseError) -> [UInt8] {
    try reading(path) { (read) throws(DatabaseError) in try read(range) }
  }

  /// Reads several times from a file.
  static func reading<Value>(
    _ path: String,
    _ body: (_ read: (Range<Int>) throws(DatabaseError) -> [UInt8]) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try withDescriptor(path, O_RDONLY) { (file) throws(DatabaseError) in
      try body { (range) throws(DatabaseError) in
        var bytes = [UInt8](repeating: 0, count: range.count)
        let length = pread(file, &bytes, range.count, off_t(range.lowerBound))
        guard length >= 0 else { throw SystemFailure.error(errno, doing: "read", path: path) }
        return length == range.count ? bytes : Array(bytes.prefix(length))
      }
    }
  }

  /// Copies a file to one that must not be there yet.
  static func copy(_ path: String, to target: String) throws(DatabaseError) {
    try withDescriptor(path, O_RDONLY) { (file) throws(DatabaseError) in
      try copy(descriptor: file, path, to: target)
    }
  }

  /// Copies what is open, from its beginning; `path` is in errors.
  static func copy(
    descriptor file: Int32,
    _ path: String,
    to target: String
  ) throws(DatabaseError) {
    try create(target)
    try withDescriptor(target, O_RDWR) { (copy) throws(DatabaseError) in
      var block = [UInt8](repeating: 0, count: 1 << 18)
      var offset = 0
      while true {
        let count = pread(file, &block, block.count, off_t(offset))
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw SystemFailure.error(errno, doing: "read", path: path) }
        if count == 0 { return }
        guard pwrite(copy, block, count, off_t(offset)) == count else {
          throw SystemFailure.error(errno, doing: "write", path: target)
        }
        offset += count
      }
    }
  }

  /// Whether two files hold the same bytes from a place on.
  static func isSame(_ one: String, _ other: String, from start: Int) throws(DatabaseError) -> Bool
  {
    guard size(of: one) == size(of: other) else { return false }
    return try withDescriptor(one, O_RDONLY) { (first) throws(DatabaseError) in
      try withDescriptor(other, O_RDONLY) { (second) throws(DatabaseError) in
        var blocks = [[UInt8](repeating: 0, count: 1 << 18), [UInt8](repeating: 0, count: 1 << 18)]
        var offset = start
        while true {
          let count = pread(first, &blocks[0], 1 << 18, off_t(offset))
          guard count >= 0, pread(second, &blocks[1], 1 << 18, off_t(offset)) == count else {
            throw SystemFailure.error(errno, doing: "read", path: one)
          }
          if count == 0 { return true }
          if blocks[0].prefix(count) != blocks[1].prefix(count) { return false }
          offset += count
        }
      }
    }
  }

  private static func sync(_ file: Int32, _ path: String) throws(DatabaseError) {
    #if canImport(Darwin)
      // Without it macOS leaves what was synced in the cache of the disk.
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file) == 0 else { throw SystemFailure.error(errno, doing: "fsync", path: path) }
  }

  static func withDescriptor<Value>(
    _ path: String,
    _ flags: Int32,
    _ body: (Int32) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    let file = open(path, flags | O_CLOEXEC)
    guard file >= 0 else { throw SystemFailure.error(errno, doing: "open", path: path) }
    defer { close(file) }
    return try body(file)
  }
}

private func system_rename(_ path: String, _ target: String) -> Int32 { rename(path, target) }

private func system_link(_ path: String, _ target: String) -> Int32 { link(path, target) }
