/// Takes words apart and puts them together, after the ``SuffixGrammar`` and the ``Lexicon``.
///
/// Words are bytes of the ``CodePage``: small letters, without apostrophe.
public enum Morphology {
  /// All readings of a word whose stem is in the lexicon, the likeliest first.
  public static func readings(of word: [UInt8]) -> [Reading] { WordReader.readings(of: word) }

  /// Readings of a word whose stem is unknown, the likeliest first; for any word of letters.
  public static func guesses(of word: [UInt8]) -> [Reading] { WordReader.guesses(of: word) }

  /// Readings of a word that begin with this stem and break at most so many rules of spelling.
  ///
  /// Those that break none come first.
  public static func readings(
    of word: [UInt8],
    from stem: Stem,
    slips: Int,
    spokenAs spoken: [UInt8]? = nil
  ) -> [Reading] {
    WordReader.readings(of: word, from: stem, spoken: spoken ?? sound(of: stem), slips: slips)
  }

  /// Whether the word has a reading with a stem of the lexicon.
  public static func isWord(_ word: [UInt8]) -> Bool {
    !WordReader.readings(of: word, stopsAtFirst: true).isEmpty
  }

  /// The word made of a stem and suffixes, in the order given; the question particle is a word
  /// of its own.
  ///
  /// Nil if the grammar has no such chain. The best form where there are several. `spoken` is how
  /// the stem sounds where it is written otherwise: tebememe for TBMM; if not given, as the lexicon
  /// says.
  public static func form(
    of stem: Stem,
    _ suffixes: [Suffix],
    spokenAs spoken: [UInt8]? = nil
  ) -> [UInt8]? {
    WordBuilder.forms(
      StemShape.all(of: stem, spoken: spoken ?? sound(of: stem)),
      suffixes,
      limit: 1
    ).first
  }

  /// All forms in use: ödeyemiyor; başlasa idi beside başlasaydı; the best first.
  public static func forms(
    of stem: Stem,
    _ suffixes: [Suffix],
    spokenAs spoken: [UInt8]? = nil
  ) -> [[UInt8]] {
    WordBuilder.forms(
      StemShape.all(of: stem, spoken: spoken ?? sound(of: stem)),
      suffixes,
      limit: 16
    )
  }

  private static func sound(of stem: Stem) -> [UInt8]? {
    Lexicon.spoken(stem) ?? SpokenForm.number(stem.letters)
  }
}
