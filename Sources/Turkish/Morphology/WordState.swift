/// How far a word has got: which suffixes may follow depends on it and on the ``Sound``.
enum WordState: UInt8, CaseIterable, Sendable {
  // Nominals
  case noun, plural, possessed, located, genitive, cased, accusativePronoun, related, relatedPlural
  case personalPronoun
  /// An adverb, which takes few cases and no possessive.
  case adverb
  /// A possessive compound without its -(s)I, and with -lAr.
  case compoundBase, compoundPlural
  /// A nominal made of a verb, which takes no derivation.
  case deverbal
  /// One of the doing itself, which takes a few: korumasız, taşımacı, kullanışlı.
  case action
  /// A nominal in -DIK, which stands with a possessive, with -lAr before it, or in -DIktAn.
  case dependent, dependentPlural
  /// One that is hardly anybody's: çıkmaz.
  case aoristDeverbal

  // Verbs
  /// i-, which takes nothing but the copula: idi, imiş.
  case copulaVerb
  case verb, verbDerived, verbCausative, verbPassive, verbAbility, verbAuxiliary
  case verbInability, verbNegative

  // Predicates
  case tense, negativeAorist, negativeAoristBare, past, conditional, optative
  case imperative, imperativeThird, imperativeThirdPlural
  case copulaPast, copulaEvidential, copulaConditional, assertive
  /// After -lAr of a tense; after the copula behind it.
  case thirdPlural, thirdPluralCopula
  case person, pastPerson
  case question, pastQuestion

  // Ends
  case infinitive, converbWhen, converbOf, end, invariable

  /// Whether a word may end here.
  var isFinal: Bool {
    switch self {
    case .compoundBase, .compoundPlural, .copulaVerb, .verb, .verbDerived, .verbCausative,
      .verbPassive,
      .verbAbility, .verbAuxiliary, .verbInability, .verbNegative, .negativeAoristBare,
      .imperative, .dependent, .dependentPlural:
      false
    default: true
    }
  }
}
