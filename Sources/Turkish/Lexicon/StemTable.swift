/// The lines of all stems with one initial letter, sorted by their UTF-8 bytes.
///
/// The bytes are those of a `StaticString`, which live as long as the program. The index is made
/// at the first look-up of the initial, in a fraction of a millisecond.
struct StemTable: Sendable {
  private let content: StaticString
  private let index: StemIndex

  /// No stem is longer, in ``CodePage`` bytes.
  static let longestStem = 40

  init(_ content: StaticString) {
    self.content = content
    index = StemIndex(StemTable.bytes(of: content))
  }

  private var text: UnsafeBufferPointer<UInt8> { StemTable.bytes(of: content) }

  private static func bytes(of content: StaticString) -> UnsafeBufferPointer<UInt8> {
    guard content.hasPointerRepresentation else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: content.utf8Start, count: content.utf8CodeUnitCount)
  }

  /// The stems that stand with these letters.
  func stems(_ letters: UnsafeBufferPointer<UInt8>) -> [Stem] {
    guard var place = firstPlace(of: letters) else { return [] }
    let text = text
    let plainLetters = letters.map(StemTable.plain)
    var stems: [Stem] = []
    repeat {
      let line = StemLine(text, at: place)
      stems.append(line.stem(letters: plainLetters))
      place = line.end + 1
    } while place < text.count && isSame(letters, at: place)
    return stems
  }

  /// The lines that stand with these letters.
  func lines(_ letters: UnsafeBufferPointer<UInt8>) -> [StemLine] {
    guard let place = firstPlace(of: letters) else { return [] }
    return lines(of: letters, from: place)
  }

  /// Every line with its letters.
  func forEachLine(_ body: (_ stem: Stem) -> Void) {
    let text = text
    var place = 0
    while place < text.count {
      let line = StemLine(text, at: place)
      body(line.stem(letters: CodePage.encode(line.letters)))
      place = line.end + 1
    }
  }

  private func lines(of letters: UnsafeBufferPointer<UInt8>, from first: Int) -> [StemLine] {
    let text = text
    var lines: [StemLine] = []
    var place = first
    while place < text.count, isSame(letters, at: place) {
      let line = StemLine(text, at: place)
      lines.append(line)
      place = line.end + 1
    }
    return lines
  }

  /// Where the first line with these letters begins.
  private func firstPlace(of letters: UnsafeBufferPointer<UInt8>) -> Int? {
    var hash = StemHash()
    for letter in letters { hash.take(letter: StemTable.plain(letter)) }
    return index.place(hash) { isSame(letters, at: $0) }
  }

  /// Whether these are the letters of the line that begins here.
  private func isSame(_ letters: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let text = text
    var place = start
    for letter in letters {
      let byte = StemTable.plain(letter)
      if byte < 0x80 {
        guard place < text.count, byte == text[place] else { return false }
        place += 1
      } else {
        let (lead, trail) = StemTable.utf8(byte)
        guard place + 1 < text.count, lead == text[place], trail == text[place + 1] else {
          return false
        }
        place += 2
      }
    }
    return place < text.count && text[place] == StemLine.space
  }

  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case CodePage.aCircumflex: UInt8(ascii: "a")
    case CodePage.iCircumflex: UInt8(ascii: "i")
    case CodePage.uCircumflex: UInt8(ascii: "u")
    default: byte
    }
  }

  /// The UTF-8 of a small letter beyond ASCII; of any other byte, what no line has.
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
