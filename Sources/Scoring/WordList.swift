import Turkish

/// Words looked up by their bytes.
struct WordList: Sendable {
  private let words: Set<[UInt8]>
  private let longest: Int

  /// Takes words parted by white space, in small letters.
  init(_ words: String) {
    let encoded = words.split(whereSeparator: \.isWhitespace).map { CodePage.encode(String($0)) }
    self.words = Set(encoded)
    longest = encoded.map(\.count).max() ?? 0
  }

  func contains(_ word: [UInt8]) -> Bool { word.count <= longest && words.contains(word) }

  /// The longest of the words with which another one begins, by its length; nil if none.
  func prefixLength(of word: [UInt8]) -> Int? {
    (1..<max(1, min(longest, word.count)) + 1).reversed().first {
      words.contains(Array(word.prefix($0)))
    }
  }

  /// Whether a word of the list is the end of this one.
  func endsWord(_ word: [UInt8]) -> Bool {
    (1..<max(1, min(longest, word.count)) + 1).contains { words.contains(Array(word.suffix($0))) }
  }
}
