#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processors of the computer.
enum Processors {
  /// How many threads are worth starting, 1 to 16.
  static let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 16)
}
