import Turkish

/// A set of words for fast look-up.
struct WordList: Sendable {
  private let words: Set<[UInt8]>
  private let longest: Int
  /// The lengths of the words as bits, which exclude most other words.
  private var lengths: UInt64 = 0
  /// The first letters of the words as bits.
  private var initials: UInt64 = 0

  /// Creates a list of words in small letters, separated by white space.
  init(_ words: String) {
    let encoded = words.split(whereSeparator: \.isWhitespace).map { CodePage.encode(String($0)) }
    self.words = Set(encoded)
    longest = encoded.map(\.count).max() ?? 0
    for word in encoded {
      lengths |= Self.bit(word.count)
      initials |= Self.bit(Int(word[0]))
    }
  }

  func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= longest else { return false }
    return lengths & Self.bit(word.count) != 0 && initials & Self.bit(Int(first)) != 0
      && words.contains(word)
  }

  /// Returns the bit of a number modulo 64; most letters have different bits.
  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }

  /// Returns the length of the longest word of the list that is a prefix of `word`; nil if none is.
  func prefixLength(of word: [UInt8]) -> Int? {
    (1..<max(1, min(longest, word.count)) + 1).reversed().first {
      words.contains(Array(word.prefix($0)))
    }
  }
}
