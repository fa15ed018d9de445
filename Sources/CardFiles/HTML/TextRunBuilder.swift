/// Puts runs of text together as a page lays them out: white space is one space, a block begins a
/// line.
struct TextRunBuilder {
  private var made: [TextRun] = []
  private var bytes: [UInt8] = []
  private var field: Int?
  private var gap = ""
  private var hasBegun = false
  /// Line ends and spaces before the next sign.
  private var lineEnds = 0
  private var spaces = 0
  private var isAfterWhite = false

  /// All runs; white space at the ends is none.
  mutating func finished() -> [TextRun] {
    close()
    return made
  }

  /// White space of the source.
  mutating func white() {
    guard hasBegun, !isAfterWhite, lineEnds == 0 || spaces > 0 else { return }
    spaces += 1
    isAfterWhite = true
  }

  /// A space that is kept.
  mutating func space() {
    guard hasBegun else { return }
    spaces += 1
    isAfterWhite = false
  }

  mutating func lineEnd() {
    guard hasBegun else { return }
    lineEnds += 1
    spaces = 0
    isAfterWhite = false
  }

  /// The beginning or the end of a block.
  mutating func block() {
    if lineEnds == 0 { lineEnd() }
  }

  /// Whether something comes right before, in the same line and without a space.
  var isInWord: Bool { hasBegun && lineEnds == 0 && spaces == 0 }

  mutating func append(_ text: some Sequence<UInt8>, from field: Int?) {
    if hasBegun {
      settle(field)
    } else {
      self.field = field
      hasBegun = true
    }
    bytes.append(contentsOf: text)
  }

  /// Writes what is between the last sign and the next, which comes from a field.
  private mutating func settle(_ next: Int?) {
    if lineEnds > 0 || next != field {
      close()
      field = next
      gap = String(repeating: "\n", count: lineEnds) + String(repeating: " ", count: spaces)
    } else if spaces > 0 {
      bytes.append(contentsOf: repeatElement(0x20, count: spaces))
    }
    lineEnds = 0
    spaces = 0
    isAfterWhite = false
  }

  private mutating func close() {
    if bytes.isEmpty { return }
    made.append(TextRun(gap: gap, text: String(decoding: bytes, as: UTF8.self), field: field))
    bytes.removeAll(keepingCapacity: true)
  }
}
