extension SuffixGrammar {
  /// The states that a copula, a person or the question particle may follow.
  static let predicates: [WordState] = [
    .noun, .plural, .possessed, .located, .genitive, .cased, .related, .relatedPlural,
    .personalPronoun, .adverb, .deverbal, .action, .infinitive,
  ]

  /// Number, possessive, case and -ki.
  static let nounRules: [SuffixRule] = numberRules + possessiveRules + caseRules + relativeRules

  private static let numberRules: [SuffixRule] = [
    SuffixRule(
      .plural,
      "lAr",
      from: [.noun, .deverbal, .action, .aoristDeverbal],
      to: .plural,
      forbids: .refusesPlural
    ),
    SuffixRule(.plural, "lAr", from: [.related], to: .relatedPlural),
    SuffixRule(.plural, "lAr", from: [.dependent], to: .dependentPlural),
    SuffixRule(.plural, "lArI", from: [.compoundBase], to: .possessed, adds: .pronominal),
    SuffixRule(.plural, "lAr", from: [.compoundBase], to: .compoundPlural),
    SuffixRule(
      .plural,
      "nlAr",
      from: [.personalPronoun],
      to: .plural,
      requires: .pronominal,
      forbids: .refusesPlural
    ),
    SuffixRule(
      .plural,
      "lAr",
      from: [.personalPronoun],
      to: .plural,
      forbids: [.pronominal, .refusesPlural]
    ),
  ]

  private static let possessable: [WordState] = [
    .noun, .plural, .deverbal, .action, .compoundBase, .compoundPlural, .dependent,
    .dependentPlural,
  ]

  private static let possessiveRules: [SuffixRule] = [
    SuffixRule(.possessive1s, "(I)m", from: possessable, to: .possessed),
    SuffixRule(.possessive2s, "(I)n", from: possessable, to: .possessed, cost: 4),
    SuffixRule(
      .possessive3s,
      "(s)I",
      from: possessable + [.aoristDeverbal],
      to: .possessed,
      forbids: .takesS,
      adds: .pronominal
    ),
    SuffixRule(
      .possessive3s,
      "sI",
      from: [.noun],
      to: .possessed,
      requires: .takesS,
      adds: .pronominal
    ),
    SuffixRule(
      .possessive3s,
      "",
      from: [.possessed],
      to: .possessed,
      requires: .possessiveCompound,
      cost: 5
    ),
    SuffixRule(.possessive1p, "(I)mIz", from: possessable, to: .possessed),
    SuffixRule(.possessive2p, "(I)nIz", from: possessable, to: .possessed),
    SuffixRule(
      .possessive3p,
      "lArI",
      from: [.noun, .deverbal, .action, .compoundBase, .dependent],
      to: .possessed,
      forbids: .refusesPlural,
      adds: .pronominal,
      cost: 5
    ),
    SuffixRule(
      .possessive3p,
      "I",
      from: [.plural, .compoundPlural, .dependentPlural],
      to: .possessed,
      adds: .pronominal,
      cost: 5
    ),
  ]

  private static let declined: [WordState] = [
    .noun, .plural, .possessed, .deverbal, .action, .aoristDeverbal, .related, .relatedPlural,
  ]
  private static let declinedPronouns: [WordState] = declined + [.personalPronoun]

  private static let alsoAdverbs: [WordState] = declinedPronouns + [.adverb]

  private static let caseRules: [SuffixRule] = [
    SuffixRule(.accusative, "[y]I", from: declinedPronouns, to: .accusativePronoun),
    SuffixRule(.dative, "[y]A", from: alsoAdverbs, to: .cased, forbids: .refusesDative),
    SuffixRule(.locative, "[n]DA", from: alsoAdverbs + [.infinitive], to: .located),
    SuffixRule(
      .ablative,
      "[n]DAn",
      from: alsoAdverbs + [.infinitive, .dependent],
      to: .cased
    ),
    SuffixRule(.genitive, "(n)In", from: declined, to: .genitive),
    SuffixRule(.genitive, "Im", from: [.personalPronoun], to: .genitive, requires: .speaker),
    SuffixRule(.genitive, "(n)In", from: [.personalPronoun], to: .genitive, forbids: .speaker),
    SuffixRule(.instrumental, "(y)lA", from: declined + [.infinitive], to: .cased),
    SuffixRule(.instrumental, "ImlA", from: [.personalPronoun], to: .cased, requires: .speaker),
    SuffixRule(.instrumental, "(n)InlA", from: [.personalPronoun], to: .cased, forbids: .speaker),
    SuffixRule(.equative, "[n]CA", from: declinedPronouns, to: .cased, cost: 6),
    SuffixRule(.without, "[n]sIz", from: [.personalPronoun], to: .noun, cost: 6),
    SuffixRule(.dative, "[y]A", from: [.converbWhen], to: .end),
  ]

  private static let relativeRules: [SuffixRule] = [
    SuffixRule(.relative, "ki", from: [.located, .genitive], to: .related, adds: .pronominal),
    SuffixRule(
      .relative,
      "ki",
      from: [.noun, .adverb, .possessed],
      to: .related,
      requires: .temporal,
      forbids: .roundsKi,
      adds: .pronominal
    ),
    SuffixRule(
      .relative,
      "kü",
      from: [.noun, .adverb],
      to: .related,
      requires: [.temporal, .roundsKi],
      adds: .pronominal
    ),
  ]

  /// Derivations from nouns.
  static let derivationRules: [SuffixRule] = [
    SuffixRule(.with, "lI", from: [.noun, .compoundBase], to: .noun, cost: 6),
    SuffixRule(.without, "sIz", from: [.noun, .compoundBase], to: .noun, cost: 6),
    SuffixRule(.abstract, "lIK", from: [.noun, .compoundBase], to: .noun, cost: 6),
    SuffixRule(.abstract, "lIK", from: [.deverbal, .action, .aoristDeverbal], to: .noun, cost: 8),
    SuffixRule(.agent, "CI", from: [.noun, .compoundBase], to: .noun, cost: 6),
    SuffixRule(.with, "lI", from: [.action], to: .noun, forbids: .vowelEnd, cost: 8),
    SuffixRule(.without, "sIz", from: [.action], to: .noun, cost: 8),
    SuffixRule(.agent, "CI", from: [.action], to: .noun, cost: 8),
    SuffixRule(.diminutive, "CIK", from: [.noun, .possessed], to: .noun, cost: 7),
    SuffixRule(.language, "CA", from: [.noun], to: .noun, cost: 7),
    SuffixRule(
      .ordinal,
      "(I)ncI",
      from: [.noun],
      to: .noun,
      requires: .numeral,
      cost: 2
    ),
    SuffixRule(
      .distributive,
      "(ş)Ar",
      from: [.noun],
      to: .noun,
      requires: .numeral,
      cost: 4
    ),
    SuffixRule(.fellow, "Daş", from: [.noun], to: .noun, cost: 9),
    SuffixRule(.verbalizer, "lE", from: [.noun], to: .verb, adds: .causativeT, cost: 8),
    SuffixRule(.become, "lAş", from: [.noun], to: .verb, cost: 8),
    SuffixRule(.getInto, "lAn", from: [.noun], to: .verb, cost: 8),
  ]
}
