import Screens
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders, with the system's error messages.
enum FileSystem {
  /// The reason why a file can't be read or written.
  struct Problem: Error {
    let path: String
    let code: Int32

    var message: SafeText { "\(path): \(reason)" }

    var isMissing: Bool { code == ENOENT }
    var isForbidden: Bool { code == EACCES }

    /// The message without the path.
    var reason: SafeText { Wording.systemReason(String(cString: strerror(code))) }
  }

  static func read(_ path: String) throws(Problem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Problem(path: path, code: errno) }
    defer { close(file) }
    return try read(descriptor: file, path: path)
  }

  /// Reads an open file to its end; `path` is named in errors.
  static func read(descriptor file: Int32, path: String) throws(Problem) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Problem(path: path, code: errno) }
    var bytes = [UInt8]()
    bytes.reserveCapacity(Int(status.st_size))
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = system_read(file, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Problem(path: path, code: errno) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// Opens a file for reading line by line; it stays open until the program ends.
  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .data(Problem(path: path, code: errno).message) }
    return file
  }

  /// Replaces a file atomically.
  static func replace(
    _ path: String,
    with bytes: [UInt8],
    mode: mode_t = 0o644
  ) throws(Problem) {
    let draft = path + ".new"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw Problem(path: draft, code: errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        system_write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(file)
        unlink(draft)
        throw Problem(path: draft, code: code)
      }
      written += count
    }
    guard fsync(file) == 0, close(file) == 0, rename(draft, path) == 0 else {
      throw Problem(path: path, code: errno)
    }
  }

  /// Adds bytes to the end of a file that only the user can read; they are on the disk before this
  /// returns.
  ///
  /// A line that an earlier run has not written to its end is ended first.
  static func append(_ bytes: [UInt8], to path: String) throws(Problem) {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Problem(path: path, code: errno) }
    defer { close(file) }
    var last: UInt8 = 0x0A
    let size = lseek(file, 0, SEEK_END)
    if size > 0, pread(file, &last, 1, size - 1) != 1 {
      throw Problem(path: path, code: errno)
    }
    let line = (last == 0x0A ? [] : [0x0A]) + bytes
    // One call, so that two programs don't mix their lines.
    guard system_write(file, line, line.count) == line.count, fsync(file) == 0 else {
      throw Problem(path: path, code: errno)
    }
  }

  static func remove(_ path: String) throws(Problem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw Problem(path: path, code: errno) }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(Problem) {
    guard rmdir(path) == 0 || errno == ENOENT else { throw Problem(path: path, code: errno) }
  }

  /// Creates a folder that only the user can open (0700), with missing parent folders.
  static func createFolder(_ path: String) throws(Problem) {
    if isDirectory(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try createFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Problem(path: path, code: errno)
    }
  }

  /// The names in a folder without `.` and `..`, sorted by their bytes; nil if it can't be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a folder itself, and not a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The path with symbolic links resolved, or nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether two paths lead to one file that is there.
  static func areSame(_ one: String, _ other: String) -> Bool {
    resolved(one).map { $0 == resolved(other) } ?? false
  }

  /// The path of the running program.
  static var executable: String? {
    #if os(Linux)
      resolved("/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap { resolved($0) }
    #endif
  }
}

private func system_read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func system_write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
