import Turkish

/// An expected word and a different word typed instead.
///
/// They are analysed only if the finding is shown.
struct OtherWord: Sendable, Equatable {
  let word: [UInt8]
  let typed: [UInt8]

  /// Returns the lemmas of both words, if the typed one is a word.
  ///
  /// No lemma is told of a word with a suffix that makes another word: sessizlik is not sessiz, and
  /// anlaşılmak not anlaşmak.
  func facts(using analyzer: WordAnalyzer) -> [Finding.Fact] {
    guard let other = analyzer.readings(of: typed).first else { return [] }
    // resmî, “official”, is no form of resim.
    if KnownWords.spoiltByCircumflex.contains(typed) { return [.otherWord] }
    let readings = analyzer.readings(of: word)
    // açmaya is a form of the verb beside kapatmaya, and of açma, a pastry, beside çöreğe.
    let alike = readings.first { $0.stem.partOfSpeech == other.stem.partOfSpeech }
    guard let own = alike ?? readings.first, own.stem.letters != other.stem.letters,
      ![own, other].contains(where: { reading in
        reading.suffixes.contains { [.derivation, .voice].contains($0.slot) }
      })
    else { return [.otherWord] }
    return [
      .otherWord,
      .lemma(expected: Lexicon.headword(of: own.stem), found: Lexicon.headword(of: other.stem)),
    ]
  }
}
