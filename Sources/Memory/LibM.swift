#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of the C mathematics library that schedulers and learner model use.
///
/// No other file of these modules imports the C library.
package enum LibM {
  /// Returns e to a power like Python's `math.e ** x`, which differs from `exp` in the last bit.
  @inlinable @inline(__always)
  package static func powerOfE(_ exponent: Double) -> Double { pow(M_E, exponent) }

  @inlinable @inline(__always)
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// Returns the natural logarithm.
  @inlinable @inline(__always)
  package static func logarithm(_ number: Double) -> Double { log(number) }

  /// Returns the natural logarithm of one more than a number, exact near 0.
  @inlinable @inline(__always)
  package static func logarithmOfOneMore(than number: Double) -> Double { log1p(number) }

  /// Returns e to a power by `exp`, which is the fastest way.
  @inlinable @inline(__always)
  package static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  @inlinable @inline(__always)
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
}
