import Turkish

extension SuffixMeaning {
  /// Returns the name and meaning of a suffix in Turkish.
  static func turkish(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix.slot {
    case .number, .possessive, .case, .relative: turkishNoun(suffix)
    case .derivation: turkishDerivation(suffix)
    case .voice, .ability, .polarity: turkishVerb(suffix)
    case .tense, .copula: turkishTense(suffix)
    case .person, .question: turkishPerson(suffix)
    case .nonfinite: turkishNonfinite(suffix)
    }
  }

  private static func turkishNoun(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .plural: SuffixMeaning("çokluk eki", "birden çok")
    case .possessive1s: SuffixMeaning("iyelik eki", "benim")
    case .possessive2s: SuffixMeaning("iyelik eki", "senin")
    case .possessive3s: SuffixMeaning("iyelik eki", "onun")
    case .possessive1p: SuffixMeaning("iyelik eki", "bizim")
    case .possessive2p: SuffixMeaning("iyelik eki", "sizin")
    case .possessive3p: SuffixMeaning("iyelik eki", "onların")
    case .accusative: SuffixMeaning("belirtme hâli eki", "kimi, neyi?")
    case .dative: SuffixMeaning("yönelme hâli eki", "kime, nereye?")
    case .locative: SuffixMeaning("bulunma hâli eki", "kimde, nerede?")
    case .ablative: SuffixMeaning("ayrılma hâli eki", "kimden, nereden?")
    case .genitive: SuffixMeaning("ilgi hâli eki", "kimin, neyin?")
    case .instrumental: SuffixMeaning("vasıta hâli eki", "kiminle, neyle?")
    case .equative: SuffixMeaning("eşitlik hâli eki", "kimce, nasıl?")
    case .relative: SuffixMeaning("-ki eki", "hangi?")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func turkishDerivation(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .with: SuffixMeaning("-li eki", "sahip olan")
    case .without: SuffixMeaning("-siz eki", "sahip olmayan")
    case .abstract: SuffixMeaning("-lik eki", "durum, yer ya da araç")
    case .agent: SuffixMeaning("-ci eki", "işi yapan")
    case .diminutive: SuffixMeaning("küçültme eki", "küçük, sevimli")
    case .language: SuffixMeaning("-ce eki", "dil ya da tarz")
    case .ordinal: SuffixMeaning("sıra sayısı eki", "kaçıncı?")
    case .distributive: SuffixMeaning("üleştirme eki", "kaçar?")
    case .fellow: SuffixMeaning("-daş eki", "ortak olan")
    case .verbalizer: SuffixMeaning("-le eki", "addan fiil yapar")
    case .become: SuffixMeaning("-leş eki", "dönüşmek")
    case .getInto: SuffixMeaning("-len eki", "edinmek")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func turkishVerb(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .reflexive: SuffixMeaning("dönüşlülük eki", "kendi kendine")
    case .reciprocal: SuffixMeaning("işteşlik eki", "karşılıklı, birlikte")
    case .causative: SuffixMeaning("ettirgenlik eki", "yaptırmak")
    case .passive: SuffixMeaning("edilgenlik eki", "yapılmak")
    case .ability: SuffixMeaning("yeterlilik eki", "yapabilmek")
    case .inability: SuffixMeaning("olumsuz yeterlilik eki", "yapamamak")
    case .negative: SuffixMeaning("olumsuzluk eki", "yapmamak")
    case .suddenly: SuffixMeaning("tezlik eki", "yapıvermek")
    case .continuously: SuffixMeaning("sürerlik eki", "yapadurmak")
    case .sinceThen: SuffixMeaning("sürerlik eki", "yapagelmek")
    case .beware: SuffixMeaning("-meyegör eki", "hele bir yaparsa")
    case .almost: SuffixMeaning("yaklaşma eki", "neredeyse yapmak")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func turkishTense(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .progressive: SuffixMeaning("şimdiki zaman eki", "yapıyor")
    case .continuous: SuffixMeaning("-mekte eki", "yapmakta")
    case .aorist: SuffixMeaning("geniş zaman eki", "her zaman yapar")
    case .future: SuffixMeaning("gelecek zaman eki", "yapacak")
    case .past: SuffixMeaning("görülen geçmiş zaman eki", "yaptı")
    case .evidential: SuffixMeaning("duyulan geçmiş zaman eki", "yapmış")
    case .necessity: SuffixMeaning("gereklilik kipi eki", "yapmalı")
    case .optative: SuffixMeaning("istek kipi eki", "yapayım, yapalım")
    case .conditional: SuffixMeaning("dilek-şart kipi eki", "yapsa")
    case .imperative: SuffixMeaning("emir kipi", "buyruk")
    case .copulaPast: SuffixMeaning("ek fiilin geçmiş zaman eki", "idi")
    case .copulaEvidential: SuffixMeaning("ek fiilin duyulan geçmiş zaman eki", "imiş")
    case .copulaConditional: SuffixMeaning("ek fiilin şart eki", "ise")
    case .assertive: SuffixMeaning("bildirme eki", "kesinlik")
    case .whileBeing: SuffixMeaning("-ken eki", "iken")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func turkishPerson(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .person1s: SuffixMeaning("1. tekil kişi eki", "ben")
    case .person2s: SuffixMeaning("2. tekil kişi eki", "sen")
    case .person1p: SuffixMeaning("1. çoğul kişi eki", "biz")
    case .person2p: SuffixMeaning("2. çoğul kişi eki", "siz")
    case .person3p: SuffixMeaning("3. çoğul kişi eki", "onlar")
    case .question: SuffixMeaning("soru eki", "evet mi, hayır mı?")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }

  private static func turkishNonfinite(_ suffix: Suffix) -> SuffixMeaning {
    switch suffix {
    case .infinitive: SuffixMeaning("mastar eki", "yapmak")
    case .verbalNoun: SuffixMeaning("isim-fiil eki", "yapma, yapması")
    case .manner: SuffixMeaning("isim-fiil eki", "yapış")
    case .participle: SuffixMeaning("sıfat-fiil eki", "yapan")
    case .pastParticiple: SuffixMeaning("sıfat-fiil eki", "yaptığı")
    case .futureParticiple: SuffixMeaning("sıfat-fiil eki", "yapacağı")
    case .evidentialParticiple: SuffixMeaning("sıfat-fiil eki", "yapmış olan")
    case .aoristParticiple: SuffixMeaning("sıfat-fiil eki", "akar, bitmez")
    case .necessityParticiple: SuffixMeaning("sıfat-fiil eki", "görülesi")
    case .andThen: SuffixMeaning("zarf-fiil eki", "yapıp")
    case .byDoing: SuffixMeaning("zarf-fiil eki", "yaparak")
    case .when: SuffixMeaning("zarf-fiil eki", "yapınca")
    case .ever: SuffixMeaning("zarf-fiil eki", "yapalı")
    case .aslong: SuffixMeaning("zarf-fiil eki", "yaptıkça")
    case .withoutDoing: SuffixMeaning("zarf-fiil eki", "yapmadan")
    case .withoutEver: SuffixMeaning("zarf-fiil eki", "yapmaksızın")
    case .repeatedly: SuffixMeaning("zarf-fiil eki", "yapa yapa")
    case .asIf: SuffixMeaning("zarf-fiil eki", "yaparcasına")
    default: SuffixMeaning(suffix.rawValue, "")
    }
  }
}
