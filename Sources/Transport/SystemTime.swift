#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system clock.
package enum SystemTime {
  /// Returns the seconds since 1970-01-01 00:00 UTC.
  package static func seconds() -> Int { Int(time(nil)) }
}
