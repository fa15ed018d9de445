/// The composition of a base letter and a combining mark into one scalar.
///
/// Keyboards give composed Turkish letters, some file names and web pages decomposed ones. Other
/// Latin letters that occur in names are composed too. A comma below, as in Romanian, counts as a
/// cedilla.
package enum Composition {
  /// Returns the letter that a base and a mark compose; nil if they compose none.
  ///
  /// `i` with a dot above gives `i`: the Unicode lower case of `İ` is that sequence.
  package static func composed(
    _ base: Unicode.Scalar,
    _ mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard isCombining(mark), let row = rows.first(where: { $0.mark == mark.value }) else {
      return nil
    }
    return row.bases.firstIndex(of: base).map { row.letters[$0] }
  }

  /// Returns the letter of a composed letter without its mark; nil if it has no mark.
  package static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    for row in rows {
      if let place = row.letters.firstIndex(of: letter) { return row.bases[place] }
    }
    return nil
  }

  /// Whether the scalar is one of the combining marks U+0300 to U+036F.
  package static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
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
  /// The text with base letters and combining marks composed as far as ``Composition`` knows them.
  package var composed: String {
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
  /// The letter with a cedilla for one with a comma below, `ş` for the Romanian `ș`; else itself.
  package var withCedillaForComma: Unicode.Scalar {
    switch self {
    case "\u{219}": "ş"
    case "\u{218}": "Ş"
    default: self
    }
  }
}
