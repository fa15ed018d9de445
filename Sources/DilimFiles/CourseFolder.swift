import DilimEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of a course in a folder.
enum CourseFolder {
  /// The paths of the files that a course is read from, sorted by their bytes.
  static func paths(in folder: String) throws(CourseErrors) -> [String] {
    guard let names = names(in: folder) else {
      throw CourseErrors([failure(folder)])
    }
    var paths: [String] = []
    for name in names {
      let path = "\(folder)/\(name)"
      if name == "syllabus.txt" || name.hasSuffix(".lesson") {
        paths.append(path)
      } else if isFolder(path) {
        let inner = Self.names(in: path)
        guard let inner else { throw CourseErrors([failure(path)]) }
        paths += inner.filter { $0.hasSuffix(".lesson") }.map { "\(path)/\($0)" }
      }
    }
    return paths
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(CourseError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(file, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// The system's own words for the error that has just happened.
  private static func failure(_ path: String) -> CourseError {
    CourseError(file: path, line: 0, reason: String(cString: strerror(errno)))
  }

  private static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The name `read` alone would mean the function above.
private let systemRead = read
