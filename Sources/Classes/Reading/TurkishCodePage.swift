/// Windows-1254, the code page of Turkish Windows.
///
/// Source: CP1254.TXT of the Unicode Consortium (MAPPINGS/VENDORS/MICSFT/WINDOWS). ISO-8859-9 has the
/// same letters and only control characters from 0x80 to 0x9F, so it is read by the same table, as
/// browsers do (WHATWG Encoding Standard).
enum TurkishCodePage {
  /// The characters from 0x80 to 0x9F; U+FFFD where the code page has none.
  private static let high = Array(
    """
    €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\
    \u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ
    """.unicodeScalars
  )

  /// The letters in which it differs from Latin-1.
  private static let letters: [UInt8: Unicode.Scalar] = [
    0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş",
  ]

  /// Returns the character of a byte; nil if the code page has none for it.
  static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 { return Unicode.Scalar(byte) }
    if byte < 0xA0 {
      let scalar = high[Int(byte) - 0x80]
      return scalar == "\u{FFFD}" ? nil : scalar
    }
    return letters[byte] ?? Unicode.Scalar(byte)
  }

  /// Returns the text of bytes; nil if the code page has no character for one of them.
  static func text(of bytes: ArraySlice<UInt8>) -> String? {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      guard let scalar = scalar(of: byte) else { return nil }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
