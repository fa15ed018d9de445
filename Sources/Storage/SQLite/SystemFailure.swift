#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Translates values of `errno` into errors of the record.
enum SystemFailure {
  /// The reason for a number that is about space or permissions; nil for others.
  static func reason(_ number: Int32) -> DatabaseError.Reason? {
    switch number {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT, EFBIG: .full
    default: nil
    }
  }

  /// The error for a failed system call.
  static func error(_ number: Int32, doing call: String, path: String) -> DatabaseError {
    let message = strerror(number).map { String(cString: $0) } ?? ""
    return DatabaseError(
      reason(number) ?? .failed(code: number, message: message, sql: call),
      path: path
    )
  }
}
