/// Analyses and generates words by the ``SuffixGrammar`` and the ``Lexicon``.
///
/// Words are small letters in ``CodePage`` bytes, without an apostrophe.
package enum Morphology {
  /// Returns all readings of a word with a stem of the lexicon, the likeliest first.
  package static func readings(of word: [UInt8]) -> [Reading] { WordReader.readings(of: word) }

  /// Returns readings of a word with stems that are not in the lexicon, the likeliest first.
  package static func guesses(of word: [UInt8]) -> [Reading] { WordReader.guesses(of: word) }

  /// Returns the readings of a word that begin with this stem and have at most `slips` slips.
  ///
  /// Readings without a slip come first. `slips` is 0 to 4. `spoken` is the spoken form of the
  /// stem; by default that of the lexicon.
  package static func readings(
    of word: [UInt8],
    from stem: Stem,
    slips: Int,
    spokenAs spoken: [UInt8]? = nil
  ) -> [Reading] {
    WordReader.readings(of: word, from: stem, spoken: spoken ?? sound(of: stem), slips: slips)
  }

  /// Whether the word has a reading with a stem of the lexicon.
  package static func isWord(_ word: [UInt8]) -> Bool {
    !WordReader.readings(of: word, stopsAtFirst: true).isEmpty
  }

  /// Returns the best form of a stem with suffixes in this order; nil if the grammar has none.
  ///
  /// The question particle is a separate word of the form. `spoken` is the spoken form of a stem
  /// that is written differently, tebememe for TBMM; by default that of the lexicon.
  package static func form(
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

  /// Returns all forms of a stem with suffixes, the best first: başlasaydı and başlasa idi.
  package static func forms(
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
