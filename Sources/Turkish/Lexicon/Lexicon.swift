/// The stems that the morphology knows.
///
/// The target StemTable holds them as sorted lines in the read-only data of the program, so nothing
/// is loaded at the start. A look-up is a binary search that allocates memory only for its results.
package enum Lexicon {
  /// Returns the stems with exactly these letters, of any part of speech: yüz (face, swim).
  ///
  /// A verb is found by its stem: gel. `letters` are small letters in ``CodePage`` bytes; a letter
  /// with a circumflex counts as the plain letter.
  package static func stems(_ letters: some RandomAccessCollection<UInt8>) -> [Stem] {
    let found = letters.withContiguousStorageIfAvailable { stems(in: $0) }
    return found ?? Array(letters).withUnsafeBufferPointer { stems(in: $0) }
  }

  /// Returns the stems with exactly these letters and this part of speech.
  package static func stems(
    _ letters: some RandomAccessCollection<UInt8>,
    as partOfSpeech: PartOfSpeech
  ) -> [Stem] {
    stems(letters).filter { $0.partOfSpeech == partOfSpeech }
  }

  /// Every stem, in the order of the tables.
  ///
  /// Each use builds the whole array.
  package static var everyStem: [Stem] {
    var stems: [Stem] = []
    for table in StemLines.all {
      table.forEachLine { stems.append($0) }
    }
    return stems
  }

  /// Returns the lemma of a stem as a dictionary writes it: gelmek, saat, hâl, Ankara, TBMM.
  package static func headword(of stem: Stem) -> String {
    let written = line(of: stem)?.written ?? CodePage.decode(stem.letters)
    switch stem.partOfSpeech {
    case .verb: return written + (written.lastVowel?.isFront == true ? "mek" : "mak")
    case .properNoun where written.first?.isLowercase == true:
      return written.turkishCapitalized
    default: return written
    }
  }

  /// Returns the spoken form of a stem where it decides the suffixes: tebememe for TBMM.
  ///
  /// Nil for a stem without ``Stem/Traits/spokenOtherwise``.
  package static func spoken(_ stem: Stem) -> [UInt8]? {
    guard stem.traits.contains(.spokenOtherwise) else { return nil }
    return line(of: stem)?.spoken.map(CodePage.encode)
  }

  private static func stems(in letters: UnsafeBufferPointer<UInt8>) -> [Stem] {
    guard let table = StemLines.table(for: letters) else { return [] }
    return table.stems(letters)
  }

  private static func line(of stem: Stem) -> StemLine? {
    stem.letters.withUnsafeBufferPointer { letters in
      StemLines.table(for: letters)?.lines(letters).first { $0.stem(letters: stem.letters) == stem }
    }
  }
}
