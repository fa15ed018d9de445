/// A suffix of Turkish, named by its meaning; its letters are in the ``SuffixGrammar``.
///
/// The raw value is its name in JSON.
package enum Suffix: String, CaseIterable, Sendable {
  // Nouns
  case plural
  case possessive1s, possessive2s, possessive3s, possessive1p, possessive2p, possessive3p
  case accusative, dative, locative, ablative, genitive, instrumental, equative
  /// -ki: evdeki, benimki.
  case relative

  // Nouns from nouns
  case with  // -lI
  case without  // -sIz
  case abstract  // -lIk
  case agent  // -CI
  case diminutive  // -CIk
  case language  // -CA: Türkçe, güzelce
  case ordinal  // -(I)ncI
  case distributive  // -(ş)Ar
  case fellow  // -DAş

  // Verbs from nouns
  case verbalizer  // -lA
  case become  // -lAş
  case getInto  // -lAn

  // Voice
  case reflexive, reciprocal, causative, passive

  // Ability, polarity and the helping verbs
  case ability  // -(y)Abil
  case inability  // -(y)A before the negative
  case negative  // -mA
  case suddenly  // -(y)Iver
  case continuously  // -(y)Adur
  case sinceThen  // -(y)Agel
  case beware  // -yAgör after the negative
  case almost  // -(y)Ayaz

  // Tense, aspect and mood
  case progressive  // -Iyor
  case continuous  // -mAktA
  case aorist  // -Ar, -Ir, -r, -z after the negative
  case future  // -(y)AcAK
  case past  // -DI
  case evidential  // -mIş
  case necessity  // -mAlI
  case optative  // -(y)A
  case conditional  // -sA
  /// The imperative, which has only personal endings: none, -sIn, -(y)In, -(y)InIz, -sInlAr.
  case imperative

  // The copula after a predicate
  case copulaPast  // -(y)DI
  case copulaEvidential  // -(y)mIş
  case copulaConditional  // -(y)sA
  case assertive  // -DIr
  case whileBeing  // -(y)ken

  // Person of a predicate; the third person singular has none
  case person1s, person2s, person1p, person2p, person3p

  /// The question particle, written apart: mI.
  case question

  // Verbal nouns
  case infinitive  // -mAK
  case verbalNoun  // -mA
  case manner  // -(y)Iş

  // Participles
  case participle  // -(y)An
  case pastParticiple  // -DIK
  case futureParticiple  // -(y)AcAK
  case evidentialParticiple  // -mIş
  case aoristParticiple  // -Ar, -mAz
  case necessityParticiple  // -(y)AsI

  // Converbs
  case andThen  // -(y)Ip
  case byDoing  // -(y)ArAk
  case when  // -(y)IncA
  case ever  // -(y)AlI
  case aslong  // -DIkçA
  case withoutDoing  // -mAdAn
  case withoutEver  // -mAksIzIn
  case repeatedly  // -(y)A … -(y)A
  case asIf  // -CAsInA

  /// The place of a suffix in its word; only derivation and voice may hold several suffixes.
  package enum Slot: String, Sendable {
    case number, possessive, `case`, relative, derivation, voice, ability, polarity, tense
    case copula, person, question, nonfinite
  }

  /// The place of this suffix.
  package var slot: Slot {
    switch self {
    case .plural: .number
    case .possessive1s, .possessive2s, .possessive3s, .possessive1p, .possessive2p,
      .possessive3p:
      .possessive
    case .accusative, .dative, .locative, .ablative, .genitive, .instrumental, .equative: .case
    case .relative: .relative
    case .with, .without, .abstract, .agent, .diminutive, .language, .ordinal, .distributive,
      .fellow, .verbalizer, .become, .getInto:
      .derivation
    case .reflexive, .reciprocal, .causative, .passive: .voice
    case .ability, .inability, .suddenly, .continuously, .sinceThen, .beware, .almost: .ability
    case .negative: .polarity
    case .progressive, .continuous, .aorist, .future, .past, .evidential, .necessity, .optative,
      .conditional, .imperative:
      .tense
    case .copulaPast, .copulaEvidential, .copulaConditional, .assertive, .whileBeing: .copula
    case .person1s, .person2s, .person1p, .person2p, .person3p: .person
    case .question: .question
    case .infinitive, .verbalNoun, .manner, .participle, .pastParticiple, .futureParticiple,
      .evidentialParticiple, .aoristParticiple, .necessityParticiple, .andThen, .byDoing, .when,
      .ever, .aslong, .withoutDoing, .withoutEver, .repeatedly, .asIf:
      .nonfinite
    }
  }
}
