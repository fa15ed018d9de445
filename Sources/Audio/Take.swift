/// What a microphone has recorded: one channel of samples of 16 bits, 16,000 a second.
///
/// It is held in memory alone, so nothing of it is left when the program ends.
package struct Take: Sendable, Equatable {
  package let samples: [Int16]

  package static let rate = 16_000
  /// Below this level, of full scale, nobody spoke.
  package static let quiet = 0.01
  /// Speech is at least as long as this, in milliseconds.
  package static let shortest = 400

  package init(samples: [Int16]) { self.samples = samples }

  package var milliseconds: Int { samples.count * 1000 / Self.rate }

  /// Whether somebody spoke: a stretch of the shortest length reaches the level of speech.
  package var hasSpeech: Bool {
    let stretch = Self.rate * Self.shortest / 1000
    guard samples.count >= stretch else { return false }
    return stride(from: 0, through: samples.count - stretch, by: stretch / 4).contains { start in
      Self.level(of: samples[start..<(start + stretch)]) >= Self.quiet
    }
  }

  /// Returns the root of the mean square of samples about their mean, from 0 to 1 of full scale.
  static func level(of samples: ArraySlice<Int16>) -> Double {
    guard !samples.isEmpty else { return 0 }
    let count = Double(samples.count)
    var (sum, squares) = (0.0, 0.0)
    for sample in samples {
      let value = Double(sample) / 32_768
      sum += value
      squares += value * value
    }
    let mean = sum / count
    return max(0, squares / count - mean * mean).squareRoot()
  }

  /// The bytes of a WAV file.
  package var wav: [UInt8] {
    WAVFile.header(rate: Self.rate, bytes: 2 * samples.count)
      + samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
