/// Makes text safe that comes in pieces: however it is cut, the result is the same.
///
/// Escape sequences go with all they carry (CWE-150), and what ``ScalarFilter`` takes away. Linear.
package struct TextFilter: Sendable {
  private var skipper = SequenceSkipper()
  private var scalars = ScalarFilter()
  private var redaction: Redaction?

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
    if skipper.isInText, ScalarFilter.isPlain(piece) {
      if !piece.isEmpty { scalars.passPlain() }
      return piece
    }
    return piece.replacingScalars { scalar in
      if skipper.swallows(scalar) { return [] }
      let kept = scalars.kept(scalar)
      if kept == scalar { return nil }
      return kept == nil ? [] : [UInt8(ascii: "\n")]
    }
  }
}

extension String {
  /// The text with other bytes for some scalars, where the closure gives any; the stretches between
  /// are copied whole, for most of a text stays as it is.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> [UInt8]?) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var start = unicodeScalars.startIndex
    var index = start
    while index < unicodeScalars.endIndex {
      let next = unicodeScalars.index(after: index)
      if let bytes = replacement(unicodeScalars[index]) {
        result += utf8[start..<index]
        result += bytes
        start = next
      }
      index = next
    }
    if start == unicodeScalars.startIndex { return self }
    result += utf8[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
