import Turkish

/// A text for searching: Turkish small letters, one byte each, as in ``CodePage``.
struct FoldedText {
  let bytes: [UInt8]

  /// Folds UTF-8; bytes that are no Turkish or ASCII letters stay as they are.
  init(_ utf8: some Sequence<UInt8>) {
    let small = CodePage.lowercased
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.underestimatedCount)
    var lead: UInt8 = 0
    for byte in utf8 {
      if lead != 0 {
        let letter = Self.letter(lead, byte)
        if letter == nil { folded.append(lead) }
        folded.append(letter ?? byte)
        lead = 0
      } else if byte >= 0xC3, byte <= 0xC5 {
        lead = byte
      } else if byte < 0x20 {
        // In the code page these bytes are letters.
        folded.append(0x20)
      } else {
        folded.append(byte < 0x80 ? small[Int(byte)] : byte)
      }
    }
    bytes = folded
  }

  /// Returns the small letter that two bytes of UTF-8 mean; nil if it is not Turkish.
  private static func letter(_ lead: UInt8, _ byte: UInt8) -> UInt8? {
    switch (lead, byte) {
    case (0xC3, 0xA7), (0xC3, 0x87): CodePage.cCedilla
    case (0xC4, 0x9F), (0xC4, 0x9E): CodePage.softG
    case (0xC4, 0xB1): CodePage.dotlessI
    case (0xC4, 0xB0): UInt8(ascii: "i")
    case (0xC3, 0xB6), (0xC3, 0x96): CodePage.oUmlaut
    case (0xC5, 0x9F), (0xC5, 0x9E): CodePage.sCedilla
    case (0xC3, 0xBC), (0xC3, 0x9C): CodePage.uUmlaut
    case (0xC3, 0xA2), (0xC3, 0x82): CodePage.aCircumflex
    case (0xC3, 0xAE), (0xC3, 0x8E): CodePage.iCircumflex
    case (0xC3, 0xBB), (0xC3, 0x9B): CodePage.uCircumflex
    default: nil
    }
  }

  /// The words of the text: runs of letters and digits.
  var words: [ArraySlice<UInt8>] { bytes.split { !Self.isInWord($0) } }

  static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || CodePage.isLetter(byte) || CodePage.isDigit(byte)
  }
}
