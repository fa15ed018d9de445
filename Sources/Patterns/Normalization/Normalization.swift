import Turkish

/// The normalisation of answers to bytes of ``Turkish/CodePage`` with single spaces.
///
/// Decomposed letters are composed, and capitals become small by the Turkish rule. White space,
/// punctuation, dashes and quotes become one space. An apostrophe inside a word becomes `'`;
/// elsewhere it is a quote. `.`, `,` and `:` are kept between digits (7.30), and a minus before a
/// digit at the beginning of a word. Circumflexes and digits are kept.
package enum Normalization {
  /// Returns the normalised bytes of a text.
  package static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    normalize(text, into: &bytes)
    return bytes
  }

  /// Replaces the contents of `bytes` by the normalised text, reusing its storage.
  ///
  /// Most texts take one pass with a table; texts with rare characters go scalar by scalar.
  package static func normalize(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { NormalizationTable.shared.normalize($0, into: &bytes) }
    if !isPlain { bytes = mappedScalarwise(text).bytes }
  }

  /// Returns the normalised text, which can be mapped back to the scalars of `text`.
  package static func mapped(_ text: String) -> NormalizedText {
    var text = text
    return text.withUTF8(NormalizationTable.shared.mapped) ?? mappedScalarwise(text)
  }

  private static func mappedScalarwise(_ text: String) -> NormalizedText {
    var pass = NormalizationPass(text)
    return pass.run()
  }
}
