/// The words of a passage that decide a question, in the sentences that hold them.
package struct Evidence: Sendable, Equatable {
  /// The sentences in the order of the passage; at least one.
  package let lines: [Line]
  /// The words that decide, in the order in which the author quotes them.
  package let quotations: [String]

  /// A sentence, or neighbouring sentences that one quotation joins.
  package struct Line: Sendable, Equatable {
    /// The text in pieces; together they are the sentence, with the speaker's name before it.
    package let pieces: [Piece]

    /// The whole sentence.
    package var text: String { pieces.map(\.text).joined() }
  }

  /// A part of a sentence.
  package struct Piece: Sendable, Equatable {
    package let text: String
    /// Whether these are the words that decide.
    package let decides: Bool
  }

  /// Finds quotations in a passage; nil without quotations, or if the passage lacks one of them.
  package init?(_ quotations: [String], in passage: Passage) {
    let places = quotations.map { Place(of: $0, in: passage) }
    let found = places.compactMap(\.self)
    guard !found.isEmpty, found.count == places.count else { return nil }
    self.quotations = quotations
    lines = passage.paragraphs.indices.flatMap { index in
      Self.lines(of: passage.paragraphs[index], found.filter { $0.paragraph == index }.map(\.range))
    }
  }

  /// Returns the first quotation that a passage lacks; nil if it has them all.
  package static func missing(_ quotations: [String], in passage: Passage) -> String? {
    quotations.first { Place(of: $0, in: passage) == nil }
  }

  /// Where a quotation is.
  private struct Place {
    let paragraph: Int
    let range: Range<String.Index>

    /// Finds whole words; part of a word is no quotation.
    init?(of quotation: String, in passage: Passage) {
      if quotation.isEmpty { return nil }
      for (index, paragraph) in passage.paragraphs.enumerated() {
        let range = paragraph.ranges(of: quotation).first { paragraph.isWhole($0) }
        guard let range else { continue }
        self.paragraph = index
        self.range = range
        return
      }
      return nil
    }
  }

  private static func lines(of paragraph: String, _ ranges: [Range<String.Index>]) -> [Line] {
    let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var windows: [Range<String.Index>] = []
    for sentence in paragraph.sentenceRanges where ranges.contains(where: sentence.overlaps) {
      if let last = windows.last,
        ranges.contains(where: { $0.overlaps(last) && $0.overlaps(sentence) })
      {
        windows[windows.count - 1] = last.lowerBound..<sentence.upperBound
      } else {
        windows.append(sentence)
      }
    }
    return windows.map { window in
      let pieces = pieces(of: paragraph, in: window, ranges.filter(window.overlaps))
      guard window.lowerBound > paragraph.startIndex, let speaker = paragraph.speaker else {
        return Line(pieces: pieces)
      }
      return Line(pieces: [Piece(text: speaker, decides: false)] + pieces)
    }
  }

  private static func pieces(
    of paragraph: String,
    in window: Range<String.Index>,
    _ ranges: [Range<String.Index>]
  ) -> [Piece] {
    var pieces: [Piece] = []
    var end = window.lowerBound
    func add(_ range: Range<String.Index>, decides: Bool) {
      if !range.isEmpty { pieces.append(Piece(text: String(paragraph[range]), decides: decides)) }
    }
    for range in ranges where range.upperBound > end {
      add(end..<max(end, range.lowerBound), decides: false)
      add(max(end, range.lowerBound)..<range.upperBound, decides: true)
      end = range.upperBound
    }
    add(end..<window.upperBound, decides: false)
    return pieces
  }
}

extension String {
  /// Whether no letter or digit touches a range from outside.
  fileprivate func isWhole(_ range: Range<Index>) -> Bool {
    let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
    let after = range.upperBound < endIndex ? self[range.upperBound] : " "
    return ![before, after].contains { $0.isLetter || $0.isNumber }
  }

  /// The name at the beginning of a turn of a dialogue, with its colon and a space.
  fileprivate var speaker: String? {
    guard let colon = firstIndex(of: ":"), self[..<colon].split(separator: " ").count <= 3,
      self[..<colon].allSatisfy({ $0.isLetter || " .'’".contains($0) })
    else { return nil }
    return self[..<colon] + ": "
  }

  /// The sentences of a paragraph without the spaces between them.
  ///
  /// A sentence ends at a full stop, question mark, exclamation mark or dots with a capital letter, a
  /// digit or a quotation mark after the space. A full stop after a digit makes an ordinal number.
  fileprivate var sentenceRanges: [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start = startIndex
    for space in indices where self[space] == " " {
      let next = index(after: space)
      guard next < endIndex, endsSentence(before: space), opensSentence(at: next) else { continue }
      ranges.append(start..<space)
      start = next
    }
    return ranges + [start..<endIndex]
  }

  private func endsSentence(before space: Index) -> Bool {
    let text = self[..<space]
    let marks = text.reversed().drop { "\"'”’)»".contains($0) }
    guard let mark = marks.first, ".!?…".contains(mark) else { return false }
    return mark != "." || marks.dropFirst().first?.isNumber != true
  }

  private func opensSentence(at index: Index) -> Bool {
    let first = self[index]
    return first.isUppercase || first.isNumber || "\"“'‘(«–-".contains(first)
  }
}
