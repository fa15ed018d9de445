import Patterns
import Turkish

/// A word of a transcript with its readings.
struct SpokenWord: Sendable {
  /// The word as it was written.
  let text: String
  /// Its small letters, without apostrophes and circumflexes.
  let letters: [UInt8]
  let readings: [Reading]

  /// Reads the words of a transcript; one without any Turkish letter was typed without them.
  static func all(in transcript: String) -> [SpokenWord] {
    let isPlain = transcript.utf8.allSatisfy { $0 < 0x80 }
    let analyzer = WordAnalyzer()
    let mapped = Normalization.mapped(transcript)
    let scalars = Array(transcript.unicodeScalars)
    return mapped.wordRanges.map { range in
      var shown = String.UnicodeScalarView()
      shown.append(contentsOf: scalars[mapped.sourceSpan(of: range)])
      var letters = WordComparison.bare(Array(mapped.bytes[range]))
      if isPlain, let restored = Deasciifier.only(letters, using: analyzer) { letters = restored }
      return SpokenWord(
        text: String(shown),
        letters: letters,
        readings: readings(of: letters, using: analyzer)
      )
    }
  }

  /// Returns the readings of a correctly spelt word; those of a rare stem count only if there are no
  /// others.
  static func readings(of letters: [UInt8], using analyzer: WordAnalyzer) -> [Reading] {
    let known = analyzer.readings(of: letters).filter(\.slips.isEmpty)
    let common = known.filter { !$0.stem.traits.contains(.rare) }
    return common.isEmpty ? known : common
  }
}
