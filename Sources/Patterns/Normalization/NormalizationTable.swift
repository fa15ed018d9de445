import Turkish

/// The fast normalisation, which looks up each byte of UTF-8 by the byte before it.
///
/// The row depends only on the previous byte, so a step doesn't wait for the result of the step
/// before. Sequences that need more context are marked as rare and left to ``NormalizationPass``.
/// Of the signs of three bytes, the table handles those that begin with E2 80 and follow a letter
/// or digit.
struct NormalizationTable: Sendable {
  static let shared = NormalizationTable()

  /// The kind of the previous byte; the raw value is the row of the table.
  private enum Row: UInt8, CaseIterable {
    case word, afterC3, afterC4, afterC5, afterE2, after80, digit, separator, apostrophe
  }

  /// An entry holds the byte to write in its lower 8 bits, and these flags.
  private static let counts: UInt16 = 0x100
  private static let isRare: UInt16 = 0x200

  /// The row for the byte after each byte, times 256.
  private let rows: [UInt16]
  private let entries: [UInt16]

  /// Writes the normalised text to `bytes`.
  ///
  /// Returns false if the source has a rare character; then `bytes` is not usable.
  func normalize(_ source: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) -> Bool {
    if bytes.count < source.count {
      bytes.append(contentsOf: repeatElement(0, count: source.count - bytes.count))
    }
    let (length, rare) = rows.withUnsafeBufferPointer { rows in
      entries.withUnsafeBufferPointer { entries in
        bytes.withUnsafeMutableBufferPointer { target in
          Self.translate(source, to: target, rows: rows, entries: entries)
        }
      }
    }
    bytes.removeLast(bytes.count - length)
    return !rare
  }

  /// Returns the normalised text; nil if the source has a rare character.
  func mapped(_ source: UnsafeBufferPointer<UInt8>) -> NormalizedText? {
    var result = (length: 0, isRare: false)
    var starts: [Int32] = []
    let bytes = [UInt8](unsafeUninitializedCapacity: source.count) { bytes, length in
      starts = [Int32](unsafeUninitializedCapacity: source.count) { starts, count in
        rows.withUnsafeBufferPointer { rows in
          entries.withUnsafeBufferPointer { entries in
            result = Self.translate(source, to: bytes, starts, rows: rows, entries: entries)
          }
        }
        count = result.length
      }
      length = result.length
    }
    return result.isRare ? nil : NormalizedText(bytes: bytes, starts: starts)
  }

  @inline(__always)
  private static func translate(
    _ source: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutableBufferPointer<UInt8>,
    _ starts: UnsafeMutableBufferPointer<Int32>? = nil,
    rows: UnsafeBufferPointer<UInt16>,
    entries: UnsafeBufferPointer<UInt16>
  ) -> (length: Int, isRare: Bool) {
    var length = 0
    var seen: UInt16 = 0
    var row = Int(Row.separator.rawValue) << 8
    var scalar: Int32 = -1
    for byte in source {
      let entry = entries[row | Int(byte)]
      row = Int(rows[Int(byte)])
      target[length] = UInt8(truncatingIfNeeded: entry)
      if let starts {
        scalar &+= byte & 0xC0 == 0x80 ? 0 : 1
        starts[length] = scalar
      }
      length &+= Int(entry >> 8) & 1
      seen |= entry
    }
    let last = row >> 8
    if last == Int(Row.separator.rawValue), length > 0 { length &-= 1 }
    return (length, seen & isRare != 0 || last == Int(Row.apostrophe.rawValue))
  }

  private init() {
    rows = (0...255).map { UInt16(Self.row(after: UInt8($0)).rawValue) << 8 }
    entries = Row.allCases.flatMap { row in
      (0...255).map { Self.entry(for: UInt8($0), in: row) }
    }
  }

  private static func row(after byte: UInt8) -> Row {
    switch byte {
    case 0xC3: .afterC3
    case 0xC4: .afterC4
    case 0xC5: .afterC5
    case 0xE2: .afterE2
    case 0x80: .after80
    // No Turkish letter ends with these bytes, so they need no context.
    case 0x98, 0x99: .apostrophe
    case 0x93, 0x94, 0x9D, 0xA6: .separator
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "'"): .apostrophe
    default: isSeparator(byte) ? .separator : .word
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20: true
    default: ".,:!?;\"()[]{}".utf8.contains(byte)
    }
  }

  private static func entry(for byte: UInt8, in row: Row) -> UInt16 {
    switch row {
    case .afterC3, .afterC4, .afterC5: letterEntry(for: byte, in: row)
    case .afterE2: byte == 0x80 ? 0 : isRare
    case .after80: signEntry(for: byte)
    case .word where byte == 0xE2, .digit where byte == 0xE2: 0
    case .digit where ".,:".utf8.contains(byte): isRare
    case .separator where isSeparator(byte): 0
    case .apostrophe where isSeparator(byte): isRare
    case .separator where byte == UInt8(ascii: "'"): isRare
    case .apostrophe where byte == UInt8(ascii: "'"): isRare
    case .word, .digit, .separator, .apostrophe: plainEntry(for: byte)
    }
  }

  /// Returns the entry for the second byte of a letter; letters that are not Turkish are rare.
  private static func letterEntry(for byte: UInt8, in row: Row) -> UInt16 {
    let lead: UInt32 = row == .afterC3 ? 0x03 : row == .afterC4 ? 0x04 : 0x05
    guard CodePage.isContinuation(byte),
      let scalar = Unicode.Scalar(lead << 6 | UInt32(byte & 0x3F)),
      let letter = CodePage.byte(for: scalar)
    else { return isRare }
    return UInt16(CodePage.lowercased[Int(letter)]) | counts
  }

  /// Returns the entry for the last byte of a sign that begins with E2 80.
  private static func signEntry(for byte: UInt8) -> UInt16 {
    switch byte {
    case 0x98, 0x99: UInt16(UInt8(ascii: "'")) | counts
    case 0x93, 0x94, 0x9D, 0xA6: 0x20 | counts
    default: isRare
    }
  }

  private static func plainEntry(for byte: UInt8) -> UInt16 {
    if isSeparator(byte) { return 0x20 | counts }
    switch byte {
    case 0xC3, 0xC4, 0xC5: return 0
    case 0x21...0x7E where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "`"):
      return UInt16(CodePage.lowercased[Int(byte)]) | counts
    default: return isRare
    }
  }
}
