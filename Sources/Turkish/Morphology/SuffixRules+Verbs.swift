extension SuffixGrammar {
  private static let anyVerb: [WordState] = [
    .verb, .verbDerived, .verbCausative, .verbPassive, .verbAuxiliary,
  ]
  private static let positive: [WordState] = anyVerb + [.verbAbility]
  private static let polar: [WordState] = positive + [.verbNegative]

  /// Voice, ability and polarity.
  static let voiceRules: [SuffixRule] =
    [
      SuffixRule(.reflexive, "(I)n", from: [.verb], to: .verbDerived, cost: 9),
      SuffixRule(.reciprocal, "(I)ş", from: [.verb], to: .verbDerived, cost: 9),
    ] + causatives + [
      SuffixRule(.passive, "n", from: voiced, to: .verbPassive, requires: .vowelEnd, cost: 5),
      SuffixRule(.passive, "In", from: voiced, to: .verbPassive, requires: .endsInL, cost: 5),
      SuffixRule(
        .passive,
        "Il",
        from: voiced,
        to: .verbPassive,
        forbids: [.vowelEnd, .endsInL],
        cost: 5
      ),
      SuffixRule(.passive, "nIl", from: [.verb], to: .verbPassive, requires: .vowelEnd, cost: 7),
      SuffixRule(
        .passive,
        "Il",
        from: [.verbPassive],
        to: .verbPassive,
        forbids: .endsInL,
        cost: 9
      ),
      SuffixRule(.ability, "(y)Abil", from: anyVerb + [.verbNegative], to: .verbAbility),
      SuffixRule(.inability, "(y)A", from: anyVerb, to: .verbInability),
      SuffixRule(.negative, "mE", from: positive + [.verbInability], to: .verbNegative),
      SuffixRule(.suddenly, "(y)Iver", from: polar, to: .verbAuxiliary, cost: 6),
      SuffixRule(.continuously, "(y)Adur", from: anyVerb, to: .verbAuxiliary, cost: 8),
      SuffixRule(.sinceThen, "(y)Agel", from: anyVerb, to: .verbAuxiliary, cost: 8),
      SuffixRule(.beware, "yAgör", from: [.verbNegative], to: .verbAuxiliary, cost: 8),
      SuffixRule(.almost, "(y)Ayaz", from: anyVerb, to: .verbAuxiliary, cost: 8),
    ]

  private static let voiced: [WordState] = [.verb, .verbDerived, .verbCausative]

  private static let causatives: [SuffixRule] =
    [
      ("t", Sound.causativeT, Sound()), ("It", .causativeIt, []), ("Ir", .causativeIr, .causativeT),
      ("Ar", .causativeAr, .causativeT),
    ].map { template, required, added in
      SuffixRule(
        .causative,
        template,
        from: voiced,
        to: .verbCausative,
        requires: required,
        adds: added,
        cost: 5
      )
    } + [
      SuffixRule(
        .causative,
        "DIr",
        from: voiced,
        to: .verbCausative,
        forbids: [.causativeT, .causativeIt, .causativeIr, .causativeAr],
        adds: .causativeT,
        cost: 5
      )
    ]

  /// Tense, aspect and mood.
  static let tenseRules: [SuffixRule] = [
    SuffixRule(.progressive, "(I)yor", from: polar, to: .tense),
    SuffixRule(.aorist, "r", from: positive, to: .tense, requires: .vowelEnd),
    SuffixRule(
      .aorist,
      "Ar",
      from: positive,
      to: .tense,
      requires: .aoristAr,
      forbids: .vowelEnd
    ),
    SuffixRule(.aorist, "Ir", from: positive, to: .tense, forbids: [.vowelEnd, .aoristAr]),
    SuffixRule(.aorist, "z", from: [.verbNegative], to: .negativeAorist),
    SuffixRule(.aorist, "", from: [.verbNegative], to: .negativeAoristBare, cost: 0),
    SuffixRule(.future, "(y)AcAK", from: polar, to: .tense),
    SuffixRule(.past, "DI", from: polar, to: .past),
    SuffixRule(.evidential, "mIş", from: polar, to: .tense),
    SuffixRule(.necessity, "mAlI", from: polar, to: .tense),
    SuffixRule(.continuous, "mAktA", from: polar, to: .tense, cost: 4),
    SuffixRule(.conditional, "sA", from: polar, to: .conditional),
    SuffixRule(.optative, "(y)A", from: polar, to: .optative, cost: 4),
    SuffixRule(.imperative, "", from: polar, to: .imperative),
    SuffixRule(.imperative, "sIn", from: polar, to: .imperativeThird),
  ]

  /// Verbal nouns, participles and converbs.
  static let nonfiniteRules: [SuffixRule] = nominalRules + converbRules

  private static let nominalRules: [SuffixRule] = [
    SuffixRule(.infinitive, "mAk", from: polar, to: .infinitive),
    SuffixRule(.verbalNoun, "mA", from: polar, to: .action, cost: 3),
    SuffixRule(.manner, "(y)Iş", from: polar, to: .action, cost: 5),
    SuffixRule(.participle, "(y)An", from: polar, to: .deverbal),
    SuffixRule(.pastParticiple, "DIK", from: polar, to: .dependent, cost: 3),
    SuffixRule(.futureParticiple, "(y)AcAK", from: polar, to: .deverbal, cost: 4),
    SuffixRule(.evidentialParticiple, "mIş", from: polar, to: .deverbal, cost: 5),
    SuffixRule(
      .aoristParticiple,
      "r",
      from: positive,
      to: .aoristDeverbal,
      requires: .vowelEnd,
      cost: 6
    ),
    SuffixRule(
      .aoristParticiple,
      "Ar",
      from: positive,
      to: .aoristDeverbal,
      requires: .aoristAr,
      forbids: .vowelEnd,
      cost: 6
    ),
    SuffixRule(
      .aoristParticiple,
      "Ir",
      from: positive,
      to: .aoristDeverbal,
      forbids: [.vowelEnd, .aoristAr],
      cost: 6
    ),
    SuffixRule(.aoristParticiple, "z", from: [.verbNegative], to: .aoristDeverbal, cost: 6),
    SuffixRule(.agent, "(y)IcI", from: anyVerb, to: .noun, cost: 6),
    SuffixRule(.necessityParticiple, "(y)AsI", from: polar, to: .deverbal, cost: 7),
  ]

  private static let converbRules: [SuffixRule] = [
    SuffixRule(.andThen, "(y)Ip", from: polar, to: .end),
    SuffixRule(.byDoing, "(y)ArAk", from: polar, to: .converbOf),
    SuffixRule(.when, "(y)IncA", from: polar, to: .converbWhen),
    SuffixRule(.ever, "(y)AlI", from: polar, to: .end, cost: 4),
    SuffixRule(.aslong, "DIkçA", from: polar, to: .end),
    SuffixRule(.withoutDoing, "mAdAn", from: positive + [.verbInability], to: .end),
    SuffixRule(.withoutEver, "mAksIzIn", from: positive + [.verbInability], to: .end),
    SuffixRule(.repeatedly, "(y)A", from: polar, to: .end, cost: 5),
    SuffixRule(.ablative, "tAn", from: [.converbOf], to: .end, cost: 5),
    SuffixRule(
      .asIf,
      "CAsInA",
      from: [.tense, .negativeAorist, .noun, .copulaEvidential],
      to: .end,
      cost: 6
    ),
  ]
}
