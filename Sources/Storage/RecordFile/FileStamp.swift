#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modification time and size of a record's files, which are not opened for it.
///
/// When a program exits, SQLite moves the log into the file, which changes the time but not the
/// content. So a different stamp only means that the content may be different.
package struct FileStamp: Sendable, Equatable {
  /// Nanoseconds since 1970-01-01.
  let time: Int64
  let size: Int64
  let logSize: Int64

  /// Reads the stamp of a record; nil if the file is missing or empty.
  package init?(record: String) {
    guard let file = Self.inspect(record), file.size > 0 else { return nil }
    let log = Self.inspect(StoredFile.resolved(record) + "-wal") ?? (time: 0, size: 0)
    // Even a reader creates an empty log, so its time means nothing.
    time = max(file.time, log.size > 0 ? log.time : 0)
    size = file.size
    logSize = log.size
  }

  private static func inspect(_ path: String) -> (time: Int64, size: Int64)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // 64 bits of nanoseconds span 1677 to 2262, and a broken clock may have set a date outside.
    let seconds = min(max(Int64(time.tv_sec), -9_000_000_000), 9_000_000_000)
    return (seconds * 1_000_000_000 + Int64(time.tv_nsec), Int64(status.st_size))
  }

  /// Sets the modification time of a file to that of the stamp.
  func apply(to path: String) throws(DatabaseError) {
    let time = timespec(
      tv_sec: time_t(time / 1_000_000_000),
      tv_nsec: Int(time % 1_000_000_000)
    )
    try StoredFile.withDescriptor(path, O_RDWR) { (file) throws(DatabaseError) in
      guard futimens(file, [time, time]) == 0 else {
        throw SystemFailure.error(errno, doing: "futimens", path: path)
      }
    }
  }
}
