import Turkish

/// Reads sentences as units of meaning, each only once.
final class SentenceReader {
  private let analyzer: WordAnalyzer
  private var known: [Key: MeaningSentence] = [:]
  private var filtered: [FilterKey: [MeaningUnit]] = [:]

  /// The number of sentences that are known.
  var count: Int { max(known.count, filtered.count) }

  init(_ analyzer: WordAnalyzer) { self.analyzer = analyzer }

  /// Returns the sentence of some words under the rules of a witness.
  func sentence(_ words: [[UInt8]], _ witness: Witness) -> MeaningSentence {
    let key = Key(
      words: words,
      joinsCopulas: witness.allows(.copula),
      joinsNumbers: witness.allows(.number)
    )
    if let sentence = known[key] { return sentence }
    let sentence = MeaningSentence(words, using: analyzer, witness)
    known[key] = sentence
    return sentence
  }

  /// Returns the units of a sentence after the filter of a witness.
  func units(
    of sentence: MeaningSentence,
    _ witness: Witness,
    isListed: Bool
  ) -> [MeaningUnit] {
    let key = FilterKey(
      words: sentence.words,
      english: witness.english,
      disabled: witness.disabled,
      isListed: isListed
    )
    if let units = filtered[key] { return units }
    let units = MeaningFilter(witness, isListed: isListed).filtered(sentence.units)
    filtered[key] = units
    return units
  }

  /// What the filtered units of a sentence depend on.
  private struct FilterKey: Hashable {
    let words: [[UInt8]]
    let english: String?
    let disabled: Set<MeaningRule>
    let isListed: Bool
  }

  /// What a sentence depends on, since all witnesses have the same lexicon.
  private struct Key: Hashable {
    let words: [[UInt8]]
    let joinsCopulas: Bool
    let joinsNumbers: Bool
  }
}
