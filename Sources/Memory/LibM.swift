#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of the C mathematics library that this module uses.
///
/// No other file of this module imports anything.
enum LibM {
  /// Returns e to a power like Python's `math.e ** x`, which differs from `exp` in the last bit.
  @inline(__always)
  static func powerOfE(_ exponent: Double) -> Double { pow(M_E, exponent) }

  @inline(__always)
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// Returns the natural logarithm.
  @inline(__always)
  static func logarithm(_ number: Double) -> Double { log(number) }

  /// Returns e to a power by `exp`, which is the fastest way.
  @inline(__always)
  static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  @inline(__always)
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
