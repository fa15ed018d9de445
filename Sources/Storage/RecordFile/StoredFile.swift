#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Operations on whole files, without knowledge of their content.
///
/// They must never be used on a record that this process has open: see ``LearnerStore``.
enum StoredFile {
  /// Creates a new file that only the learner can access; throws if it exists.
  static func create(_ path: String) throws(DatabaseError) {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemFailure.error(errno, doing: "open", path: path) }
    close(file)
  }

  /// Creates a folder that only the learner can access, unless it exists.
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

  /// The target of a symbolic link, or the path itself.
  ///
  /// SQLite keeps the log and index of a record beside the target.
  static func resolved(_ path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The size of a file in bytes; 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The free disk space for a folder in bytes; nil if it is unknown.
  static func freeSpace(in folder: String) -> Int64? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let (space, overflows) = UInt64(status.f_bavail)
      .multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return overflows ? nil : Int64(clamping: space)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder without `.` and `..`, unsorted; empty if it can't be read.
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

  /// Renames a file, atomically replacing the target.
  static func rename(_ path: String, to target: String) throws(DatabaseError) {
    guard system_rename(path, target) == 0 else {
      throw SystemFailure.error(errno, doing: "rename", path: target)
    }
  }

  /// Creates a hard link; false if the file system has none.
  static func link(_ path: String, to target: String) -> Bool { system_link(path, target) == 0 }

  /// Removes a file if it exists.
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
      // Some file systems don't support fsync for folders and give EINVAL.
      guard fsync(folder) != 0, errno != EINVAL else { return }
      throw SystemFailure.error(errno, doing: "fsync", path: path)
    }
  }

  /// Overwrites bytes of an existing file at an offset.
  static func overwrite(_ path: String, at offset: Int, _ bytes: [UInt8]) throws(DatabaseError) {
    try withDescriptor(path, O_RDWR) { (file) throws(DatabaseError) in
      guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count else {
        throw SystemFailure.error(errno, doing: "write", path: path)
      }
    }
  }

  /// The first `count` bytes of a file, or fewer if it is shorter.
  static func beginning(of path: String, _ count: Int) throws(DatabaseError) -> [UInt8] {
    try bytes(of: path, 0..<count)
  }

  /// The bytes of a file at these offsets, or fewer if it ends before.
  static func bytes(of path: String, _ range: Range<Int>) throws(DatabaseError) -> [UInt8] {
    try reading(path) { (read) throws(DatabaseError) in try read(range) }
  }

  /// Opens a file for several reads.
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

  /// Copies a file; throws if the target exists.
  static func copy(_ path: String, to target: String) throws(DatabaseError) {
    try withDescriptor(path, O_RDONLY) { (file) throws(DatabaseError) in
      try copy(descriptor: file, path, to: target)
    }
  }

  /// Copies an open file from its beginning; errors show `path`.
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

  /// Whether two files have the same size, and the same bytes from an offset on.
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
      // Without this, macOS leaves synced data in the cache of the disk.
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
