import Foundation

/// Changes the rate of samples by a low pass, as sound cards do: what lies above half of the new rate
/// would else come back as noise.
struct Resampler {
  private let rate: Int
  private let other: Int
  /// The samples on each side that a new one is made of.
  private let reach: Int
  /// The weights of these samples, by the place of the new one between two old ones.
  private let weights: [[Double]]

  /// The zero crossings of the filter on each side.
  private static let crossings = 16.0

  init(from rate: Int, to other: Int) {
    (self.rate, self.other) = (rate, other)
    let cutoff = min(1, Double(other) / Double(rate))
    let width = Self.crossings / cutoff
    let reach = Int(width.rounded(.up))
    self.reach = reach
    weights = (0..<other).map { phase in
      guard phase % Self.divisor(rate, other) == 0 else { return [] }
      return (-reach...reach).map { offset in
        Self.weight(Double(offset) - Double(phase) / Double(other), cutoff, width)
      }
    }
  }

  func resample(_ samples: [Double]) -> [Int16] {
    (0..<(samples.count * other / rate)).map { index in
      let (center, phase) = (index * rate / other, index * rate % other)
      let first = center - reach
      var sum = 0.0
      for (offset, weight) in weights[phase].enumerated()
      where samples.indices.contains(first + offset) {
        sum += samples[first + offset] * weight
      }
      return Int16(max(-32_768, min(32_767, sum.rounded())))
    }
  }

  /// A sinc under a Hann window.
  private static func weight(_ distance: Double, _ cutoff: Double, _ width: Double) -> Double {
    guard abs(distance) < width else { return 0 }
    guard abs(distance) > 1e-9 else { return cutoff }
    let angle = .pi * distance * cutoff
    return cutoff * sin(angle) / angle * (0.5 + 0.5 * cos(.pi * distance / width))
  }

  /// The greatest common divisor; every phase is a multiple of it.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
