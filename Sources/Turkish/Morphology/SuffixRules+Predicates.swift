extension SuffixGrammar {
  private static let nominalPredicates = predicates
  private static let tenses: [WordState] = [.tense, .negativeAorist]
  private static let beforeCopula: [WordState] = predicates + tenses

  /// The personal endings of predicates, in three sets.
  static let personRules: [SuffixRule] =
    [
      SuffixRule(
        .person1s,
        "(y)Im",
        from: predicates + [.tense, .copulaEvidential, .question],
        to: .person
      ),
      SuffixRule(.person2s, "sIn", from: longPersons, to: .person),
      SuffixRule(
        .person1p,
        "(y)Iz",
        from: predicates + [.tense, .copulaEvidential, .question],
        to: .person
      ),
      SuffixRule(.person2p, "sInIz", from: longPersons, to: .person),
      SuffixRule(.person1s, "m", from: [.negativeAoristBare], to: .person),
      SuffixRule(.person1p, "yIz", from: [.negativeAoristBare], to: .person),

      SuffixRule(.person1s, "m", from: [.past, .conditional], to: .pastPerson),
      SuffixRule(.person2s, "n", from: [.past, .conditional], to: .pastPerson),
      SuffixRule(.person1p, "k", from: [.past, .conditional], to: .pastPerson),
      SuffixRule(.person2p, "nIz", from: [.past, .conditional], to: .pastPerson),
      SuffixRule(.person1s, "m", from: [.copulaPast, .copulaConditional], to: .end),
      SuffixRule(.person2s, "n", from: [.copulaPast, .copulaConditional], to: .end),
      SuffixRule(.person1p, "k", from: [.copulaPast, .copulaConditional], to: .end),
      SuffixRule(.person2p, "nIz", from: [.copulaPast, .copulaConditional], to: .end),

      SuffixRule(.person1s, "yIm", from: [.optative], to: .pastPerson),
      SuffixRule(.person2s, "sIn", from: [.optative], to: .pastPerson),
      SuffixRule(.person1p, "lIm", from: [.optative], to: .pastPerson),
      SuffixRule(.person2p, "sInIz", from: [.optative], to: .pastPerson),

      SuffixRule(.person2s, "", from: [.imperative], to: .end, cost: 0),
      SuffixRule(.person2s, "sAnA", from: [.imperative], to: .end, cost: 6, isOnlyRead: true),
      SuffixRule(.person2p, "(y)In", from: [.imperative], to: .end),
      SuffixRule(.person2p, "(y)InIz", from: [.imperative], to: .end),
      SuffixRule(.person2p, "sAnIzA", from: [.imperative], to: .end, cost: 6, isOnlyRead: true),
      SuffixRule(.person3p, "lAr", from: [.imperativeThird], to: .imperativeThirdPlural),
    ] + thirdPluralRules

  private static let longPersons: [WordState] =
    predicates + tenses + [.copulaEvidential, .question]

  private static let thirdPluralRules: [SuffixRule] = [
    SuffixRule(.person3p, "lAr", from: tenses, to: .thirdPlural),
    SuffixRule(.person3p, "lAr", from: [.past, .conditional, .optative], to: .thirdPlural),
    SuffixRule(
      .person3p,
      "lAr",
      from: [.copulaPast, .copulaEvidential, .copulaConditional, .question, .assertive],
      to: .end
    ),
    SuffixRule(
      .person3p,
      "lAr",
      from: [
        .noun, .possessed, .located, .genitive, .cased, .related, .personalPronoun, .deverbal,
        .action,
      ],
      to: .thirdPlural,
      forbids: .refusesPlural,
      cost: 6
    ),
  ]

  /// The copula and the question particle.
  static let copulaRules: [SuffixRule] = [
    SuffixRule(.copulaPast, "(y)DI", from: beforeCopula, to: .copulaPast, cost: 3),
    SuffixRule(.copulaEvidential, "(y)mIş", from: beforeCopula, to: .copulaEvidential, cost: 3),
    SuffixRule(.copulaConditional, "(y)sA", from: beforeCopula, to: .copulaConditional, cost: 3),
    SuffixRule(
      .copulaPast,
      "(y)DI",
      from: [.past, .conditional, .optative, .question, .pastQuestion],
      to: .copulaPast
    ),
    SuffixRule(
      .copulaEvidential,
      "(y)mIş",
      from: [.conditional, .optative, .question],
      to: .copulaEvidential
    ),
    SuffixRule(
      .copulaConditional,
      "(y)sA",
      from: [.past, .copulaPast, .copulaEvidential],
      to: .copulaConditional
    ),
    SuffixRule(.copulaConditional, "sA", from: [.pastPerson], to: .end, cost: 6),

    SuffixRule(.copulaPast, "DI", from: [.thirdPlural], to: .thirdPluralCopula),
    SuffixRule(.copulaEvidential, "mIş", from: [.thirdPlural], to: .thirdPluralCopula),
    SuffixRule(
      .copulaConditional,
      "(y)sA",
      from: [.thirdPlural, .thirdPluralCopula],
      to: .end
    ),
    SuffixRule(
      .assertive,
      "DIr",
      from: beforeCopula + [.person, .thirdPlural, .copulaEvidential, .question],
      to: .assertive,
      cost: 3
    ),
    SuffixRule(.whileBeing, "(y)ken", from: beforeCopula + [.thirdPlural], to: .end),
    SuffixRule(.copulaPast, "DI", from: [.copulaVerb], to: .copulaPast),
    SuffixRule(.copulaEvidential, "mIş", from: [.copulaVerb], to: .copulaEvidential),
    SuffixRule(.copulaConditional, "sA", from: [.copulaVerb], to: .copulaConditional),
    SuffixRule(.whileBeing, "ken", from: [.copulaVerb], to: .end),
    SuffixRule(
      .question,
      " mI",
      from: predicates + [
        .tense, .negativeAorist, .thirdPlural, .accusativePronoun, .imperativeThird,
      ],
      to: .question
    ),
    SuffixRule(.question, " mI", from: [.past, .conditional, .optative], to: .pastQuestion),
    SuffixRule(.question, " mI", from: [.pastPerson, .imperativeThirdPlural], to: .end),
  ]
}
