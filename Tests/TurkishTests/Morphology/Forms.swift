import Turkish

/// Shorthand of the tests for words and stems of the lexicon.
func bytes(_ word: String) -> [UInt8] { CodePage.encode(word) }

/// The stem of the lexicon, or one with the usual traits.
func stem(_ letters: String, _ partOfSpeech: PartOfSpeech = .noun) -> Stem {
  Lexicon.stems(bytes(letters), as: partOfSpeech).first
    ?? Stem.guess(letters: bytes(letters), partOfSpeech: partOfSpeech)
}

/// The forms of a stem in words, a dash where there is none.
func forms(
  _ letters: String,
  _ partOfSpeech: PartOfSpeech,
  _ chains: [[Suffix]]
) -> String {
  let stem = stem(letters, partOfSpeech)
  return chains.map { Morphology.form(of: stem, $0).map { CodePage.decode($0) } ?? "-" }
    .joined(separator: " ")
}

/// A reading as kitap+1s+abl of suffix names.
func chain(_ reading: Reading) -> String {
  ([CodePage.decode(reading.stem.letters)] + reading.suffixes.map(\.rawValue))
    .joined(separator: "+")
}
