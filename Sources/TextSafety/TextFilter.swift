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
    return piece.replacingScalars {
      guard skipper.isInText else { return false }
      scalars.passPlain()
      return true
    } with: { scalar in
      if skipper.swallows(scalar) { return [] }
      let kept = scalars.kept(scalar)
      if kept == scalar { return nil }
      return kept == nil ? [] : [UInt8(ascii: "\n")]
    }
  }
}

extension String {
  /// The text with other bytes for some scalars, where `bytes` gives any; what lies between is copied
  /// whole, for most of a text stays as it is.
  ///
  /// A stretch that is plain is passed over unread where `passesPlain` allows it.
  func replacingScalars(
    _ passesPlain: () -> Bool,
    with bytes: (Unicode.Scalar) -> [UInt8]?
  ) -> String {
    var result: [UInt8] = []
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      if ScalarFilter.isPlain(utf8[index]), passesPlain() {
        index = utf8[index...].firstIndex { !ScalarFilter.isPlain($0) } ?? utf8.endIndex
        continue
      }
      let next = unicodeScalars.index(after: index)
      if let bytes = bytes(unicodeScalars[index]) {
        result += utf8[start..<index]
        result += bytes
        start = next
      }
      index = next
    }
    if start == utf8.startIndex { return self }
    result += utf8[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
