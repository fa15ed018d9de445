/// A Turkish word or phrase with its English meanings, one line of the bilingual lexicon.
package struct LexiconEntry: Sendable, Equatable {
  /// The dictionary form: “bakmak”, “diş fırçası”, “can{POSS} sıkılmak”.
  package var lemma: String
  /// The number that tells homographs apart (neden#1, neden#2); nil if there is only one entry.
  package var homograph: Int?
  package var partOfSpeech: PartOfSpeech
  /// How common the word is.
  package var band: Band
  package var register: Register
  /// The meanings, the most frequent first; never empty.
  package var senses: [Sense]
  /// The words that learners take for this one, each with the English word that misleads them.
  package var confusions: [Confusion]

  /// Creates an entry.
  package init(
    lemma: String,
    homograph: Int? = nil,
    partOfSpeech: PartOfSpeech,
    band: Band,
    register: Register = .neutral,
    senses: [Sense],
    confusions: [Confusion] = []
  ) {
    self.lemma = lemma
    self.homograph = homograph
    self.partOfSpeech = partOfSpeech
    self.band = band
    self.register = register
    self.senses = senses
    self.confusions = confusions
  }

  /// The part of speech; the raw value is its abbreviation in the file.
  package enum PartOfSpeech: String, Sendable, CaseIterable {
    case noun = "n"
    /// A compound noun with its possessive ending, which other possessives replace: diş fırçam.
    case compoundNoun = "nc"
    case verb = "v"
    case adjective = "adj"
    case adverb = "adv"
    case pronoun = "pron"
    case determiner = "det"
    case numeral = "num"
    case postposition = "post"
    case conjunction = "conj"
    case interjection = "int"
    case question = "q"
    case particle = "part"
    case properNoun = "pn"
    /// A phrase that is said as it is: geçmiş olsun.
    case phrase = "phr"
  }

  /// The CEFR level at which the course teaches the word, or at which its frequency would place it.
  package enum Band: Int, Sendable, CaseIterable, Comparable {
    case a1 = 1
    case a2, b1, b2, c1, c2

    package static func < (left: Band, right: Band) -> Bool { left.rawValue < right.rawValue }
  }

  /// The situation in which the word is used; the raw value is its name in the file.
  package enum Register: String, Sendable, CaseIterable {
    case neutral = "-"
    case formal, colloquial, literary, old, vulgar, technical
  }

  /// A word that isn't a translation of an English word although it might seem to be.
  package struct Confusion: Sendable, Equatable {
    /// The Turkish word.
    package var lemma: String
    /// The English word or phrase that it doesn't translate here.
    package var english: String

    /// Creates a confusion.
    package init(lemma: String, english: String) {
      self.lemma = lemma
      self.english = english
    }
  }
}
