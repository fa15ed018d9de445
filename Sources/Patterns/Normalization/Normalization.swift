import Turkish

/// The form in which answers are compared: bytes of ``Turkish/CodePage`` and single spaces.
///
/// Decomposed letters are composed, case goes by the Turkish rule, apostrophes are `'`, and white
/// space, punctuation, dashes and quotes part words like one space. An apostrophe is kept between
/// two characters of a word and is a quote elsewhere; `.`, `,` and `:` are kept between digits
/// (7.30), a minus before a digit that begins a word. Circumflexes and digits stay.
public enum Normalization {
  /// The normalised bytes of a text.
  public static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    normalize(text, into: &bytes)
    return bytes
  }

  /// Replaces the contents of `bytes` by the normalised text and keeps its storage.
  ///
  /// One table pass; texts with anything rare in them go scalar by scalar.
  public static func normalize(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { NormalizationTable.shared.normalize($0, into: &bytes) }
    if !isPlain { bytes = mappedScalarwise(text).bytes }
  }

  /// The normalised text with the way back to the scalars of `text`.
  public static func mapped(_ text: String) -> NormalizedText {
    var text = text
    return text.withUTF8(NormalizationTable.shared.mapped) ?? mappedScalarwise(text)
  }

  private static func mappedScalarwise(_ text: String) -> NormalizedText {
    var pass = NormalizationPass(text)
    return pass.run()
  }
}
