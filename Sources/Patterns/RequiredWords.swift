import Turkish

/// Words that an answer must have in their order, other words between them or not.
package struct RequiredWords: Sendable {
  private let parts: [[[UInt8]]]

  /// Takes the parts of a frame, or one key word; capitals and marks don't count.
  package init(_ parts: [String]) { self.parts = parts.map(Self.words).filter { !$0.isEmpty } }

  /// Whether an answer has all of them, letters without their Turkish marks included.
  package func areKept(in answer: String) -> Bool {
    var rest = Self.words(answer)[...]
    for part in parts {
      guard
        let start = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }

  private static func words(_ text: String) -> [[UInt8]] {
    // Small letters first: folded, the capital of “İki” would be that of ı.
    let bytes = Normalization.bytes(of: text.turkishLowercased.asciiFolded)
    return bytes.split(separator: UInt8(ascii: " ")).map(Array.init)
  }
}
