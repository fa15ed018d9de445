import TextSafety
import Turkish

/// The short gloss of a suffix: an English word or an abbreviation, as in house-PL-our-ABL.
///
/// It is English in every language of the interface, like the gloss of the stem before it.
struct SuffixGloss {
  let short: String
  /// The meaning of an abbreviation; nil where the gloss is an English word.
  let meaning: SafeText?

  private init(_ short: String, meaning: SafeText? = nil) {
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
    case .plural: SuffixGloss("PL", meaning: "several")
    case .possessive1s: SuffixGloss("my")
    case .possessive2s: SuffixGloss("your")
    case .possessive3s: SuffixGloss("his/her/its")
    case .possessive1p: SuffixGloss("our")
    case .possessive2p: SuffixGloss("your.PL", meaning: "your, of several or polite")
    case .possessive3p: SuffixGloss("their")
    case .accusative: SuffixGloss("ACC", meaning: "the object")
    case .dative: SuffixGloss("DAT", meaning: "to")
    case .locative: SuffixGloss("LOC", meaning: "in, at, on")
    case .ablative: SuffixGloss("ABL", meaning: "from")
    case .genitive: SuffixGloss("GEN", meaning: "of")
    case .instrumental: SuffixGloss("INS", meaning: "with, by")
    case .equative: SuffixGloss("EQU", meaning: "like, by, as for")
    default: SuffixGloss("REL", meaning: "the one that is there or belongs")
    }
  }

  private static func derived(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .with: SuffixGloss("with")
    case .without: SuffixGloss("without")
    case .abstract: SuffixGloss("ness", meaning: "-ness, or a thing for it")
    case .agent: SuffixGloss("er", meaning: "who does or sells it")
    case .diminutive: SuffixGloss("DIM", meaning: "small or dear")
    case .language: SuffixGloss("ly", meaning: "the language, or in the manner of")
    case .ordinal: SuffixGloss("th", meaning: "ordinal number")
    case .distributive: SuffixGloss("each")
    case .fellow: SuffixGloss("fellow")
    case .verbalizer: SuffixGloss("VERB", meaning: "makes a verb of it")
    case .become: SuffixGloss("become")
    case .getInto: SuffixGloss("get")
    case .reflexive: SuffixGloss("REFL", meaning: "oneself")
    case .reciprocal: SuffixGloss("RECP", meaning: "each other")
    case .causative: SuffixGloss("CAUS", meaning: "make or let do")
    case .passive: SuffixGloss("PASS", meaning: "be done")
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
    case .progressive: SuffixGloss("PROG", meaning: "is doing now")
    case .continuous: SuffixGloss("CONT", meaning: "is doing, in writing")
    case .aorist: SuffixGloss("AOR", meaning: "does in general")
    case .future: SuffixGloss("FUT", meaning: "will do")
    case .past: SuffixGloss("PST", meaning: "did")
    case .evidential: SuffixGloss("EVID", meaning: "did, as one hears or sees")
    case .necessity: SuffixGloss("must")
    case .optative: SuffixGloss("let")
    case .conditional, .copulaConditional: SuffixGloss("if")
    case .imperative: SuffixGloss("IMP", meaning: "command")
    case .copulaPast: SuffixGloss("was")
    case .copulaEvidential: SuffixGloss("seems", meaning: "is or was, as one hears")
    case .assertive: SuffixGloss("surely")
    case .whileBeing: SuffixGloss("while")
    case .person1s: SuffixGloss("I")
    case .person2s: SuffixGloss("you")
    case .person1p: SuffixGloss("we")
    case .person2p: SuffixGloss("you.PL", meaning: "you, several or polite")
    case .person3p: SuffixGloss("they")
    default: SuffixGloss("Q", meaning: "question")
    }
  }

  private static func nonfinite(_ suffix: Suffix) -> SuffixGloss {
    switch suffix {
    case .infinitive: SuffixGloss("INF", meaning: "to do")
    case .verbalNoun: SuffixGloss("ing")
    case .manner: SuffixGloss("way", meaning: "the way of doing")
    case .participle: SuffixGloss("who", meaning: "who or which does")
    case .pastParticiple: SuffixGloss("that", meaning: "that one does or did")
    case .futureParticiple: SuffixGloss("that.FUT", meaning: "that one will do")
    case .evidentialParticiple: SuffixGloss("done", meaning: "who has done, or what is done")
    case .aoristParticiple: SuffixGloss("doing", meaning: "who does in general")
    case .necessityParticiple: SuffixGloss("to.be", meaning: "that is to be done")
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
