/// The text of a file whose encoding nobody has told.
package struct DecodedText: Sendable, Equatable {
  package let text: String
  package let encoding: AnswerEncoding
  package let evidence: Evidence

  /// Why the encoding was chosen.
  package enum Evidence: Sendable {
    case asked
    case byteOrderMark
    /// All bytes are valid UTF-8.
    case valid
    /// Every second byte is mostly zero.
    case zeros
    /// Nothing else fits.
    case remaining
  }

  /// Decodes a file: by its byte order mark, else as UTF-8, as UTF-16 by its zeros, or by the Turkish
  /// code page.
  package init(_ bytes: [UInt8], as asked: AnswerEncoding? = nil) throws(TableFault) {
    guard !bytes.isEmpty else { throw TableFault(ClassWording.emptyFile) }
    if let asked {
      let start = bytes.starts(with: asked.byteOrderMark) ? asked.byteOrderMark.count : 0
      try self.init(bytes, from: start, asked, .asked)
      return
    }
    if let format = Self.format(of: bytes) { throw TableFault(ClassWording.notText(format)) }
    let marked = AnswerEncoding.allCases.first {
      !$0.byteOrderMark.isEmpty && bytes.starts(with: $0.byteOrderMark)
    }
    if let marked {
      try self.init(bytes, from: marked.byteOrderMark.count, marked, .byteOrderMark)
    } else if !bytes.contains(0), let text = AnswerEncoding.utf8.text(of: bytes[...]) {
      self.init(text: text, encoding: .utf8, evidence: .valid)
    } else if let encoding = Self.encodingByZeros(bytes) {
      try self.init(bytes, from: 0, encoding, .zeros)
    } else if bytes.contains(where: Self.isBinary) {
      throw TableFault(ClassWording.notText(nil))
    } else {
      try self.init(bytes, from: 0, .windows1254, .remaining)
    }
  }

  private init(text: String, encoding: AnswerEncoding, evidence: Evidence) {
    self.text = text
    self.encoding = encoding
    self.evidence = evidence
  }

  private init(
    _ bytes: [UInt8],
    from start: Int,
    _ encoding: AnswerEncoding,
    _ evidence: Evidence
  ) throws(TableFault) {
    guard let text = encoding.text(of: bytes[start...]) else {
      throw TableFault(line: Self.lineOfFault(bytes, encoding), ClassWording.notIn(encoding))
    }
    self.init(text: text, encoding: encoding, evidence: evidence)
  }

  /// The kinds of file that are often taken for a table, by their first bytes.
  private static let formats: [(start: [UInt8], name: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "XLSX/ODS"), ([0xD0, 0xCF, 0x11, 0xE0], "XLS"),
    ([0x25, 0x50, 0x44, 0x46], "PDF"),
  ]

  private static func format(of bytes: [UInt8]) -> String? {
    formats.first { bytes.starts(with: $0.start) }?.name
  }

  /// Returns UTF-16 by the place of its zero bytes, which are half of every letter of ASCII.
  private static func encodingByZeros(_ bytes: [UInt8]) -> AnswerEncoding? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var zeros = [0, 0]
    for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place % 2] += 1 }
    let pairs = bytes.count / 2
    // Letters such as ş have no zero, and a file may have many of them.
    if zeros[1] * 3 > pairs, zeros[0] * 20 < zeros[1] { return .utf16LittleEndian }
    if zeros[0] * 3 > pairs, zeros[1] * 20 < zeros[0] { return .utf16BigEndian }
    return nil
  }

  /// Whether no text has this byte; the last control character is the old end of a file.
  private static func isBinary(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1A && byte != 0x1B
  }

  /// The line of the first byte that is not valid; nil where lines can't be told.
  private static func lineOfFault(_ bytes: [UInt8], _ encoding: AnswerEncoding) -> Int? {
    switch encoding {
    case .utf8:
      var (decoder, rest, line) = (UTF8(), bytes.makeIterator(), 1)
      while case .scalarValue(let scalar) = decoder.decode(&rest) {
        if scalar == "\n" { line += 1 }
      }
      return line
    case .windows1254, .iso88599:
      let fault = bytes.firstIndex { TurkishCodePage.scalar(of: $0) == nil } ?? bytes.endIndex
      return 1 + bytes[..<fault].count { $0 == 0x0A }
    case .utf16LittleEndian, .utf16BigEndian: return nil
    }
  }
}
