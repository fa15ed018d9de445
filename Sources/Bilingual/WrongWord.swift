/// A word of an answer that means something else than a word of the prompt: kitap for “pen”.
package struct WrongWord: Sendable, Equatable {
  /// The learner's word in its dictionary form.
  package var typed: String
  /// What the learner's word means: “book”.
  package var typedMeaning: String
  /// The English word of the prompt: “pen”.
  package var asked: String
  /// The word that translates it: kalem.
  package var expected: String

  /// Creates the finding.
  package init(typed: String, typedMeaning: String, asked: String, expected: String) {
    self.typed = typed
    self.typedMeaning = typedMeaning
    self.asked = asked
    self.expected = expected
  }
}

extension BilingualLexicon {
  /// Shows that one word is wrong where another is expected; nil where that can't be shown.
  ///
  /// Both are dictionary forms, and both must have entries. The expected word must translate words of
  /// the prompt, and the typed word may translate none of it, in any of its senses. Words that share
  /// an English word in the sense that is asked for, or that name each other as synonyms, are never
  /// wrong. That every other word of the prompt is accounted for is for the caller to know.
  package func wrongWord(
    _ typed: String,
    for expected: String,
    in prompt: EnglishPrompt
  ) -> WrongWord? {
    guard typed != expected else { return nil }
    let wrong = entries(of: typed).flatMap(\.senses)
    let right = entries(of: expected).flatMap(\.senses)
    let asked = right.compactMap { sense in
      sense.glosses.first { !prompt.matches(of: $0.english).isEmpty }.map { (sense, $0.english) }
    }
    guard let (_, english) = asked.first, let meaning = wrong.first?.glosses.first,
      !wrong.contains(where: { $0.isMeant(in: prompt) }),
      !wrong.contains(where: { $0.names(expected) }), !right.contains(where: { $0.names(typed) }),
      !asked.contains(where: { sense, _ in wrong.contains { $0.sharesEnglish(with: sense) } })
    else { return nil }
    return WrongWord(
      typed: LexiconEntry.shown(typed),
      typedMeaning: meaning.shown,
      asked: english,
      expected: LexiconEntry.shown(expected)
    )
  }
}

extension Sense {
  /// Whether the prompt has one of the English words.
  fileprivate func isMeant(in prompt: EnglishPrompt) -> Bool {
    glosses.contains { !prompt.matches(of: $0.english).isEmpty }
  }

  fileprivate func names(_ lemma: String) -> Bool { synonyms.contains { $0.lemma == lemma } }

  fileprivate func sharesEnglish(with other: Sense) -> Bool {
    let english = Set(other.glosses.map { $0.english.lowercased() })
    return glosses.contains { english.contains($0.english.lowercased()) }
  }
}
