import Turkish

/// The short gloss of a suffix: an English word or an abbreviation, as in house-PL-our-ABL.
struct SuffixGloss {
  let short: String
  /// The meaning of an abbreviation; nil where the gloss is an English word.
  let meaning: String?

  private init(_ short: String, _ meaning: String? = nil) {
    self.short = short
    self.meaning = meaning
  }

  static func of(_ suffix: Suffix) -> SuffixGloss {
    switch suffix.slot {
    case .number, .possessive, .case, .relative: noun(suffix)
    case .derivation, .voice, .ability, .polarity: derived(suffix)
    case .tense, .copula, .person, .question: predicate(suffix)
    case .nonfinite: nonfinite(suffix)
    }
  }

  private static func noun(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .plural: SuffixGloss("PL", "several")
    case .possessive1s: SuffixGloss("my")
    case .possessive2s: SuffixGloss("your")
    case .possessive3s: SuffixGloss("his/her/its")
    case .possessive1p: SuffixGloss("our")
    case .possessive2p: SuffixGloss("your.PL", "your, of several or polite")
    case .possessive3p: SuffixGloss("their")
    case .accusative: SuffixGloss("ACC", "the object")
    case .dative: SuffixGloss("DAT", "to")
    case .locative: SuffixGloss("LOC", "in, at, on")
    case .ablative: SuffixGloss("ABL", "from")
    case .genitive: SuffixGloss("GEN", "of")
    case .instrumental: SuffixGloss("INS", "with, by")
    case .equative: SuffixGloss("EQU", "like, by, as for")
    default: SuffixGloss("REL", "the one that is there or belongs")
    }
  }

  private static func derived(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .with: SuffixGloss("with")
    case .without: SuffixGloss("without")
    case .abstract: SuffixGloss("ness", "-ness, or a thing for it")
    case .agent: SuffixGloss("er", "who does or sells it")
    case .diminutive: SuffixGloss("DIM", "small or dear")
    case .language: SuffixGloss("ly", "the language, or in the manner of")
    case .ordinal: SuffixGloss("th", "ordinal number")
    case .distributive: SuffixGloss("each")
    case .fellow: SuffixGloss("fellow")
    case .verbalizer: SuffixGloss("VERB", "makes a verb of it")
    case .become: SuffixGloss("become")
    case .getInto: SuffixGloss("get")
    case .reflexive: SuffixGloss("REFL", "oneself")
    case .reciprocal: SuffixGloss("RECP", "each other")
    case .causative: SuffixGloss("CAUS", "make or let do")
    case .passive: SuffixGloss("PASS", "be done")
    case .ability, .inability: SuffixGloss("can")
    case .suddenly: SuffixGloss("suddenly")
    case .continuously: SuffixGloss("keep")
    case .sinceThen: SuffixGloss("since")
    case .beware: SuffixGloss("just.once")
    case .almost: SuffixGloss("almost")
    default: SuffixGloss("not")
    }
  }

  private static func predicate(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .progressive: SuffixGloss("PROG", "is doing now")
    case .continuous: SuffixGloss("CONT", "is doing, in writing")
    case .aorist: SuffixGloss("AOR", "does in general")
    case .future: SuffixGloss("FUT", "will do")
    case .past: SuffixGloss("PST", "did")
    case .evidential: SuffixGloss("EVID", "did, as one hears or sees")
    case .necessity: SuffixGloss("must")
    case .optative: SuffixGloss("let")
    case .conditional, .copulaConditional: SuffixGloss("if")
    case .imperative: SuffixGloss("IMP", "command")
    case .copulaPast: SuffixGloss("was")
    case .copulaEvidential: SuffixGloss("seems", "is or was, as one hears")
    case .assertive: SuffixGloss("surely")
    case .whileBeing: SuffixGloss("while")
    case .person1s: SuffixGloss("I")
    case .person2s: SuffixGloss("you")
    case .person1p: SuffixGloss("we")
    case .person2p: SuffixGloss("you.PL", "you, several or polite")
    case .person3p: SuffixGloss("they")
    default: SuffixGloss("Q", "question")
    }
  }

  private static func nonfinite(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .infinitive: SuffixGloss("INF", "to do")
    case .verbalNoun: SuffixGloss("ing")
    case .manner: SuffixGloss("way", "the way of doing")
    case .participle: SuffixGloss("who", "who or which does")
    case .pastParticiple: SuffixGloss("that", "that one does or did")
    case .futureParticiple: SuffixGloss("that.FUT", "that one will do")
    case .evidentialParticiple: SuffixGloss("done", "who has done, or what is done")
    case .aoristParticiple: SuffixGloss("doing", "who does in general")
    case .necessityParticiple: SuffixGloss("to.be", "that is to be done")
    case .andThen: SuffixGloss("and")
    case .byDoing: SuffixGloss("by")
    case .when: SuffixGloss("when")
    case .ever: SuffixGloss("since")
    case .aslong: SuffixGloss("as.long.as")
    case .withoutDoing, .withoutEver: SuffixGloss("without")
    case .repeatedly: SuffixGloss("by.and.by")
    default: SuffixGloss("as.if")
    }
  }
}
