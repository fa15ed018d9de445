import Bilingual

/// The nouns of a prompt, as far as they fix number and definiteness.
struct PromptNouns {
  private let prompt: EnglishPrompt
  private let lexicon: BilingualLexicon

  init(_ prompt: EnglishPrompt, _ lexicon: BilingualLexicon) {
    self.prompt = prompt
    self.lexicon = lexicon
  }

  /// The place of the English noun that a form translates; nil if there is none or several.
  private func place(of form: MeaningForm) -> Int? {
    var places: Set<Int> = []
    for sense in lexicon.entries(of: form.lemma).flatMap(\.senses) {
      for gloss in sense.glosses {
        places.formUnion(prompt.matches(of: gloss.english).compactMap(\.last))
      }
    }
    return places.count == 1 ? places.first : nil
  }

  /// Whether the English says that a noun is one or several, where the answer says otherwise.
  ///
  /// Turkish tells a kind by the singular, so a plural without “the” or a number fixes nothing.
  func fixesNumber(of form: MeaningForm, against other: MeaningForm) -> Bool {
    guard let place = place(of: form) else { return true }
    let isPlural = prompt.isPlural(at: place)
    if form.isPlural == isPlural, other.isPlural == form.isPlural { return false }
    if isPlural != form.isPlural { return false }
    return isPlural ? isDetermined(place) : prompt.isCounted(at: place)
  }

  /// Whether an object is definite; nil if the English doesn't tell.
  func isDefinite(_ form: MeaningForm) -> Bool? {
    guard let place = place(of: form) else { return nil }
    if isDetermined(place) { return true }
    return prompt.isCounted(at: place) || prompt.isPlural(at: place) ? false : nil
  }

  private func isDetermined(_ place: Int) -> Bool {
    prompt.words[max(0, place - 3)..<place].contains { Self.determiners.contains($0) }
      || place > 0 && ["these", "those", "this", "that"].contains(prompt.words[place - 1])
  }

  private static let determiners: Set = [
    "the", "my", "your", "his", "her", "its", "our", "their", "'s",
  ]
}

extension EnglishPrompt {
  fileprivate func isPlural(at place: Int) -> Bool {
    words[place] != bases[place].last && words[place].hasSuffix("s")
      && !words[place].hasSuffix("ss")
      || ["children", "men", "women", "people", "feet", "teeth", "mice"].contains(words[place])
  }

  /// Whether “a” or “one” comes before the noun.
  fileprivate func isCounted(at place: Int) -> Bool {
    words[max(0, place - 3)..<place].contains {
      ["a", "an", "one", "this", "that", "every", "each"].contains($0)
    }
  }
}
