import Turkish

/// A word that stands for quite another one.
///
/// Both are kept as they are and taken apart only where a reader sees the finding.
struct OtherWord: Sendable, Equatable {
  let word: [UInt8]
  let typed: [UInt8]

  /// The dictionary forms of both words, if the typed one is a word.
  func facts(in vocabulary: Vocabulary) -> [Finding.Fact] {
    guard let other = vocabulary.readings(of: typed).first else { return [] }
    guard let own = vocabulary.readings(of: word).first, own.stem.letters != other.stem.letters
    else { return [.otherWord] }
    return [
      .otherWord,
      .lemma(expected: Lexicon.headword(of: own.stem), found: Lexicon.headword(of: other.stem)),
    ]
  }
}
