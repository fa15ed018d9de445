/// What the comparison of an answer with a listed one shows.
enum MeaningOutcome {
  /// The English licenses every difference by these rules; none if the units are the same.
  case licensed([MeaningRule])
  /// The answer says something that the English excludes.
  case contradicted([Contradiction])
  /// Nothing is shown about the units without a counterpart.
  case open
}

/// A place where an answer says something that the English excludes.
struct Contradiction: Equatable {
  var kind: Kind
  /// The unit of the listed answer; nil if the answer adds something.
  var expected: Int?
  /// The unit of the answer; nil if it leaves something out.
  var found: Int?
  /// The places of their words.
  var expectedWords: Range<Int>?
  var foundWords: Range<Int>?
  /// The words of the listed answer if it isn't the nearest one.
  var listed: String?
  /// Whether it holds for a listed answer with other forms too.
  var isCertain = false

  /// What the English fixes.
  enum Kind {
    /// mI after another word than the predicate.
    case questionPlace
    case person, tense, negation, sentenceType, questionWord, role, value
    /// Another form of the same word, where all other words are the same.
    case otherForm
    /// Another voice of the same verb, where all other words are the same.
    case otherVoice
    /// The opposite of the listed answer, where all other words are the same.
    case opposite
    /// Another case of the same word, where all other words are the same.
    case otherCase
    /// A subject without the genitive that its clause asks for.
    case bareSubject
    /// A plural ending that the personal ending makes redundant.
    case number
    /// -DA written apart, as if it were “too”.
    case splitLocative
    /// A word that has changed places with another one.
    case exchanged
    /// A word whose senses aren't in the prompt.
    case otherWord
    /// A word of the prompt that no word of the answer translates.
    case missingWord
    /// A word that translates nothing in the prompt.
    case extraWord
  }
}

extension Contradiction.Kind {
  /// The category of the finding that tells it.
  var category: Finding.Category {
    switch self {
    case .person: .person
    case .tense, .otherForm: .tense
    case .otherVoice: .voice
    case .negation, .opposite: .negation
    case .sentenceType, .questionPlace: .miParticle
    case .role, .otherCase, .bareSubject: .case
    case .number: .number
    case .splitLocative: .deDa
    case .questionWord, .value, .otherWord, .exchanged: .wrongWord
    case .missingWord: .missingWord
    case .extraWord: .extraWord
    }
  }

  /// Whether it is known from the listed answer alone, because nothing else differs.
  var isOfForms: Bool {
    [.otherForm, .otherVoice, .opposite, .otherCase, .bareSubject].contains(self)
  }

  /// How bad it is.
  var verdict: Verdict { self == .questionPlace || self == .splitLocative ? .almost : .wrong }
}
