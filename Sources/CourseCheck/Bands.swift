import Curriculum

/// The limits of a level, from the size bands of the syllabus.
struct Bands: Sendable {
  /// Words in a sentence that is written, dictated or read aloud.
  var sentence: ClosedRange<Int>
  var sentenceLimit: Int
  /// Mean words per sentence of a text.
  var meanSentence: ClosedRange<Double>
  /// Words in the longest sentence of a text.
  var longest: Int
  var longestLimit: Int
  /// Words in a reading text.
  var reading: ClosedRange<Int>
  /// Words in a listening transcript.
  var listening: ClosedRange<Int>
  var readability: ClosedRange<Double>
  /// The highest share of unexplained running words, in per cent.
  var unknownShare: Int
  /// The highest share of running words with a gloss, in per cent.
  var glossedShare: Int
  /// The most syllables in a sentence to read aloud.
  var syllables: Int

  /// Returns the bands of a level.
  static func of(_ level: Level) -> Bands {
    switch level {
    case .a1:
      Bands(
        sentence: 2...5,
        sentenceLimit: 7,
        meanSentence: 3...5,
        longest: 8,
        longestLimit: 10,
        reading: 25...80,
        listening: 15...60,
        readability: 70...105,
        unknownShare: 3,
        glossedShare: 10,
        syllables: 25
      )
    case .a2:
      Bands(
        sentence: 3...7,
        sentenceLimit: 9,
        meanSentence: 4...7,
        longest: 10,
        longestLimit: 13,
        reading: 90...140,
        listening: 80...120,
        readability: 75...95,
        unknownShare: 3,
        glossedShare: 12,
        syllables: 25
      )
    case .b1:
      Bands(
        sentence: 4...9,
        sentenceLimit: 12,
        meanSentence: 6...9,
        longest: 14,
        longestLimit: 18,
        reading: 150...250,
        listening: 150...220,
        readability: 65...85,
        unknownShare: 4,
        glossedShare: 15,
        syllables: 25
      )
    case .b2:
      Bands(
        sentence: 5...11,
        sentenceLimit: 14,
        meanSentence: 8...14,
        longest: 24,
        longestLimit: 28,
        reading: 100...200,
        listening: 80...150,
        readability: 40...70,
        unknownShare: 5,
        glossedShare: 20,
        syllables: 25
      )
    case .c1:
      Bands(
        sentence: 6...14,
        sentenceLimit: 18,
        meanSentence: 10...16,
        longest: 28,
        longestLimit: 32,
        reading: 120...230,
        listening: 100...180,
        readability: 35...60,
        unknownShare: 6,
        glossedShare: 25,
        syllables: 40
      )
    case .c2:
      Bands(
        sentence: 6...16,
        sentenceLimit: 22,
        meanSentence: 10...18,
        longest: 32,
        longestLimit: 36,
        reading: 120...260,
        listening: 120...220,
        readability: 30...60,
        unknownShare: 8,
        glossedShare: 30,
        syllables: 40
      )
    }
  }
}
