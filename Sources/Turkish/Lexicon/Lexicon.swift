/// The stems that the program knows, laid out so that nothing needs loading.
///
/// The target StemTable holds them as sorted lines in the read-only data of the program, so a look-up
/// is a binary search in a text and makes nothing on the heap unless it finds something.
public enum Lexicon {
  /// The stems of exactly these letters, of all parts of speech: yüz (hundred, face, swim).
  ///
  /// A verb stands as its stem: gel. `letters` is any stretch of a word in ``CodePage`` bytes,
  /// small; a circumflex counts as its plain letter.
  public static func stems(_ letters: some RandomAccessCollection<UInt8>) -> [Stem] {
    let found = letters.withContiguousStorageIfAvailable { stems(in: $0) }
    return found ?? Array(letters).withUnsafeBufferPointer { stems(in: $0) }
  }

  /// The stems of exactly these letters and this part of speech.
  public static func stems(
    _ letters: some RandomAccessCollection<UInt8>,
    as partOfSpeech: PartOfSpeech
  ) -> [Stem] {
    stems(letters).filter { $0.partOfSpeech == partOfSpeech }
  }

  /// Every stem, in the order of the tables; for tests and tools, as it makes them all.
  public static var everyStem: [Stem] {
    var stems: [Stem] = []
    for table in StemLines.all {
      table.forEachLine { stems.append($0) }
    }
    return stems
  }

  /// How a dictionary writes the stem: gelmek, saat, hâl, Ankara, TBMM.
  public static func headword(of stem: Stem) -> String {
    let written = line(of: stem)?.written ?? CodePage.decode(stem.letters)
    switch stem.partOfSpeech {
    case .verb: return written + (written.lastVowel?.isFront == true ? "mek" : "mak")
    case .properNoun where written.first?.isLowercase == true:
      return written.turkishCapitalized
    default: return written
    }
  }

  /// The letters a stem is spoken with where they decide its suffixes: tebememe for TBMM.
  ///
  /// Nil for a stem without ``Stem/Traits/spokenOtherwise``.
  public static func spoken(_ stem: Stem) -> [UInt8]? {
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
