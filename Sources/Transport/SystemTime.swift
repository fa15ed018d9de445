#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The clock on the wall.
package enum SystemTime {
  /// Seconds since 1970.
  package static func seconds() -> Int { Int(time(nil)) }
}
