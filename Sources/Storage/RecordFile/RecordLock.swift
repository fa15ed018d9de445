#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An exclusive lock on a record that no other process has open; released with this object.
///
/// This is SQLite's EXCLUSIVE lock, set on the same bytes
/// (https://www.sqlite.org/src/file?name=src/os.h, `PENDING_BYTE`), so it also works on files that
/// SQLite would refuse. The process must not open the record in any other way meanwhile: closing it
/// would release the lock.
final class RecordLock {
  let path: String
  /// The descriptor of the record, open for reading and writing.
  let descriptor: Int32

  private static let firstByte: off_t = 0x4000_0000
  private static let byteCount: off_t = 512

  /// Locks a record; nil if there is none.
  ///
  /// Throws `.busy` if another process has the record open.
  static func acquire(_ path: String) throws(DatabaseError) -> RecordLock? {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw SystemFailure.error(errno, doing: "open", path: path)
    }
    let lock = RecordLock(path, file)
    var request = flock()
    request.l_type = Int16(F_WRLCK)
    request.l_whence = Int16(SEEK_SET)
    request.l_start = firstByte
    request.l_len = byteCount
    guard fcntl(file, F_SETLK, &request) == 0 else {
      if errno == EAGAIN || errno == EACCES { throw DatabaseError(.busy, path: path) }
      throw SystemFailure.error(errno, doing: "lock", path: path)
    }
    return lock
  }

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
