import Patterns

/// Which word of a pair a recogniser has heard in a sentence.
package enum PairHearing: Sendable, Equatable {
  case word, other, neither

  /// Looks for the words in a transcript; if it has both, the word that was to be said counts.
  package init(of transcript: String, word: String, other: String) {
    let heard = Self.words(of: transcript)
    if heard.contains(Self.bytes(of: word)) {
      self = .word
    } else {
      self = heard.contains(Self.bytes(of: other)) ? .other : .neither
    }
  }

  /// Every letter counts, since the words of a pair differ in one alone; numbers are spelled out.
  private static func words(of text: String) -> [[UInt8]] {
    let mapped = Normalization.mapped(text)
    return mapped.wordRanges.flatMap { range in
      TurkishNumber.spelledOut(Array(mapped.bytes[range])).split(separator: UInt8(ascii: " "))
        .map(Array.init)
    }
  }

  private static func bytes(of word: String) -> [UInt8] { Normalization.bytes(of: word) }
}
