import Turkish

/// A typed word of a phrase with its dictionary forms.
struct PhraseWord {
  /// In small letters.
  let text: String
  private let lemmas: [String]

  init(_ text: String) {
    self.text = text
    lemmas = WordLemmas.of(text).map(\.text)
  }

  /// Whether words are a form of a phrase of the lexicon: canım sıkıldı of can{POSS} sıkılmak, diş
  /// fırçam of diş fırçası.
  static func fit(_ typed: [PhraseWord], lemma: String) -> Bool {
    let words = lemma.split(separator: " ").map(String.init)
    return words.count == typed.count && zip(typed, words).allSatisfy { $0.fits($1) }
  }

  private func fits(_ word: String) -> Bool {
    if text == word || lemmas.contains(word) { return true }
    if word.hasSuffix(Self.slot) {
      let stem = String(word.dropLast(Self.slot.count))
      return text == stem || lemmas.contains(stem)
    }
    // Both have the same possessor in another person: fırçası, fırçam.
    guard word.first == text.first, !lemmas.isEmpty else { return false }
    return WordLemmas.of(word).contains { lemmas.contains($0.text) }
  }

  private static let slot = "{poss}"
}
