/// Builds runs of text as a browser lays them out: white space collapses to one space, and a block
/// starts a line.
struct TextRunBuilder {
  private var made: [TextRun] = []
  private var bytes: [UInt8] = []
  private var field: Int?
  private var gap = ""
  private var hasBegun = false
  /// Line breaks and spaces before the next character.
  private var lineBreaks = 0
  private var spaces = 0
  private var isAfterWhite = false

  /// Returns all runs, without white space at the ends.
  mutating func finished() -> [TextRun] {
    close()
    return made
  }

  /// Adds collapsible white space.
  mutating func addWhiteSpace() {
    guard hasBegun, !isAfterWhite, lineBreaks == 0 || spaces > 0 else { return }
    spaces += 1
    isAfterWhite = true
  }

  /// Adds a space that does not collapse.
  mutating func addSpace() {
    guard hasBegun else { return }
    spaces += 1
    isAfterWhite = false
  }

  mutating func addLineBreak() {
    guard hasBegun else { return }
    lineBreaks += 1
    spaces = 0
    isAfterWhite = false
  }

  /// Adds the start or the end of a block.
  mutating func addBlockBoundary() {
    if lineBreaks == 0 { addLineBreak() }
  }

  /// Whether a character comes directly before, without white space.
  var isInWord: Bool { hasBegun && lineBreaks == 0 && spaces == 0 }

  mutating func append(_ text: some Sequence<UInt8>, from field: Int?) {
    if hasBegun {
      flushWhiteSpace(before: field)
    } else {
      self.field = field
      hasBegun = true
    }
    bytes.append(contentsOf: text)
  }

  /// Writes the pending white space before text that comes from a field.
  private mutating func flushWhiteSpace(before next: Int?) {
    if lineBreaks > 0 || next != field {
      close()
      field = next
      gap = String(repeating: "\n", count: lineBreaks) + String(repeating: " ", count: spaces)
    } else if spaces > 0 {
      bytes.append(contentsOf: repeatElement(0x20, count: spaces))
    }
    lineBreaks = 0
    spaces = 0
    isAfterWhite = false
  }

  private mutating func close() {
    if bytes.isEmpty { return }
    made.append(TextRun(gap: gap, text: String(decoding: bytes, as: UTF8.self), field: field))
    bytes.removeAll(keepingCapacity: true)
  }
}
