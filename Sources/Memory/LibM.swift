#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of the C library's mathematics that the standard library lacks.
///
/// No other file of this module imports anything.
enum LibM {
  /// e to a power as Python's `math.e ** x`, which differs from `exp` in the last bit.
  @inline(__always)
  static func powerOfE(_ exponent: Double) -> Double { pow(M_E, exponent) }

  @inline(__always)
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The natural logarithm.
  @inline(__always)
  static func logarithm(_ number: Double) -> Double { log(number) }

  /// e to a power, as quickly as there is.
  @inline(__always)
  static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  @inline(__always)
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
