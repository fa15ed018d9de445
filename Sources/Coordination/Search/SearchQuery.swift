import Turkish

/// The words that a learner searches for.
///
/// A plain letter also finds the Turkish letter that is typed so on other keyboards: `cok` finds
/// `çok`. A Turkish letter finds only itself. A word of the query finds words that begin with it.
package struct SearchQuery: Sendable {
  package let text: String
  /// The dictionary forms of the text if it is one inflected word: gitmek for gidiyorum.
  package let lemmas: [String]
  private let words: [Needle]
  private let lemmaWords: [Needle]

  /// How well a text has a word of the query; the smaller, the better.
  private enum Quality {
    static let wholeExact = 0
    static let wholePlain = 1
    static let startExact = 2
    static let startPlain = 3
  }

  /// A word of the query, folded.
  private struct Needle {
    let bytes: [UInt8]

    /// Folds a word; both kinds of i become plain if they are written as capitals without a dot.
    init(_ word: some Sequence<UInt8>) {
      let capital = UInt8(ascii: "I")
      bytes = FoldedText(word.map { $0 == capital ? UInt8(ascii: "i") : $0 }).bytes
    }
  }

  /// Reads what the learner typed.
  package init(_ text: String) {
    self.text = text
    let parts = text.composed.utf8.split { !FoldedText.isInWord($0) }
    let needles = parts.map(Needle.init)
    // Some meanings of verbs begin with "to", others don't.
    let isInfinitive = needles.count > 1 && needles[0].bytes == Array("to".utf8)
    words = Array(needles.dropFirst(isInfinitive ? 1 : 0))
    lemmas = parts.count == 1 ? words.first.map { Self.lemmas(of: $0.bytes) } ?? [] : []
    lemmaWords = lemmas.map { Needle($0.utf8) }
  }

  /// Whether there is no word to search for.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns the dictionary forms of a word by all its readings: those with the letters as they were
  /// typed, or else those with Turkish letters for the plain ones.
  private static func lemmas(of word: [UInt8]) -> [String] {
    var lemmas: [String] = []
    let typed = Morphology.readings(of: word)
    let readings =
      typed.isEmpty
      ? CodePage.marked(word, limit: mostMarked).flatMap { Morphology.readings(of: $0) } : typed
    for reading in readings {
      let lemma = Lexicon.headword(of: reading.stem)
      if !lemmas.contains(lemma) { lemmas.append(lemma) }
    }
    return lemmas
  }

  private static let mostMarked = 256

  /// Whether some line of a file could be found; a file that can't is not read any further.
  package func mayFind(in file: [UInt8]) -> Bool {
    let folded = FoldedText(file)
    return quality(of: folded) != nil
      || lemmaWords.contains { Self.quality(of: $0, in: folded.bytes) != nil }
  }

  /// Returns the rank of a text, 0 for the best; nil if it lacks a word of the query.
  package func rank(of text: String) -> Int? { quality(of: FoldedText(text.utf8)) }

  /// Returns the rank of a Turkish word, which is also found by the dictionary form of the query.
  package func rank(ofWord word: String) -> Int? {
    let folded = FoldedText(word.utf8)
    let isLemma = lemmaWords.contains { $0.bytes == folded.bytes }
    return isLemma ? Quality.wholeExact : quality(of: folded)
  }

  private func quality(of text: FoldedText) -> Int? {
    var worst: Int?
    for word in words {
      guard let quality = Self.quality(of: word, in: text.bytes) else { return nil }
      worst = max(worst ?? quality, quality)
    }
    return worst
  }

  /// The best quality with which a text has a word of the query.
  private static func quality(of needle: Needle, in text: [UInt8]) -> Int? {
    let bytes = needle.bytes
    guard let first = bytes.first, text.count >= bytes.count else { return nil }
    let plain = CodePage.asciiFolded
    var best: Int?
    for start in 0...(text.count - bytes.count)
    where (text[start] == first || plain[Int(text[start])] == first)
      && (start == 0 || !FoldedText.isInWord(text[start - 1]))
    {
      guard let quality = quality(of: bytes, at: start, in: text, plain) else { continue }
      best = min(best ?? quality, quality)
      if quality == Quality.wholeExact { break }
    }
    return best
  }

  private static func quality(
    of needle: [UInt8],
    at start: Int,
    in text: [UInt8],
    _ plain: [UInt8]
  ) -> Int? {
    var isExact = true
    for (offset, byte) in needle.enumerated() where text[start + offset] != byte {
      guard plain[Int(text[start + offset])] == byte else { return nil }
      isExact = false
    }
    let end = start + needle.count
    let isWhole = end == text.count || !FoldedText.isInWord(text[end])
    if isWhole { return isExact ? Quality.wholeExact : Quality.wholePlain }
    return isExact ? Quality.startExact : Quality.startPlain
  }
}
