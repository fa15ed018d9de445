// Looks through all lines without taking them apart, which would take too long for one word.
extension BilingualLexicon {
  /// The entries whose lemma fits, in the order of the file.
  func entries(whereLemma fits: (ArraySlice<UInt8>) -> Bool) -> [LexiconEntry] {
    lines.filter { fits(key($0)) }.compactMap(entry)
  }

  /// The entries one of whose English words fits, in the order of the file.
  func entries(whereGloss fits: (ArraySlice<UInt8>) -> Bool) -> [LexiconEntry] {
    lines.filter { line in
      var isFound = false
      forEachGloss(in: line) { gloss in
        if !isFound { isFound = fits(gloss) }
      }
      return isFound
    }.compactMap(entry)
  }

  /// Calls `body` with every English word of a line, as ``SenseReader`` reads them.
  func forEachGloss(in line: Range<Int>, _ body: (ArraySlice<UInt8>) -> Void) {
    let columns = text[line].split(
      separator: UInt8(ascii: "\t"),
      omittingEmptySubsequences: false
    )
    guard columns.count > 4 else { return }
    for sense in columns[4].split(separator: UInt8(ascii: ";")) {
      guard let colon = sense.firstIndex(of: UInt8(ascii: ":")) else { continue }
      var rest = sense[(colon + 1)...]
      while true {
        let end = rest.firstIndex { Self.marks.contains($0) } ?? rest.endIndex
        let gloss = rest[..<end].trimmed
        if !gloss.isEmpty { body(gloss) }
        rest = rest[end...]
        if rest.first == UInt8(ascii: "(") {
          rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst().drop { $0 == Self.space }
        }
        guard rest.first == UInt8(ascii: ",") else { break }
        rest = rest.dropFirst()
      }
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let marks = Array("(,[{=~<".utf8)
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces at their ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var bytes = drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }
}
