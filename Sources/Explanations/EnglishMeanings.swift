import Turkish

extension SuffixMeaning {
  /// Returns the name and meaning of a suffix in English.
  static func english(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix.slot {
    case .number, .possessive, .case, .relative: englishNoun(suffix)
    case .derivation: englishDerivation(suffix)
    case .voice, .ability, .polarity: englishVerb(suffix)
    case .tense, .copula: englishTense(suffix)
    case .person, .question: englishPerson(suffix)
    case .nonfinite: englishNonfinite(suffix)
    }
  }

  private static func englishNoun(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .plural: SuffixMeaning("plural", "“more than one”")
    case .possessive1s: SuffixMeaning("possessive", "“my”")
    case .possessive2s: SuffixMeaning("possessive", "“your” (sen)")
    case .possessive3s: SuffixMeaning("possessive", "“his, her, its”")
    case .possessive1p: SuffixMeaning("possessive", "“our”")
    case .possessive2p: SuffixMeaning("possessive", "“your” (siz)")
    case .possessive3p: SuffixMeaning("possessive", "“their”")
    case .accusative: SuffixMeaning("accusative", "for a definite object")
    case .dative: SuffixMeaning("dative", "“to”")
    case .locative: SuffixMeaning("locative", "“in, at, on”")
    case .ablative: SuffixMeaning("ablative", "“from”")
    case .genitive: SuffixMeaning("genitive", "“of”")
    case .instrumental: SuffixMeaning("instrumental", "“with, by”")
    case .equative: SuffixMeaning("equative", "“as, like, by”")
    case .relative: SuffixMeaning("suffix -ki", "“the one in, of”")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func englishDerivation(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .with: SuffixMeaning("suffix -li", "“with, having”")
    case .without: SuffixMeaning("suffix -siz", "“without”")
    case .abstract: SuffixMeaning("suffix -lik", "“-ness, -hood; meant for”")
    case .agent: SuffixMeaning("suffix -ci", "“one who deals with”")
    case .diminutive: SuffixMeaning("suffix -cik", "“little, dear”")
    case .language: SuffixMeaning("suffix -ce", "“in the language, in the manner of”")
    case .ordinal: SuffixMeaning("suffix -inci", "“-th”")
    case .distributive: SuffixMeaning("suffix -er", "“so many each”")
    case .fellow: SuffixMeaning("suffix -daş", "“fellow”")
    case .verbalizer: SuffixMeaning("suffix -le", "which makes a verb from a noun")
    case .become: SuffixMeaning("suffix -leş", "“become”")
    case .getInto: SuffixMeaning("suffix -len", "“get, become”")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func englishVerb(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .reflexive: SuffixMeaning("reflexive -in", "“oneself”")
    case .reciprocal: SuffixMeaning("reciprocal -iş", "“each other, together”")
    case .causative: SuffixMeaning("causative -dir", "“make do, have done”")
    case .passive: SuffixMeaning("passive -il", "“be done”")
    case .ability: SuffixMeaning("ability form -ebil", "“can, may”")
    case .inability: SuffixMeaning("negative of ability", "“cannot”")
    case .negative: SuffixMeaning("negative", "“not”")
    case .suddenly: SuffixMeaning("suffix -iver", "“quickly, just”")
    case .continuously: SuffixMeaning("suffix -edur", "“keep doing”")
    case .sinceThen: SuffixMeaning("suffix -egel", "“have always done”")
    case .beware: SuffixMeaning("ending -meyegör", "“beware of doing”")
    case .almost: SuffixMeaning("suffix -eyaz", "“nearly do”")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func englishTense(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .progressive: SuffixMeaning("present -iyor", "“is doing, does”")
    case .continuous: SuffixMeaning("formal present -mekte", "“is doing”")
    case .aorist: SuffixMeaning("aorist -ir", "“does, as a rule”")
    case .future: SuffixMeaning("future -ecek", "“will do”")
    case .past: SuffixMeaning("past -di", "“did”")
    case .evidential: SuffixMeaning("reported past -miş", "“did, one hears”")
    case .necessity: SuffixMeaning("necessity -meli", "“must do”")
    case .optative: SuffixMeaning("optative -e", "“let me do, may it be”")
    case .conditional: SuffixMeaning("conditional -se", "“if … did, were to do”")
    case .imperative: SuffixMeaning("imperative", "a command")
    case .copulaPast: SuffixMeaning("past -(y)di", "“was”")
    case .copulaEvidential: SuffixMeaning("reported form -(y)miş", "“is, one hears”")
    case .copulaConditional: SuffixMeaning("conditional -(y)se", "“if … is”")
    case .assertive: SuffixMeaning("ending -dir", "“is”, stated as a fact")
    case .whileBeing: SuffixMeaning("ending -(y)ken", "“while”")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func englishPerson(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .person1s: SuffixMeaning("person ending", "“I”")
    case .person2s: SuffixMeaning("person ending", "“you” (sen)")
    case .person1p: SuffixMeaning("person ending", "“we”")
    case .person2p: SuffixMeaning("person ending", "“you” (siz)")
    case .person3p: SuffixMeaning("person ending", "“they”")
    case .question: SuffixMeaning("question particle", "which asks yes or no")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func englishNonfinite(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .infinitive: SuffixMeaning("infinitive -mek", "“to do”")
    case .verbalNoun: SuffixMeaning("verbal noun -me", "“doing”")
    case .manner: SuffixMeaning("verbal noun -iş", "“the way of doing”")
    case .participle: SuffixMeaning("participle -(y)en", "“who does”")
    case .pastParticiple: SuffixMeaning("participle -dik", "“that one did”")
    case .futureParticiple: SuffixMeaning("future participle -ecek", "“that one will do”")
    case .evidentialParticiple: SuffixMeaning("participle -miş", "“having done, done”")
    case .aoristParticiple: SuffixMeaning("aorist participle -ir", "“that always does”")
    case .necessityParticiple: SuffixMeaning("participle -esi", "“worth doing, to be done”")
    case .andThen: SuffixMeaning("converb -(y)ip", "“do and then”")
    case .byDoing: SuffixMeaning("converb -erek", "“by doing”")
    case .when: SuffixMeaning("converb -ince", "“when, as soon as”")
    case .ever: SuffixMeaning("converb -eli", "“since”")
    case .aslong: SuffixMeaning("converb -dikçe", "“as long as, the more”")
    case .withoutDoing: SuffixMeaning("converb -meden", "“without doing, before”")
    case .withoutEver: SuffixMeaning("converb -meksizin", "“without ever doing”")
    case .repeatedly: SuffixMeaning("converb -e … -e", "“doing again and again”")
    case .asIf: SuffixMeaning("converb -cesine", "“as if doing”")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }
}
