/// The stems that begin with a prefix, which grows letter by letter.
///
/// To narrow a range along a word is cheaper than to look up each prefix of the word, and it can
/// stop as soon as no stem has the prefix.
struct StemRange {
  private let text: UnsafeBufferPointer<UInt8>
  /// The start of the first line, and the end of the last.
  private var low: Int
  private var high: Int
  /// The length of the prefix in bytes of UTF-8.
  private var depth = 0

  /// Creates the range of one initial, which is the first letter of the prefix; nil if it is empty.
  init?(initial: UInt8) {
    let letter = StemLines.plain(initial)
    let table = withUnsafePointer(to: letter) {
      StemLines.table(for: UnsafeBufferPointer(start: $0, count: 1))
    }
    guard let table else { return nil }
    text = table.text
    low = 0
    high = text.count
    depth = letter < 0x80 ? 1 : 2
  }

  var isEmpty: Bool { low >= high }

  /// Appends a letter to the prefix.
  mutating func narrow(_ letter: UInt8) {
    let letter = StemLines.plain(letter)
    if letter < 0x80 {
      narrow(byte: letter)
    } else {
      let (lead, trail) = StemLines.utf8(letter)
      narrow(byte: lead)
      narrow(byte: trail)
    }
  }

  /// Returns the range with a letter appended to the prefix.
  func narrowed(_ letter: UInt8) -> StemRange {
    var range = self
    range.narrow(letter)
    return range
  }

  /// The lines of the stems that equal the prefix.
  var lines: [StemLine] {
    var lines: [StemLine] = []
    var place = low
    while place < high, byte(place) <= StemLine.space {
      let line = StemLine(text, at: place)
      lines.append(line)
      place = line.end + 1
    }
    return lines
  }

  /// Whether a stem equals the prefix.
  @inline(__always)
  var hasStem: Bool { low < high && byte(low) <= StemLine.space }

  private mutating func narrow(byte wanted: UInt8) {
    guard low < high else { return }
    if byte(low) < wanted { low = firstLine { $0 >= wanted } }
    if low < high { high = byte(low) == wanted ? end(of: wanted) : low }
    depth += 1
  }

  /// Returns the end of the lines whose next byte is the wanted one.
  ///
  /// It is usually near `low`, so the search goes from there in growing steps.
  private func end(of wanted: UInt8) -> Int {
    var near = self
    var step = 64
    while near.low + step < high {
      let start = lineStart(before: near.low + step)
      if byte(start) > wanted {
        near.high = start
        break
      }
      near.low = start
      step *= 4
    }
    return near.firstLine { $0 > wanted }
  }

  @inline(__always)
  private func lineStart(before place: Int) -> Int {
    var start = place
    while start > low, text[start - 1] != StemLine.newline { start -= 1 }
    return start
  }

  /// Returns the start of the first line whose next byte passes a monotonic test, else `high`.
  @inline(__always)
  private func firstLine(where passes: (UInt8) -> Bool) -> Int {
    var (low, high) = (low, high)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, text[start - 1] != StemLine.newline { start -= 1 }
      if passes(byte(start)) {
        high = start
      } else {
        low = start + depth
        while low < text.count, text[low] != StemLine.newline { low += 1 }
        low = min(low + 1, high)
      }
    }
    return high
  }

  @inline(__always)
  private func byte(_ start: Int) -> UInt8 {
    start + depth < text.count ? text[start + depth] : StemLine.newline
  }
}
