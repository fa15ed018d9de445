import Turkish

/// Words looked up by their bytes.
struct WordList: Sendable {
  private let words: Set<[UInt8]>
  private let longest: Int
  /// The lengths of the words, and their first letters, as bits; most other words lack one.
  private var lengths: UInt64 = 0
  private var initials: UInt64 = 0

  /// Takes words parted by white space, in small letters.
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

  /// Letters stand apart in the last six bits of their bytes, but for a few.
  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }

  /// The longest of the words with which another one begins, by its length; nil if none.
  func prefixLength(of word: [UInt8]) -> Int? {
    (1..<max(1, min(longest, word.count)) + 1).reversed().first {
      words.contains(Array(word.prefix($0)))
    }
  }
}
