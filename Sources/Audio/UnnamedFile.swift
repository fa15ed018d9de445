#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Open files without names: whatever ends the program, nothing is left of them.
enum UnnamedFile {
  /// Opens a file that holds bytes; -1 if there is no place for it.
  static func open(with bytes: [UInt8] = []) -> Int32 {
    var template = Array("/tmp/dilim-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guard bytes.isEmpty || pwrite(file, bytes, bytes.count, 0) == bytes.count else {
      close(file)
      return -1
    }
    return file
  }
}
