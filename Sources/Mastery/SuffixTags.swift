import Turkish

/// The grammar points that teach each suffix, in the order of the syllabus.
enum SuffixTags {
  static func names(of suffix: Suffix) -> [String] {
    switch suffix.slot {
    case .number, .possessive, .case, .relative: nominal(suffix)
    case .derivation: derivation(suffix)
    case .voice, .ability, .polarity: verbal(suffix)
    case .tense, .copula: tense(suffix)
    case .person: ["copula-present", "pronouns"]
    case .question: ["question-mi"]
    case .nonfinite: nonfinite(suffix)
    }
  }

  private static func nominal(_ suffix: Suffix) -> [String] {
    switch suffix {
    case .plural: ["plural"]
    case .accusative: ["accusative"]
    case .dative: ["dative"]
    case .locative: ["locative"]
    case .ablative: ["ablative"]
    case .genitive: ["genitive-possessive"]
    case .instrumental: ["instrumental"]
    case .equative: ["ca-adverb"]
    case .relative: ["ki-pronoun"]
    case .possessive3s, .possessive3p: ["possessive", "genitive-possessive", "compound-noun"]
    default: ["possessive"]
    }
  }

  private static func derivation(_ suffix: Suffix) -> [String] {
    switch suffix {
    case .with, .without: ["li-siz"]
    case .abstract, .agent: ["ci-lik"]
    case .language: ["ca-adverb"]
    case .ordinal: ["ordinals-dates"]
    case .distributive: ["distributive"]
    case .verbalizer, .become, .getInto: ["derivation-las-lan-la"]
    default: []
    }
  }

  private static func verbal(_ suffix: Suffix) -> [String] {
    switch suffix {
    case .reflexive: ["reflexive"]
    case .reciprocal: ["reciprocal"]
    case .causative: ["causative"]
    case .passive: ["passive", "impersonal-passive"]
    case .ability: ["ability-abil", "possibility-abilir"]
    case .inability: ["inability-ama"]
    case .negative: ["present-negative", "aorist-negative", "participle-negative"]
    case .suddenly: ["aux-ivermek"]
    case .continuously: ["aux-ip-durmak"]
    case .beware: ["maya-gor"]
    default: []
    }
  }

  private static func tense(_ suffix: Suffix) -> [String] {
    switch suffix {
    case .progressive: ["present-iyor", "past-continuous", "iyor-vs-aorist"]
    case .continuous: ["maktadir"]
    case .aorist: ["aorist", "aorist-request", "iyor-vs-aorist", "aorist-past"]
    case .future: ["future-acak", "future-past"]
    case .past: ["past-di", "mis-vs-di"]
    case .evidential: ["evidential-mis", "mis-vs-di", "pluperfect"]
    case .necessity: ["necessity-mali"]
    case .optative: ["optative"]
    case .conditional, .copulaConditional: ["conditional-real", "conditional-unreal"]
    case .imperative: ["imperative", "imperative-3"]
    case .copulaPast:
      ["past-copula", "past-continuous", "aorist-past", "pluperfect", "future-past"]
    case .copulaEvidential: ["copula-imis"]
    case .assertive: ["dir-inference", "mistir", "formal-dir"]
    case .whileBeing: ["converb-ken"]
    default: []
    }
  }

  private static func nonfinite(_ suffix: Suffix) -> [String] {
    switch suffix {
    case .infinitive:
      ["istemek", "ma-sevmek-baslamak", "verbal-noun-mak", "purpose-mak-icin", "mak-vs-ma"]
    case .verbalNoun: ["verbal-noun-ma", "want-someone-to", "indirect-command", "mak-vs-ma"]
    case .manner: ["verbal-noun-is"]
    case .participle: ["participle-an", "an-vs-dik"]
    case .pastParticiple:
      ["converb-diktan-sonra", "participle-dik", "an-vs-dik", "clause-digini", "converb-diginda"]
    case .futureParticiple: ["participle-acak", "clause-acagini"]
    case .andThen: ["converb-ip"]
    case .byDoing: ["converb-arak"]
    case .when: ["converb-inca"]
    case .ever: ["dan-beri-clause", "ali-beri"]
    case .aslong: ["dikca"]
    case .withoutDoing: ["converb-madan", "converb-madan-once"]
    case .withoutEver: ["maksizin"]
    case .repeatedly: ["reduplicated-a"]
    case .asIf: ["casina"]
    default: []
    }
  }
}
