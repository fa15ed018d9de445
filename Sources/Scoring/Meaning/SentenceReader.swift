import Turkish

/// Reads sentences as units of meaning, each only once.
final class SentenceReader {
  private let analyzer: WordAnalyzer
  private var known: [Key: MeaningSentence] = [:]

  /// The number of sentences that are known.
  var count: Int { known.count }

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

  /// What a sentence depends on, since all witnesses have the same lexicon.
  private struct Key: Hashable {
    let words: [[UInt8]]
    let joinsCopulas: Bool
    let joinsNumbers: Bool
  }
}
