import Classes

extension AnswerEncoding {
  /// The bytes of a text whose letters beyond ASCII are Turkish, written independently of the reader.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .windows1254, .iso88599:
      let letters: [Unicode.Scalar: UInt8] = [
        "Ğ": 0xD0, "ğ": 0xF0, "İ": 0xDD, "ı": 0xFD, "Ş": 0xDE, "ş": 0xFE, "ç": 0xE7, "Ç": 0xC7,
        "ö": 0xF6, "Ö": 0xD6, "ü": 0xFC, "Ü": 0xDC, "â": 0xE2,
      ]
      return text.unicodeScalars.map { letters[$0] ?? UInt8(ascii: $0) }
    }
  }
}
