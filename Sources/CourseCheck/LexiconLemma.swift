import Bilingual
import Turkish

/// The rule that the analyser knows a lemma with its part of speech.
enum LexiconLemma {
  /// Whether every word of the lemma can be analysed, the last one as the part of speech says.
  static func isKnown(_ entry: LexiconEntry) -> Bool {
    if isAbbreviation(entry.lemma) { return true }
    let words = entry.shownLemma.split { $0 == " " || $0 == "-" }.map { CodePage.encode(plain($0)) }
    guard let last = words.last, words.dropLast().allSatisfy(Morphology.isWord) else {
      return false
    }
    let readings = Morphology.readings(of: last)
    switch entry.partOfSpeech {
    case .verb: return readings.contains { $0.suffixes.contains(.infinitive) }
    // Set phrases may have any form, as interjections and postpositions often have.
    case .phrase, .interjection, .postposition, .conjunction, .adverb, .question, .particle,
      .pronoun, .determiner, .compoundNoun:
      return !readings.isEmpty
    case .noun, .adjective, .numeral, .properNoun: return readings.contains(where: isNominal)
    }
  }

  /// Whether the lemma is spelt in capitals, and so read letter by letter.
  private static func isAbbreviation(_ lemma: String) -> Bool {
    (2...5).contains(lemma.count) && lemma.allSatisfy(\.isUppercase)
  }

  /// Whether a reading is a noun or an adjective without tense and person.
  private static func isNominal(_ reading: Reading) -> Bool {
    let slots = Set(reading.suffixes.map(\.slot))
    guard slots.isDisjoint(with: [.tense, .copula, .person, .question]) else { return false }
    return reading.stem.partOfSpeech != .verb || slots.contains(.nonfinite)
  }

  private static func plain(_ word: Substring) -> String {
    String(String(word).turkishLowercased.filter { $0 != "'" && $0 != "’" })
  }
}
