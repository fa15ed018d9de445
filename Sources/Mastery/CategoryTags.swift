package import Curriculum
package import Scoring

/// The grammar points that a finding may be about.
package enum CategoryTags {
  /// Returns the tags of a category when no fact says more; empty for slips of the keyboard and
  /// for words, which tell nothing about grammar.
  package static func tags(of category: Finding.Category) -> [GrammarTag] {
    names(of: category).map(GrammarTag.init)
  }

  private static func names(of category: Finding.Category) -> [String] {
    switch category {
    case .harmony: ["harmony-2", "harmony-4"]
    case .consonant: ["softening", "d-t-assimilation"]
    case .buffer: ["buffer-letters"]
    case .stemVowel: ["vowel-drop", "iyor-narrowing"]
    case .case:
      ["accusative", "dative", "locative", "ablative", "instrumental", "verb-government"]
    case .possessive: ["possessive", "genitive-possessive", "compound-noun"]
    case .number: ["plural", "numbers"]
    case .person: ["copula-present", "pronouns"]
    case .tense: tenses
    case .voice: ["passive", "causative", "reflexive", "reciprocal", "impersonal-passive"]
    case .negation:
      ["degil", "present-negative", "aorist-negative", "inability-ama", "var-yok"]
    case .miParticle: ["question-mi"]
    case .deDa: ["de-da"]
    case .kiClitic: ["ki-pronoun", "ki-clauses"]
    case .apostrophe: ["apostrophe"]
    case .wordOrder: ["adjective-order", "focus-position"]
    case .diacritics, .spacing, .typo, .missingWord, .extraWord, .wrongWord: []
    }
  }

  private static let tenses = [
    "present-iyor", "past-di", "past-copula", "imperative", "future-acak", "aorist",
    "aorist-negative", "aorist-request", "iyor-vs-aorist", "necessity-mali", "past-continuous",
    "aorist-past", "evidential-mis", "copula-imis", "mis-vs-di", "optative", "imperative-3",
    "conditional-real", "pluperfect", "future-past", "conditional-unreal", "possibility-abilir",
    "dir-inference", "maktadir", "mistir", "compound-tenses", "mis-olmak", "mis-nuances",
    "narrative-tenses",
  ]

  /// Whether findings of a category are slips of the keyboard, which the grammar forgives.
  static func isSlip(_ category: Finding.Category) -> Bool {
    switch category {
    case .diacritics, .typo, .spacing: true
    default: false
    }
  }
}
