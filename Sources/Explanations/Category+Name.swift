package import Scoring

extension Finding.Category {
  /// Returns the name of the category for learners.
  package func name(in language: ExplanationLanguage = .english) -> String {
    switch language {
    case .english: englishName
    case .turkish: turkishName
    }
  }

  private var englishName: String {
    switch self {
    case .harmony: "vowel harmony"
    case .consonant: "consonants"
    case .buffer: "buffer letter"
    case .stemVowel: "stem vowel"
    case .case: "case"
    case .possessive: "possessive"
    case .number: "singular or plural"
    case .person: "person"
    case .tense: "tense"
    case .voice: "voice"
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

  private var turkishName: String {
    switch self {
    case .harmony: "ünlü uyumu"
    case .consonant: "ünsüzler"
    case .buffer: "kaynaştırma ünsüzü"
    case .stemVowel: "kökün ünlüsü"
    case .case: "ad durumu"
    case .possessive: "iyelik eki"
    case .number: "tekil ya da çoğul"
    case .person: "kişi"
    case .tense: "zaman"
    case .voice: "çatı"
    case .negation: "olumsuzluk"
    case .miParticle: "soru eki"
    case .deDa: "de/da"
    case .kiClitic: "ki"
    case .apostrophe: "kesme işareti"
    case .diacritics: "Türkçe harfler"
    case .spacing: "bitişik ya da ayrı"
    case .typo: "yazım"
    case .wordOrder: "söz dizimi"
    case .missingWord: "eksik sözcük"
    case .extraWord: "fazla sözcük"
    case .wrongWord: "başka bir sözcük"
    }
  }
}
