import Scoring
import Turkish

extension SampleFinding {
  /// Findings about the endings of verbs.
  static let verbs = [
    SampleFinding(
      .person,
      "gidiyorum",
      "gidiyorsun",
      [
        .takenApart(expected: "gid-iyor-um", found: "gid-iyor-sun"),
        .form(expected: form(.person1s, "um"), found: form(.person2s, "sun")),
      ],
      "“gidiyorsun” (gid-iyor-sun) says “you” (sen); here the person is “I”, -um: "
        + "“gidiyorum” (gid-iyor-um).",
      "“gidiyorsun” (gid-iyor-sun) sözcüğünde 2. tekil kişi eki -sun (sen) var; burada 1. "
        + "tekil kişi eki -um (ben) gerekir: “gidiyorum” (gid-iyor-um)."
    ),
    SampleFinding(
      .person,
      "gidiyorum",
      "gidiyor",
      [.form(expected: form(.person1s, "um"), found: nil)],
      "“gidiyor” has no personal ending, so it says “he, she, it”; “I” is -um: “gidiyorum”.",
      "“gidiyor” sözcüğünde kişi eki yok, kişi “o” olur; burada 1. tekil kişi eki -um "
        + "(ben) gerekir: “gidiyorum”."
    ),
    SampleFinding(
      .person,
      "gidiyor",
      "gidiyorlar",
      [.form(expected: nil, found: form(.person3p, "lar"))],
      "“gidiyorlar” says “they”; here it is the third person, without an ending: “gidiyor”.",
      "“gidiyorlar” sözcüğünde 3. çoğul kişi eki -lar (onlar) var; burada 3. kişi için ek gerekmez: "
        + "“gidiyor”."
    ),
    SampleFinding(
      .person,
      "geldik",
      "geldim",
      [
        .form(expected: form(.person1p, "k"), found: form(.person1s, "m")),
        .because(.subject, word: "biz"),
      ],
      "With “biz” the personal ending is -k: “geldik”, not “geldim”.",
      "“biz” öznesiyle yüklem 1. çoğul kişi eki -k alır: doğrusu “geldik”, “geldim” değil."
    ),
    SampleFinding(
      .person,
      "geliyor musunuz",
      "geliyor musun",
      [.register],
      "The person “you” is sen to a friend, and siz politely or to several people: "
        + "“geliyor musunuz”, not “geliyor musun”.",
      "“Sen” bir arkadaşa, “siz” saygı duyulan birine ya da birden çok kişiye söylenir: doğrusu "
        + "“geliyor musunuz”, “geliyor musun” değil."
    ),
    SampleFinding(
      .person,
      "geldim",
      "geldik",
      [],
      "The person differs: “geldim”, not “geldik”.",
      "Kişi farklı: doğrusu “geldim”, “geldik” değil."
    ),
    SampleFinding(
      .tense,
      "gideceğim",
      "gittim",
      [
        .takenApart(expected: "gid-eceğ-im", found: "git-ti-m"),
        .form(expected: form(.future, "eceğ"), found: form(.past, "ti")),
      ],
      "“gittim” (git-ti-m) is the past -di, “did”; here the tense is the future -ecek, "
        + "“will do”: “gideceğim” (gid-eceğ-im).",
      "“gittim” (git-ti-m) sözcüğünde görülen geçmiş zaman eki -ti (yaptı) var; burada "
        + "gelecek zaman eki -eceğ (yapacak) gerekir: “gideceğim” (gid-eceğ-im)."
    ),
    SampleFinding(
      .tense,
      "içerim",
      "içiyorum",
      [
        .takenApart(expected: "iç-er-im", found: "iç-iyor-um"),
        .form(expected: form(.aorist, "er"), found: form(.progressive, "iyor")),
      ],
      "“içiyorum” (iç-iyor-um) is the present -iyor, “is doing, does”; here the tense is the "
        + "aorist -ir, “does, as a rule”: “içerim” (iç-er-im).",
      "“içiyorum” (iç-iyor-um) sözcüğünde şimdiki zaman eki -iyor (yapıyor) var; burada "
        + "geniş zaman eki -er (her zaman yapar) gerekir: “içerim” (iç-er-im)."
    ),
    SampleFinding(
      .tense,
      "okuyan",
      "okudu",
      [.form(expected: form(.participle, "yan"), found: form(.past, "du"))],
      "“okudu” is the past -di, “did”; here the verb form is the participle -(y)en, “who "
        + "does”: “okuyan”.",
      "“okudu” sözcüğünde görülen geçmiş zaman eki -du (yaptı) var; burada sıfat-fiil eki "
        + "-yan (yapan) gerekir: “okuyan”."
    ),
    SampleFinding(
      .tense,
      "yorgundum",
      "yorgunum",
      [
        .takenApart(expected: "yorgun-du-m", found: "yorgun-um"),
        .form(expected: form(.copulaPast, "du"), found: nil),
      ],
      "“yorgunum” (yorgun-um) lacks a tense ending; here the past -(y)di, “was”, is "
        + "needed: “yorgundum” (yorgun-du-m).",
      "“yorgunum” (yorgun-um) sözcüğünde bir zaman eki eksik; burada ek fiilin geçmiş zaman eki "
        + "-du (idi) gerekir: “yorgundum” (yorgun-du-m)."
    ),
    SampleFinding(
      .typo,
      "yağıyor",
      "yağıyo",
      [.spoken, .letterMissing(at: 6, expected: "r")],
      "The spelling of everyday speech: “yağıyo” is said, “yağıyor” is written.",
      "Konuşma dilinde “yağıyo” denir, yazıda “yağıyor” yazılır."
    ),
    SampleFinding(
      .case,
      "kediyi",
      "Kedi",
      [
        .takenApart(expected: "kedi-yi", found: "kedi"),
        .form(expected: form(.accusative, "yi"), found: nil),
        .swapped(expected: "Köpek", found: "köpeği"),
      ],
      "“Kedi” and “köpeği” have swapped roles: the accusative case, for a definite object, belongs "
        + "to “kediyi”, not to “köpeği”.",
      "“Kedi” ile “köpeği” sözcüklerinin görevleri yer değiştirmiş: belirtme hâli eki (kimi, neyi?) "
        + "“kediyi” sözcüğünde olmalı, “köpeği” sözcüğünde değil."
    ),
    SampleFinding(
      .kiClitic,
      "Masadaki",
      "Masada",
      [
        .takenApart(expected: "masa-da-ki", found: "masa-da"),
        .form(expected: form(.relative, "ki"), found: nil),
      ],
      "“Masada” (masa-da) lacks -ki, “the one in, of”, which is needed here: “Masadaki” "
        + "(masa-da-ki).",
      "“Masada” (masa-da) sözcüğünde -ki eki (hangi?) eksik: “Masadaki” (masa-da-ki)."
    ),
    SampleFinding(
      .kiClitic,
      "Benim",
      "Benimki",
      [
        .takenApart(expected: "ben-im", found: "ben-im-ki"),
        .form(expected: nil, found: form(.relative, "ki")),
      ],
      "“Benimki” (ben-im-ki) has -ki, “the one in, of”, which doesn't belong here: “Benim” "
        + "(ben-im).",
      "“Benimki” (ben-im-ki) sözcüğünde -ki eki (hangi?) gereksiz: “Benim” (ben-im)."
    ),
    SampleFinding(
      .voice,
      "yapıldı",
      "yaptı",
      [
        .takenApart(expected: "yap-ıl-dı", found: "yap-tı"),
        .form(expected: form(.passive, "ıl"), found: nil),
      ],
      "“yaptı” (yap-tı) is in the active voice; here the passive voice, -ıl, “be done”, is needed: "
        + "“yapıldı” (yap-ıl-dı).",
      "“yaptı” (yap-tı) etken çatıda; burada edilgen (-ıl, yapılmak) çatı gerekir: "
        + "“yapıldı” (yap-ıl-dı)."
    ),
    SampleFinding(
      .voice,
      "öldürdü",
      "öldü",
      [
        .takenApart(expected: "öl-dür-dü", found: "öl-dü"),
        .form(expected: form(.causative, "dür"), found: nil),
      ],
      "“öldü” (öl-dü) lacks the causative voice, -dür, “make do, have done”, which is needed here: "
        + "“öldürdü” (öl-dür-dü).",
      "“öldü” (öl-dü), ettirgen (-dür, yaptırmak) çatıda değil; burada bu çatı gerekir: "
        + "“öldürdü” (öl-dür-dü)."
    ),
    SampleFinding(
      .voice,
      "konuşmaz",
      "konuşulmaz",
      [
        .takenApart(expected: "konuş-ma-z", found: "konuş-ul-ma-z"),
        .form(expected: nil, found: form(.passive, "ul")),
      ],
      "“konuşulmaz” (konuş-ul-ma-z) is in the passive voice, -ul, “be done”; here the active voice "
        + "is needed: “konuşmaz” (konuş-ma-z).",
      "“konuşulmaz” (konuş-ul-ma-z) edilgen (-ul, yapılmak) çatıda; burada etken çatı gerekir: "
        + "“konuşmaz” (konuş-ma-z)."
    ),
    SampleFinding(
      .voice,
      "bitiyor",
      "bitiriyor",
      [.form(expected: nil, found: form(.causative, "ir"))],
      "“bitiriyor” is in the causative voice, -ir, “make do, have done”; that is not meant here: "
        + "“bitiyor”.",
      "“bitiriyor” ettirgen (-ir, yaptırmak) çatıda; burada bu çatı gerekmez: “bitiyor”."
    ),
    SampleFinding(
      .voice,
      "hazırlandım",
      "hazırladım",
      [.form(expected: form(.passive, "n"), found: nil)],
      "“hazırladım” lacks the passive or reflexive voice, -n, “be done, do to oneself”, which is "
        + "needed here: “hazırlandım”.",
      "“hazırladım”, edilgen ya da dönüşlü (-n) çatıda değil; burada bu çatı gerekir: "
        + "“hazırlandım”."
    ),
    SampleFinding(
      .voice,
      "görüştüm",
      "gördüm",
      [],
      "Another voice or another word is needed here: “görüştüm”, not “gördüm”.",
      "Burada başka bir çatı ya da başka bir sözcük gerekir: "
        + "doğrusu “görüştüm”, “gördüm” değil."
    ),
    SampleFinding(
      .tense,
      "gelirsen",
      "geliyorsun",
      [.form(expected: form(.copulaConditional, "se"), found: form(.progressive, "iyor"))],
      "“geliyorsun” is the present -iyor, “is doing, does”; here the verb needs the conditional "
        + "-(y)se, “if … is”: “gelirsen”.",
      "“geliyorsun” sözcüğünde şimdiki zaman eki -iyor (yapıyor) var; burada ek fiilin şart eki "
        + "-se (ise) gerekir: “gelirsen”."
    ),
    SampleFinding(
      .tense,
      "gelirsen",
      "gelirsin",
      [.form(expected: form(.copulaConditional, "se"), found: nil)],
      "“gelirsin” is no condition; here the verb or predicate needs the conditional -(y)se, “if … "
        + "is”: “gelirsen”.",
      "“gelirsin” sözcüğünde şart eki yok; burada ek fiilin şart eki -se (ise) gerekir: “gelirsen”."
    ),
    SampleFinding(
      .tense,
      "yorgunum",
      "yorgundum",
      [.form(expected: nil, found: form(.copulaPast, "du"))],
      "“yorgundum” has the tense ending of the past -(y)di, “was”; it does not "
        + "belong here: “yorgunum”.",
      "“yorgundum” sözcüğünde ek fiilin geçmiş zaman eki -du (idi) var; burada bu ek "
        + "gerekmez: “yorgunum”."
    ),
    SampleFinding(
      .tense,
      "geldi",
      "gelir",
      [],
      "Another tense or verb form is needed here: “geldi”, not “gelir”.",
      "Burada başka bir zaman ya da fiil biçimi gerekir: doğrusu “geldi”, “gelir” değil."
    ),
    SampleFinding(
      .negation,
      "gelmedim",
      "geldim",
      [
        .takenApart(expected: "gel-me-di-m", found: "gel-di-m"),
        .form(expected: form(.negative, "me"), found: nil),
      ],
      "“geldim” (gel-di-m) is positive; here the negative -me, “not”, is needed: "
        + "“gelmedim” (gel-me-di-m).",
      "“geldim” (gel-di-m) olumlu; burada olumsuzluk eki -me gerekir: “gelmedim” "
        + "(gel-me-di-m)."
    ),
    SampleFinding(
      .negation,
      "geldim",
      "gelmedim",
      [
        .takenApart(expected: "gel-di-m", found: "gel-me-di-m"),
        .form(expected: nil, found: form(.negative, "me")),
      ],
      "“gelmedim” (gel-me-di-m) is the negative, “not”; here the positive form is needed: "
        + "“geldim” (gel-di-m).",
      "“gelmedim” (gel-me-di-m) olumsuz; burada olumlu biçim gerekir: “geldim” (gel-di-m)."
    ),
    SampleFinding(
      .negation,
      "bulamadım",
      "bulmadım",
      [
        .takenApart(expected: "bul-a-ma-dı-m", found: "bul-ma-dı-m"),
        .form(expected: form(.inability, "a"), found: nil),
      ],
      "“bulmadım” (bul-ma-dı-m) does not say “cannot”; the negative of ability has -a- "
        + "before -ma: “bulamadım” (bul-a-ma-dı-m).",
      "“bulmadım” (bul-ma-dı-m) “yapamamak” anlamı vermez; bunun için -ma ekinden önce -a "
        + "gerekir: “bulamadım” (bul-a-ma-dı-m)."
    ),
    SampleFinding(
      .negation,
      "gelebilirim",
      "gelirim",
      [.form(expected: form(.ability, "ebil"), found: nil)],
      "“gelirim” does not say “can, may”; here the ability form -ebil is needed: "
        + "“gelebilirim”.",
      "“gelirim” sözcüğünde yeterlilik eki yok; burada yeterlilik eki -ebil (yapabilmek) "
        + "gerekir: “gelebilirim”."
    ),
    SampleFinding(
      .negation,
      "bulmadım",
      "bulamadım",
      [.form(expected: nil, found: form(.inability, "a"))],
      "“bulamadım” is the negative of ability, “cannot”; here that is not meant: “bulmadım”.",
      "“bulamadım” sözcüğünde olumsuz yeterlilik eki -a (yapamamak) var; burada bu ek "
        + "gerekmez: “bulmadım”."
    ),
    SampleFinding(
      .negation,
      "var",
      "yok",
      [],
      "“yok” says “there is not”; “var”, “there is”, is needed here: mind what is negative.",
      "“yok” yerine burada “var” gerekir; olumlu ve olumsuz biçime dikkat."
    ),
    SampleFinding(
      .negation,
      "değil",
      "",
      [],
      "The negation is left out: “değil”, “not”.",
      "Olumsuzluk eksik: burada “değil” gerekir."
    ),
    SampleFinding(
      .negation,
      "",
      "değil",
      [],
      "“değil”, “not”, does not belong here: mind what is negative.",
      "“değil” cümleyi olumsuz yapar; burada gerekmez."
    ),
    SampleFinding(
      .negation,
      "gelmedi",
      "geldi",
      [],
      "One is negative, the other is not: “gelmedi”, not “geldi”.",
      "Biri olumlu, öteki olumsuz: doğrusu “gelmedi”, “geldi” değil."
    ),
  ]
}
