import Bilingual
import Patterns
import Turkish

extension LexiconSource {
  /// Whether a word replaces a word of a list in one of its meanings: selam for merhaba, “hello”.
  ///
  /// One of the two must name the other as a synonym in a sense with that English.
  package func isSynonym(_ answer: String, of word: String, meaning meanings: [String]) -> Bool {
    let normal = { MeaningForm.plain(CodePage.decode(Normalization.mapped($0).bytes)) }
    let (typed, listed) = (normal(answer), normal(word))
    guard typed != listed else { return false }
    let lexicon = lexicon
    let english = Set(meanings.map(Self.base))
    return lexicon.names(typed, of: listed, english) || lexicon.names(listed, of: typed, english)
  }

  /// The English of a card as the lexicon writes it: without “to”, articles and remarks.
  private static func base(_ meaning: String) -> String {
    var words = meaning.lowercased().prefix { $0 != "(" && $0 != "," && $0 != ";" }
      .split(separator: " ")
    if let first = words.first, ["to", "a", "an", "the"].contains(first) { words.removeFirst() }
    return words.joined(separator: " ").filter { !"!?.".contains($0) }
  }
}

extension BilingualLexicon {
  /// Whether a sense of `lemma` with one of the English words names `other` as its synonym.
  fileprivate func names(_ other: String, of lemma: String, _ english: Set<String>) -> Bool {
    entries(of: lemma).contains { entry in
      entry.senses.contains { sense in
        sense.glosses.contains { english.contains($0.english.lowercased()) }
          && sense.synonyms.contains {
            $0.nearness != .narrower && MeaningForm.plain($0.lemma) == other
          }
      }
    }
  }
}
