import Bilingual
import Foundation
import Testing

/// The lexicon of the course.
struct ShippedLexiconTests {
  private let bytes: [UInt8]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/lexicon.tsv")
    bytes = Array(try Data(contentsOf: file))
  }

  @Test func `every line can be read`() {
    #expect(BilingualLexicon.errors(in: bytes) == [])
  }

  @Test func `each synonym has a line that names the word and shares its English`() {
    let lexicon = BilingualLexicon(bytes)
    var faults: [String] = []
    for entry in lexicon.entries {
      for sense in entry.senses {
        for synonym in sense.synonyms where !shares(entry, sense, synonym, lexicon) {
          faults.append("\(entry.lemma) \(synonym.nearness.rawValue)\(synonym.lemma)")
        }
      }
    }
    #expect(faults == [])
  }

  /// Whether a sense of the synonym has an English word of this sense and, unless the synonym is
  /// narrower, names the word.
  private func shares(
    _ entry: LexiconEntry,
    _ sense: Sense,
    _ synonym: Sense.Synonym,
    _ lexicon: BilingualLexicon
  ) -> Bool {
    let words = Set(sense.glosses.map { $0.english.lowercased() })
    let others = lexicon.entries(of: synonym.lemma).flatMap(\.senses)
      .filter { !words.isDisjoint(with: $0.glosses.map { $0.english.lowercased() }) }
    if synonym.nearness == .narrower { return !others.isEmpty }
    return others.contains { $0.synonyms.contains { $0.lemma == entry.lemma } }
  }

  @Test func `no gloss begins with an article or “to”, but for fixed phrases`() {
    let phrases: Set = [
      "a few", "a little", "a lot", "a bit", "a great deal", "a lot of", "the other day",
    ]
    for entry in BilingualLexicon(bytes).entries {
      for gloss in entry.senses.flatMap(\.glosses) where !phrases.contains(gloss.english) {
        let isBad = entry.partOfSpeech == .verb && gloss.english.hasPrefix("to ")
        #expect(!isBad, "\(entry.lemma): \(gloss.english)")
      }
    }
  }
}
