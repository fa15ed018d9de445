import Turkish

/// An answer made ready for comparing: bytes, words and the way back to what was typed.
package struct AnswerText {
  /// Stands for a typed `I`, which may mean ı or i; small letters never have this byte.
  package static let eitherI = UInt8(ascii: "I")

  package let scalars: [Unicode.Scalar]
  package private(set) var bytes: [UInt8]
  /// Whether anything was typed that an ASCII keyboard lacks.
  package let hasTurkishLetter: Bool
  private let mapped: NormalizedText

  package init(_ text: String, _ mapped: NormalizedText) {
    scalars = Array(text.unicodeScalars)
    self.mapped = mapped
    bytes = mapped.bytes
    hasTurkishLetter = Self.isTurkish(text)
    guard text.utf8.contains(UInt8(ascii: "I")) else { return }
    for index in bytes.indices where bytes[index] == CodePage.dotlessI {
      if scalars[mapped.sourceSpan(of: index..<index + 1).lowerBound] == "I" {
        bytes[index] = Self.eitherI
      }
    }
  }

  private static func isTurkish(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 } && text.hasTurkishLetter
  }

  /// The bytes with every `I` taken for ı.
  package var plainBytes: [UInt8] { mapped.bytes }

  package func span(of range: Range<Int>) -> Range<Int> { mapped.sourceSpan(of: range) }
}
