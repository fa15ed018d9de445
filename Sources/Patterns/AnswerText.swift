import Turkish

/// An answer as normalised bytes that can be mapped back to the typed text.
@usableFromInline package struct AnswerText {
  /// The byte of a typed `I`, which may mean ı or i; no small letter has it.
  @inlinable package static var eitherI: UInt8 { UInt8(ascii: "I") }

  package let scalars: [Unicode.Scalar]
  package private(set) var bytes: [UInt8]
  /// Whether the answer has a Turkish letter that is not in ASCII.
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

  /// The bytes with ı for every typed `I`.
  package var plainBytes: [UInt8] { mapped.bytes }

  /// Returns where a range of ``bytes`` was typed, in Unicode scalars.
  package func span(of range: Range<Int>) -> Range<Int> { mapped.sourceSpan(of: range) }
}
