import StemTable

extension StemLines {
  /// Returns the table for these letters by their initial; nil if no stem can have these letters.
  static func table(for letters: UnsafeBufferPointer<UInt8>) -> StemLines? {
    guard let first = letters.first, letters.count <= longestStem, let lines = lines(first) else {
      return nil
    }
    return StemLines(lines)
  }

  /// The tables in the order of the ``CodePage`` bytes of their initials.
  static var all: [StemLines] {
    (0...255).compactMap { lines(UInt8($0)) }.map(StemLines.init)
  }

  private static func lines(_ initial: UInt8) -> StaticString? {
    if initial < 0x80 { return Stems.lines(initial: Unicode.Scalar(initial)) }
    let (lead, trail) = utf8(initial)
    return Unicode.Scalar(UInt16(lead & 0x1F) << 6 | UInt16(trail & 0x3F))
      .flatMap(Stems.lines)
  }
}
