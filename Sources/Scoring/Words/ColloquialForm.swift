import Turkish

/// Words spelt as they are spoken in everyday speech: gidiyom, gelicem, yapcam, kalacaz, burda.
enum ColloquialForm {
  /// Spoken endings and the written ones; I is any high vowel, and A is a or e.
  private static let endings: [(spoken: [UInt8], written: [UInt8])] = pairs(
    """
    yom yorum, yon yorsun, yosun yorsun, yo yor, yoz yoruz, yonuz yorsunuz, yosunuz yorsunuz,
    yolar yorlar, yodu yordu, yodum yordum, yodun yordun, yoduk yorduk,
    IcAm AcAğIm, AcAm AcAğIm, cAm AcAğIm, IcAğIm AcAğIm, cAğIm AcAğIm,
    IcAn AcAksIn, AcAn AcAksIn, cAn AcAksIn, IcAksIn AcAksIn, cAksIn AcAksIn,
    IcAk AcAk, cAk AcAk, IcAz AcAğIz, AcAz AcAğIz, cAz AcAğIz, IcAğIz AcAğIz, cAğIz AcAğIz,
    IcAnIz AcAksInIz, AcAnIz AcAksInIz, IcAksInIz AcAksInIz, IcAklAr AcAklAr, cAklAr AcAklAr,
    IcAktI AcAktI, IcAktIm AcAktIm, cAktI AcAktI, cAktIm AcAktIm
    """
  )

  /// Whole words as spoken, with their standard spelling.
  private static let words: [[UInt8]: [UInt8]] = Dictionary(
    pairs(
      """
      burda burada, orda orada, şurda şurada, nerde nerede, burdan buradan, ordan oradan,
      şurdan şuradan, nerden nereden, bi bir, dakka dakika, diil değil, nası nasıl, gine gene,
      herkez herkes, yanlız yalnız, yalnış yanlış, şöför şoför, kiprik kirpik, süpriz sürpriz,
      orjinal orijinal, makina makine, dışarda dışarıda, içerde içeride,
      yukarda yukarıda, aşağda aşağıda, ilerde ileride, dışardan dışarıdan, içerden içeriden
      """
    ),
    uniquingKeysWith: { first, _ in first }
  )

  private static func pairs(_ list: String) -> [([UInt8], [UInt8])] {
    list.split(separator: ",").compactMap { pair in
      let forms = pair.split(whereSeparator: \.isWhitespace)
      guard forms.count == 2 else { return nil }
      return (CodePage.encode(String(forms[0])), CodePage.encode(String(forms[1])))
    }
  }

  /// Whether the typed word is the right one as it is spoken.
  static func isSpoken(_ typed: [UInt8], for word: [UInt8]) -> Bool {
    if words[typed] == word { return true }
    let (shape, right) = (QuestionParticle.shape(of: typed), QuestionParticle.shape(of: word))
    return endings.contains { spoken, written in
      guard shape.count > spoken.count + 1, shape.hasSuffix(spoken), right.hasSuffix(written) else {
        return false
      }
      return isSame(
        stem: typed.dropLast(spoken.count),
        right: word.dropLast(written.count),
        joinsVowel: written.first == UInt8(ascii: "A")
      )
    }
  }

  /// Whether the stems are the same apart from a last vowel and the y after it: bekle-y-, bekli-y-.
  private static func isSame(
    stem: ArraySlice<UInt8>,
    right: ArraySlice<UInt8>,
    joinsVowel: Bool
  ) -> Bool {
    if stem == right { return true }
    guard joinsVowel, right.last == Phonology.y else { return false }
    let bare = right.dropLast()
    if stem == bare { return true }
    let typed = stem.last == Phonology.y ? stem.dropLast() : stem
    return typed.count == bare.count && typed.dropLast() == bare.dropLast()
      && typed.last.map(Phonology.isVowel) ?? false
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count) == ending[...]
  }
}
