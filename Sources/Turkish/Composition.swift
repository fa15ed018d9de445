/// Letters written as a base and a combining mark, joined into one scalar.
///
/// Turkish letters come composed from keyboards and decomposed from some file names and web pages.
/// The other Latin letters that names bring along are composed too; the comma below that Romanian
/// fonts use for a cedilla counts as a cedilla.
public enum Composition {
  /// The one letter that a base with a mark is; nil if the two stay apart.
  ///
  /// `i` with a dot above is `i`: that is what a lower case of `İ` outside Turkish leaves behind.
  public static func composed(
    _ base: Unicode.Scalar,
    _ mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard isCombining(mark), let row = rows.first(where: { $0.mark == mark.value }) else {
      return nil
    }
    return row.bases.firstIndex(of: base).map { row.letters[$0] }
  }

  /// The letter under the mark of a composed letter; nil if it has none.
  public static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    for row in rows {
      if let place = row.letters.firstIndex(of: letter) { return row.bases[place] }
    }
    return nil
  }

  /// Whether the scalar is one of the combining marks U+0300 to U+036F.
  public static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.value < 0x370
  }

  private struct Row: Sendable {
    var mark: UInt32
    var bases: [Unicode.Scalar]
    var letters: [Unicode.Scalar]

    init(_ mark: UInt32, _ bases: String, _ letters: String) {
      self.mark = mark
      self.bases = Array(bases.unicodeScalars)
      self.letters = Array(letters.unicodeScalars)
    }
  }

  private static let rows: [Row] = [
    Row(0x306, "gGaAeEiIoOuU", "ğĞăĂĕĔĭĬŏŎŭŬ"),
    Row(0x307, "iIcCeEgGzZ", "iİċĊėĖġĠżŻ"),
    Row(0x308, "oOuUaAeEiIyY", "öÖüÜäÄëËïÏÿŸ"),
    Row(0x327, "cCsStTkKlLnNrRgG", "çÇşŞţŢķĶļĻņŅŗŖģĢ"),
    Row(0x326, "sS", "şŞ"),
    Row(0x302, "aAiIuUeEoOcCgGhHjJsSwWyY", "âÂîÎûÛêÊôÔĉĈĝĜĥĤĵĴŝŜŵŴŷŶ"),
    Row(0x300, "aAeEiIoOuU", "àÀèÈìÌòÒùÙ"),
    Row(0x301, "aAeEiIoOuUyYcCnNsSzZrRlL", "áÁéÉíÍóÓúÚýÝćĆńŃśŚźŹŕŔĺĹ"),
    Row(0x303, "aAnNoOiIuU", "ãÃñÑõÕĩĨũŨ"),
    Row(0x304, "aAeEiIoOuU", "āĀēĒīĪōŌūŪ"),
    Row(0x30A, "aAuU", "åÅůŮ"),
    Row(0x30B, "oOuU", "őŐűŰ"),
    Row(0x30C, "cCdDeEnNrRsStTzZgG", "čČďĎěĚňŇřŘšŠťŤžŽǧǦ"),
    Row(0x328, "aAeEiIuU", "ąĄęĘįĮųŲ"),
  ]
}

extension String {
  /// The text with bases and combining marks joined, for the letters ``Composition`` knows.
  public var composed: String {
    guard utf8.contains(where: { $0 == 0xCC || $0 == 0xC8 }) else { return self }
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if let base = scalars.last, let letter = Composition.composed(base, scalar) {
        scalars[scalars.count - 1] = letter
      } else {
        scalars.append(scalar.withCedillaForComma)
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}

extension Unicode.Scalar {
  /// `ş` for the look-alike `ș` of Romanian fonts, else itself.
  public var withCedillaForComma: Unicode.Scalar {
    switch self {
    case "\u{219}": "ş"
    case "\u{218}": "Ş"
    default: self
    }
  }
}
