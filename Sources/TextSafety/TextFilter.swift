/// Makes text safe that arrives in pieces; the result does not depend on where it was cut.
///
/// It removes whole escape sequences (CWE-150) and what ``ScalarFilter`` removes, in linear time.
package struct TextFilter: Sendable {
  private var skipper = SequenceSkipper()
  private var scalars = ScalarFilter()
  private var redaction: Redaction?

  /// Creates a filter for one text; it replaces a secret of at least 8 bytes by `[key]`.
  package init(hiding secret: String? = nil) {
    redaction = secret.flatMap { Redaction(of: $0) }
  }

  /// Returns the safe part of the next piece; holds back the beginning of the secret.
  package mutating func filter(_ piece: String) -> SafeText {
    let safe = safe(piece)
    return SafeText(filtered: redaction?.replace(in: safe) ?? safe)
  }

  /// Returns the text held back, at the end of the text.
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
      if skipper.skips(scalar) { return [] }
      let kept = scalars.kept(scalar)
      if kept == scalar { return nil }
      return kept == nil ? [] : [UInt8(ascii: "\n")]
    }
  }
}

extension String {
  /// Returns the text with some scalars replaced by the bytes that `bytes` returns for them.
  ///
  /// The text between replacements is copied in one piece. Runs of plain bytes are skipped without a
  /// check where `passesPlain` returns true.
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
