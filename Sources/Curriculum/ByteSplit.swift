extension StringProtocol where SubSequence == Substring {
  /// Splits at an ASCII character byte by byte, several times as fast as by characters.
  ///
  /// In UTF-8 a byte below 0x80 is never part of another character, so no character is cut.
  func split(
    at separator: Unicode.Scalar,
    maxSplits: Int = .max,
    omittingEmpty: Bool = false
  ) -> [Substring] {
    let byte = UInt8(truncatingIfNeeded: separator.value)
    return Substring(self).utf8
      .split(separator: byte, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty)
      .map { Substring($0) }
  }
}
