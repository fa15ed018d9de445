package import Scoring

/// A rule of Turkish that learners break; every finding belongs to one.
package enum MistakeRule: String, CaseIterable, Sendable {
  case twofoldHarmony, fourfoldHarmony, harmonyException
  case assimilation, softening, keptConsonant
  case bufferLetter, pronominalN
  case narrowing, vowelDrop, doubling
  case cases, accusative, dative, locative, ablative, genitive, instrumental, bareNoun
  case possessive
  case plural, afterNumeral
  case person, nounPerson, register
  case tenses, present, aorist, past, reportedPast, future, pastOfTense, mood
  case copula, participle, verbalNoun, converb
  case passive, causative, voice
  case negative, ability, negationWord
  case questionApart, questionVowel, questionEnding, question
  case deApart, deJoined, deShape
  case kiApart, kiSuffix
  case apostrophe
  case turkishLetters, circumflex
  case spacing
  case typo
  case wordOrder
  case missingWord, extraWord, wrongWord

  /// The category of the findings that the rule explains.
  package var category: Finding.Category {
    switch self {
    case .twofoldHarmony, .fourfoldHarmony, .harmonyException: .harmony
    case .assimilation, .softening, .keptConsonant: .consonant
    case .bufferLetter, .pronominalN: .buffer
    case .narrowing, .vowelDrop, .doubling: .stemVowel
    case .cases, .accusative, .dative, .locative, .ablative, .genitive, .instrumental, .bareNoun:
      .case
    case .possessive: .possessive
    case .plural, .afterNumeral: .number
    case .person, .nounPerson, .register: .person
    case .tenses, .present, .aorist, .past, .reportedPast, .future, .pastOfTense, .mood, .copula,
      .participle, .verbalNoun, .converb:
      .tense
    case .passive, .causative, .voice: .voice
    case .negative, .ability, .negationWord: .negation
    case .questionApart, .questionVowel, .questionEnding, .question: .miParticle
    case .deApart, .deJoined, .deShape: .deDa
    case .kiApart, .kiSuffix: .kiClitic
    case .apostrophe: .apostrophe
    case .turkishLetters, .circumflex: .diacritics
    case .spacing: .spacing
    case .typo: .typo
    case .wordOrder: .wordOrder
    case .missingWord: .missingWord
    case .extraWord: .extraWord
    case .wrongWord: .wrongWord
    }
  }

  /// Returns the rule in a few short lines.
  package func lines(in language: ExplanationLanguage) -> [String] {
    switch language {
    case .english: english
    case .turkish: turkish
    }
  }
}
