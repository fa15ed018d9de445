/// The lines of all stems with one initial letter, sorted by their UTF-8 bytes.
///
/// The bytes are those of a `StaticString`, which live as long as the program.
struct StemLines {
  let text: UnsafeBufferPointer<UInt8>

  /// The length of the longest possible stem in ``CodePage`` bytes.
  static let longestStem = 40

  init(_ lines: StaticString) {
    text =
      lines.hasPointerRepresentation
      ? UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Returns the stems with these letters.
  func stems(_ letters: UnsafeBufferPointer<UInt8>) -> [Stem] {
    guard let place = firstPlace(of: letters) else { return [] }
    return lines(of: letters, from: place).map { $0.stem(letters: withoutCircumflex(letters)) }
  }

  /// Returns the lines with these letters.
  func lines(_ letters: UnsafeBufferPointer<UInt8>) -> [StemLine] {
    guard let place = firstPlace(of: letters) else { return [] }
    return lines(of: letters, from: place)
  }

  /// Calls `body` with the stem of every line.
  func forEachLine(_ body: (_ stem: Stem) -> Void) {
    var place = 0
    while place < text.count {
      let line = StemLine(text, at: place)
      body(line.stem(letters: CodePage.encode(line.letters)))
      place = line.end + 1
    }
  }

  private func lines(of letters: UnsafeBufferPointer<UInt8>, from first: Int) -> [StemLine] {
    var lines: [StemLine] = []
    var place = first
    while place < text.count, compare(letters, at: place) == .same {
      let line = StemLine(text, at: place)
      lines.append(line)
      place = line.end + 1
    }
    return lines
  }

  private func withoutCircumflex(_ letters: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    letters.map(StemLines.plain)
  }

  /// Returns the start of the first line with these letters, by binary search over the bytes.
  ///
  /// Invariant: lines before `low` sort before the letters, and lines from `high` on don't; both
  /// are starts of lines.
  private func firstPlace(of letters: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = text.count
    while low < high {
      let start = lineStart(before: low + (high - low) / 2, notBefore: low)
      if compare(letters, at: start) == .after {
        low = nextLine(after: start)
      } else {
        high = start
      }
    }
    return low < text.count && compare(letters, at: low) == .same ? low : nil
  }

  private func lineStart(before place: Int, notBefore low: Int) -> Int {
    var start = place
    while start > low, text[start - 1] != StemLine.newline { start -= 1 }
    return start
  }

  private func nextLine(after start: Int) -> Int {
    var place = start
    while place < text.count, text[place] != StemLine.newline { place += 1 }
    return min(place + 1, text.count)
  }

  private enum Order { case before, same, after }

  /// Compares letters with those of the line that begins at `start`.
  private func compare(_ letters: UnsafeBufferPointer<UInt8>, at start: Int) -> Order {
    var place = start
    for letter in letters {
      let byte = StemLines.plain(letter)
      if byte < 0x80 {
        guard place < text.count else { return .after }
        if byte != text[place] { return byte < text[place] ? .before : .after }
        place += 1
        continue
      }
      let (lead, trail) = StemLines.utf8(byte)
      guard place + 1 < text.count else { return .after }
      if lead != text[place] { return lead < text[place] ? .before : .after }
      if trail != text[place + 1] { return trail < text[place + 1] ? .before : .after }
      place += 2
    }
    return place < text.count && text[place] == StemLine.space ? .same : .before
  }

  static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case CodePage.aCircumflex: UInt8(ascii: "a")
    case CodePage.iCircumflex: UInt8(ascii: "i")
    case CodePage.uCircumflex: UInt8(ascii: "u")
    default: byte
    }
  }

  /// Returns the UTF-8 of a small letter beyond ASCII; for other bytes a sequence that no line has.
  static func utf8(_ byte: UInt8) -> (UInt8, UInt8) {
    switch byte {
    case CodePage.cCedilla: (0xC3, 0xA7)
    case CodePage.softG: (0xC4, 0x9F)
    case CodePage.dotlessI: (0xC4, 0xB1)
    case CodePage.oUmlaut: (0xC3, 0xB6)
    case CodePage.sCedilla: (0xC5, 0x9F)
    case CodePage.uUmlaut: (0xC3, 0xBC)
    default: (0xFF, 0xFF)
    }
  }
}
