/// Makes text safe that comes in pieces: however it is cut, the result is the same.
///
/// What goes: escape sequences with all they carry (CWE-150), control characters, marks that turn
/// the direction of text, invisible letters, tags, private letters, and the fifth and later of the
/// marks piled on one letter. Line ends of every kind become a line feed. Linear.
package struct TextFilter: Sendable {
  private static let mostMarks = 4

  private var skipper = SequenceSkipper()
  private var redaction: Redaction?
  private var isAfterReturn = false
  private var marks = 0

  /// Begins a text; the secret is replaced by `[key]` if it has at least 8 bytes.
  package init(hiding secret: String? = nil) {
    redaction = secret.flatMap { Redaction(of: $0) }
  }

  /// The safe part of the next piece; the beginning of the secret is held back.
  package mutating func filter(_ piece: String) -> SafeText {
    let safe = safe(piece)
    return SafeText(filtered: redaction?.replace(in: safe) ?? safe)
  }

  /// What was held back, when nothing follows.
  package mutating func finish() -> SafeText { SafeText(filtered: redaction?.rest() ?? "") }

  private mutating func safe(_ piece: String) -> String {
    if skipper.isInText, piece.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      if !piece.isEmpty {
        isAfterReturn = false
        marks = 0
      }
      return piece
    }
    var result: [UInt8] = []
    result.reserveCapacity(piece.utf8.count)
    let scalars = piece.unicodeScalars
    // Most of a text stays as it is: stretches of it are copied whole.
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let kept = kept(scalar)
      if kept != scalar {
        result += piece.utf8[start..<index]
        if let kept { result += UTF8.encode(kept) ?? UTF8.encodedReplacementCharacter }
        start = next
      }
      index = next
    }
    result += piece.utf8[start...]
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isFirstOfLine = isAfterReturn
    isAfterReturn = scalar == "\r"
    if skipper.swallows(scalar) { return nil }
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF:
      marks = 0
      return scalar
    case 0x0A: return isFirstOfLine ? nil : lineEnd()
    case 0x0D, 0x85, 0x2028, 0x2029: return lineEnd()
    case 0x09: return scalar
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: return nil
    default: return keptByCategory(scalar)
    }
  }

  private mutating func lineEnd() -> Unicode.Scalar {
    marks = 0
    return "\n"
  }

  private mutating func keptByCategory(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // It holds families and flags together, and can't be seen elsewhere.
    if scalar == "\u{200D}" { return scalar }
    switch scalar.properties.generalCategory {
    case .format, .privateUse, .control, .surrogate: return nil
    case .nonspacingMark, .enclosingMark:
      marks += 1
      let isVariation = (0xE0100...0xE01EF).contains(scalar.value)
      return isVariation || marks > Self.mostMarks ? nil : scalar
    default:
      marks = 0
      return scalar
    }
  }
}
