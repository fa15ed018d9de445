#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When a record was last written to, as its files tell; nothing is opened for it.
///
/// The end of a program moves the log into the file and changes the time without changing the
/// content, so that a new stamp only says that the content may be new.
package struct FileStamp: Sendable, Equatable {
  /// Nanoseconds since 1970-01-01.
  let time: Int64
  let size: Int64
  let logSize: Int64

  /// Nil where no record is, or an empty file.
  package init?(record: String) {
    guard let file = Self.look(record), file.size > 0 else { return nil }
    let log = Self.look(StoredFile.resolved(record) + "-wal") ?? (time: 0, size: 0)
    // A log without content is there as soon as somebody reads.
    time = max(file.time, log.size > 0 ? log.time : 0)
    size = file.size
    logSize = log.size
  }

  private static func look(_ path: String) -> (time: Int64, size: Int64)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // Nanoseconds reach from 1677 to 2262; a broken clock may have set a date beyond.
    let seconds = min(max(Int64(time.tv_sec), -9_000_000_000), 9_000_000_000)
    return (seconds * 1_000_000_000 + Int64(time.tv_nsec), Int64(status.st_size))
  }

  /// Gives a file the time of the stamp.
  func put(on path: String) throws(DatabaseError) {
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
