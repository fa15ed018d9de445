/// An encoding of files of answers; the raw value is its name on the command line.
package enum AnswerEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1254 = "windows-1254"
  case iso88599 = "iso-8859-9"

  /// The name as it is shown.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .windows1254: "Windows-1254"
    case .iso88599: "ISO-8859-9"
    }
  }

  /// The byte order mark; empty if the encoding has none.
  package var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1254, .iso88599: []
    }
  }

  /// Returns the text of bytes without a byte order mark; nil if they are not valid.
  func text(of bytes: ArraySlice<UInt8>) -> String? {
    switch self {
    case .utf8: String(validating: bytes, as: UTF8.self)
    case .utf16LittleEndian: Self.text(ofUnits: bytes, low: 0)
    case .utf16BigEndian: Self.text(ofUnits: bytes, low: 1)
    case .windows1254, .iso88599: TurkishCodePage.text(of: bytes)
    }
  }

  /// Returns the text of UTF-16 code units, whose lower byte is at this place.
  private static func text(ofUnits bytes: ArraySlice<UInt8>, low: Int) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      UInt16(bytes[place + low]) | UInt16(bytes[place + 1 - low]) << 8
    }
    return String(validating: units, as: UTF16.self)
  }
}
