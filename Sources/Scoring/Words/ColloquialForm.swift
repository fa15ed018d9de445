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
      dışarda dışarıda, içerde içeride, yukarda yukarıda, aşağda aşağıda, ilerde ileride,
      dışardan dışarıdan, içerden içeriden
      """
    ),
    uniquingKeysWith: { first, _ in first }
  )

  /// Whole words as they are often misspelt, because they are spoken so.
  private static let misspellings: [[UInt8]: [UInt8]] = Dictionary(
    pairs(
      """
      herkez herkes, yanlız yalnız, yalnış yanlış, şöför şoför, kiprik kirpik, süpriz sürpriz,
      orjinal orijinal, makina makine
      """
    ),
    uniquingKeysWith: { first, _ in first }
  )

  /// Whether the typed word is a common misspelling of the right one.
  static func isMisspelling(_ typed: [UInt8], of word: [UInt8]) -> Bool {
    misspellings[typed] == word
  }

  private static func pairs(_ list: String) -> [([UInt8], [UInt8])] {
    list.split(separator: ",").compactMap { pair in
      let forms = pair.split(whereSeparator: \.isWhitespace)
      guard forms.count == 2 else { return nil }
      return (CodePage.encode(String(forms[0])), CodePage.encode(String(forms[1])))
    }
  }

  /// Returns the standard spellings that a spoken word may have: kalacağız for kalıcaz.
  ///
  /// It is empty if the typed word is one of its own.
  static func standards(of typed: [UInt8], using analyzer: WordAnalyzer) -> [[UInt8]] {
    guard analyzer.readings(of: typed).isEmpty else { return [] }
    let shape = QuestionParticle.shape(of: typed)
    var found: [[UInt8]] = []
    for (spoken, written) in endings
    where shape.count > spoken.count + 1 && shape.hasSuffix(spoken) {
      let stem = Array(typed.dropLast(spoken.count))
      var stems = [stem]
      if written.first == UInt8(ascii: "A") {
        // anlıcam, anlıycam: anla-y-acağım
        let base = stem.last == Phonology.y ? Array(stem.dropLast()) : stem
        stems.append(base + [Phonology.y])
        for vowel in [Phonology.a, Phonology.e]
        where base.last.map(Phonology.isVowel) ?? false {
          stems.append(base.dropLast() + [vowel, Phonology.y])
        }
        for vowel in [Phonology.a, Phonology.e] { stems.append(base + [vowel, Phonology.y]) }
      }
      for stem in stems {
        let word = harmonised(stem, written)
        guard !found.contains(word),
          analyzer.readings(of: word).contains(where: { $0.slips.isEmpty })
        else { continue }
        found.append(word)
      }
    }
    return found
  }

  /// Returns a stem with an ending whose vowels follow harmony.
  private static func harmonised(_ stem: [UInt8], _ ending: [UInt8]) -> [UInt8] {
    var word = stem
    for letter in ending {
      guard letter == UInt8(ascii: "A") || letter == UInt8(ascii: "I") else {
        word.append(letter)
        continue
      }
      let vowel = Phonology.vowel(in: word, before: word.count) ?? Phonology.a
      word.append(
        Phonology.harmonic(letter == UInt8(ascii: "A") ? Phonology.a : Phonology.i, after: vowel)
      )
    }
    return word
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
