import Bilingual
import Patterns
import Turkish

/// Compares whole sentences by meaning, for measurements.
package struct MeaningProbe {
  package let isLicensed: Bool
  package let unmatched: (expected: [String], found: [String])
  package let isOrderFree: Bool

  package init(listed: String, answer: String, witness: Witness) {
    let analyzer = WordAnalyzer()
    func sentence(_ text: String) -> MeaningSentence {
      let bytes = Normalization.mapped(text).bytes
      return MeaningSentence(
        bytes.wordRanges.map { Array(bytes[$0]) },
        using: analyzer,
        witness.lexicon
      )
    }
    let found = sentence(answer)
    let comparison = MeaningComparison(sentence(listed), found, witness)
    isLicensed = comparison.isLicensed && found.unknown.isEmpty
    isOrderFree = comparison.isOrderFree
    unmatched = (
      comparison.unmatchedExpected.map {
        "\(comparison.expected[$0].forms.first.map { "\($0.lemma) \($0.tenses) \($0.others) \($0.grammaticalCase.map { "\($0)" } ?? "")" } ?? "")"
      },
      comparison.unmatchedFound.map {
        "\(comparison.found[$0].forms.first.map { "\($0.lemma) \($0.tenses) \($0.others) \($0.grammaticalCase.map { "\($0)" } ?? "")" } ?? "")"
      }
    )
  }
}
