package import Scoring

extension Wording {
  /// One sentence on a finding: both forms, the suffix or the letters, and the rule.
  package static func sentence(
    for finding: Finding,
    in language: ExplanationLanguage = .english
  ) -> String {
    let details = FindingDetails(finding)
    return switch language {
    case .english: EnglishExplanation(details: details).sentence
    case .turkish: TurkishExplanation(details: details).sentence
    }
  }

  /// The name of a category as a learner reads it.
  package static func name(of category: Finding.Category) -> String {
    switch category {
    case .harmony: "vowel harmony"
    case .consonant: "consonants"
    case .buffer: "buffer letter"
    case .stemVowel: "stem vowel"
    case .case: "case"
    case .possessive: "possessive"
    case .number: "singular or plural"
    case .person: "person"
    case .tense: "tense"
    case .negation: "negation"
    case .miParticle: "question particle"
    case .deDa: "de/da"
    case .kiClitic: "ki"
    case .apostrophe: "apostrophe"
    case .diacritics: "Turkish letters"
    case .spacing: "together or apart"
    case .typo: "spelling"
    case .wordOrder: "word order"
    case .missingWord: "missing word"
    case .extraWord: "extra word"
    case .wrongWord: "another word"
    }
  }

  static func quoted(_ text: String) -> String { "“\(text)”" }
}
