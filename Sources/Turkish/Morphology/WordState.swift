/// A state of the ``SuffixGrammar``; with the ``Sound`` it decides which suffixes may follow.
enum WordState: UInt8, CaseIterable, Sendable {
  // Nominals
  case noun, plural, possessed, located, genitive, cased, accusativePronoun, related, relatedPlural
  case personalPronoun
  /// An adverb, which takes few cases and no possessive.
  case adverb
  /// A possessive compound without its -(s)I.
  case compoundBase
  /// A possessive compound with -lAr instead of -(s)I.
  case compoundPlural
  /// A nominal derived from a verb, which takes no further derivation.
  case deverbal
  /// A noun of action, which takes a few derivations: korumasız, taşımacı, kullanışlı.
  case action
  /// A nominal in -DIK, which needs a possessive, optionally after -lAr, or the ablative.
  case dependent, dependentPlural
  /// A nominal in the aorist, which hardly takes a possessive: çıkmaz.
  case aoristDeverbal

  // Verbs
  /// The stem i-, which takes only the copula: idi, imiş.
  case copulaVerb
  case verb, verbDerived, verbCausative, verbPassive, verbAbility, verbAuxiliary
  case verbInability, verbNegative

  // Predicates
  case tense, negativeAorist, negativeAoristBare, past, conditional, optative
  case imperative, imperativeThird, imperativeThirdPlural
  case copulaPast, copulaEvidential, copulaConditional, assertive
  /// After -lAr of a tense.
  case thirdPlural
  /// After -lAr of a tense and a copula.
  case thirdPluralCopula
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
