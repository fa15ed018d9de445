import Scoring
import Testing
import Turkish

/// A finding and the sentences that tell it.
struct SampleFinding: Sendable, CustomTestStringConvertible {
  let finding: Finding
  let english: String

  var testDescription: String { "\(finding.category.rawValue): \(finding.expected)" }

  init(
    _ category: Finding.Category,
    _ expected: String,
    _ found: String,
    _ facts: [Finding.Fact],
    _ english: String
  ) {
    finding = Finding(
      category: category,
      expected: expected,
      found: found,
      expectedSpan: expected.isEmpty ? nil : 0..<expected.unicodeScalars.count,
      foundSpan: found.isEmpty ? nil : 0..<found.unicodeScalars.count,
      facts: facts
    )
    self.english = english
  }

  static let all = sounds + nouns + verbs + words

  private static func form(_ suffix: Suffix, _ text: String) -> Finding.SuffixForm {
    Finding.SuffixForm(suffix, text)
  }

  static let sounds = [
    SampleFinding(
      .harmony,
      "okulu",
      "okuli",
      [
        .takenApart(expected: "okul-u", found: "okul-i"), .vowel(expected: "u", after: "u"),
        .shape(form(.accusative, "u"), found: "i"),
      ],
      "Vowel harmony: after u the suffix is -u, not -i: “okulu” (okul-u), not “okuli” "
        + "(okul-i)."
    ),
    SampleFinding(
      .harmony,
      "evler",
      "evlar",
      [.vowel(expected: "e", after: "e")],
      "Vowel harmony: after e the suffix takes e: “evler”, not “evlar”."
    ),
    SampleFinding(
      .harmony,
      "saati",
      "saatı",
      [.takenApart(expected: "saat-i", found: "saat-ı"), .vowel(expected: "i", after: "a")],
      "An exception to vowel harmony: after the a of this word the suffix takes i: “saati” "
        + "(saat-i), not “saatı” (saat-ı)."
    ),
    SampleFinding(
      .harmony,
      "evler",
      "evlar",
      [],
      "Vowel harmony: the suffix follows the last vowel before it; “evler”, not “evlar”."
    ),
    SampleFinding(
      .consonant,
      "güneşten",
      "güneşden",
      [
        .takenApart(expected: "güneş-ten", found: "güneş-den"),
        .shape(form(.ablative, "ten"), found: "den"),
        .assimilation(after: "ş", expected: "t", found: "d"),
      ],
      "Consonants agree: after the voiceless ş the suffix begins with t, -ten: “güneşten” "
        + "(güneş-ten), not “güneşden” (güneş-den)."
    ),
    SampleFinding(
      .consonant,
      "gördüm",
      "görtüm",
      [.assimilation(after: "r", expected: "d", found: "t")],
      "Consonants agree: after the voiced r the suffix begins with d: “gördüm”, not “görtüm”."
    ),
    SampleFinding(
      .consonant,
      "köpeği",
      "köpeki",
      [
        .takenApart(expected: "köpeğ-i", found: "köpek-i"),
        .stem(dictionary: "köpek", expected: "köpeğ", found: "köpek"),
      ],
      "Final consonant: the k of köpek softens to ğ before a vowel: “köpeği” (köpeğ-i), "
        + "not “köpeki” (köpek-i)."
    ),
    SampleFinding(
      .consonant,
      "gidiyor",
      "gitiyor",
      [.stem(dictionary: "gitmek", expected: "gid", found: "git")],
      "Final consonant: the t of git softens to d before a vowel: “gidiyor”, not “gitiyor”."
    ),
    SampleFinding(
      .consonant,
      "hayatı",
      "hayadı",
      [.stem(dictionary: "hayat", expected: "hayat", found: "hayad")],
      "Final consonant: hayat keeps its t, even before a vowel: “hayatı”, not “hayadı”."
    ),
    SampleFinding(
      .consonant,
      "evde",
      "evte",
      [.letterReplaced(at: 2, expected: "d", found: "t")],
      "The consonant here is d, not t: “evde”, not “evte”."
    ),
    SampleFinding(
      .consonant,
      "kitabı",
      "kitapı",
      [],
      "The consonants must agree: “kitabı”, not “kitapı”."
    ),
    SampleFinding(
      .buffer,
      "arabayı",
      "arabaı",
      [
        .takenApart(expected: "araba-yı", found: "araba-ı"),
        .buffer(expected: "y", found: nil, pronominal: false),
      ],
      "Between two vowels stands a buffer letter, here y: “arabayı” (araba-yı), not "
        + "“arabaı” (araba-ı)."
    ),
    SampleFinding(
      .buffer,
      "evinde",
      "evide",
      [
        .takenApart(expected: "ev-i-nde", found: "ev-i-de"),
        .buffer(expected: "n", found: nil, pronominal: true),
      ],
      "After the ending -(s)i, “his, her, its”, a buffer n stands before another ending: "
        + "“evinde” (ev-i-nde), not “evide” (ev-i-de)."
    ),
    SampleFinding(
      .buffer,
      "köpeğini",
      "köpeğiyi",
      [.buffer(expected: "n", found: "y", pronominal: true)],
      "After the ending -(s)i, “his, her, its”, a buffer n stands before another ending, "
        + "not y: “köpeğini”, not “köpeğiyi”."
    ),
    SampleFinding(
      .buffer,
      "bunda",
      "buda",
      [
        .takenApart(expected: "bu-nda", found: "bu-da"),
        .buffer(expected: "n", found: nil, pronominal: true),
      ],
      "After bu, şu and o a buffer n stands before another ending: “bunda” (bu-nda), not "
        + "“buda” (bu-da)."
    ),
    SampleFinding(
      .buffer,
      "role",
      "rolye",
      [.buffer(expected: nil, found: "y", pronominal: false)],
      "No buffer y is needed here, for no two vowels meet: “role”, not “rolye”."
    ),
    SampleFinding(
      .buffer,
      "odası",
      "odayı",
      [.buffer(expected: "s", found: "y", pronominal: false)],
      "The buffer letter here is s, not y: “odası”, not “odayı”."
    ),
    SampleFinding(
      .buffer,
      "uykuya",
      "uykua",
      [],
      "A buffer letter (y, s, n or ş) joins ending and word: “uykuya”, not “uykua”."
    ),
    SampleFinding(
      .stemVowel,
      "başlıyor",
      "başlayor",
      [.stem(dictionary: "başlamak", expected: "başlı", found: "başla")],
      "Before -yor the vowel a of başla narrows to ı: “başlıyor”, not “başlayor”."
    ),
    SampleFinding(
      .stemVowel,
      "kükrüyor",
      "kükreyor",
      [],
      "Before -yor the vowel e narrows to ü: “kükrüyor”, not “kükreyor”."
    ),
    SampleFinding(
      .stemVowel,
      "yiyecek",
      "yeyecek",
      [.stem(dictionary: "yemek", expected: "yi", found: "ye")],
      "The stem vowel e of ye narrows to i here: “yiyecek”, not “yeyecek”."
    ),
    SampleFinding(
      .stemVowel,
      "yıkayacak",
      "yıkıyacak",
      [.stem(dictionary: "yıkamak", expected: "yıka", found: "yıkı")],
      "The stem vowel a of yıka stays; only -yor narrows it: “yıkayacak”, not “yıkıyacak”."
    ),
    SampleFinding(
      .stemVowel,
      "resmi",
      "resimi",
      [
        .takenApart(expected: "resm-i", found: "resim-i"),
        .stem(dictionary: "resim", expected: "resm", found: "resim"),
      ],
      "The stem resim loses its vowel i before a vowel: “resmi” (resm-i), not “resimi” "
        + "(resim-i)."
    ),
    SampleFinding(
      .stemVowel,
      "koyunu",
      "koynu",
      [.stem(dictionary: "koyun", expected: "koyun", found: "koyn")],
      "The stem koyun keeps its vowel u: “koyunu”, not “koynu”."
    ),
    SampleFinding(
      .stemVowel,
      "hakkı",
      "hakı",
      [.stem(dictionary: "hak", expected: "hakk", found: "hak")],
      "The stem hak doubles its k before a vowel: “hakkı”, not “hakı”."
    ),
    SampleFinding(
      .stemVowel,
      "saati",
      "saatti",
      [.stem(dictionary: "saat", expected: "saat", found: "saatt")],
      "The stem saat does not double its t: “saati”, not “saatti”."
    ),
    SampleFinding(
      .stemVowel,
      "ağzı",
      "ağızı",
      [],
      "The stem changes before this suffix: “ağzı”, not “ağızı”."
    ),
  ]

  static let nouns = [
    SampleFinding(
      .case,
      "okula",
      "okulda",
      [
        .takenApart(expected: "okul-a", found: "okul-da"),
        .form(expected: form(.dative, "a"), found: form(.locative, "da")),
      ],
      "“okulda” (okul-da) is the locative case, “in, at, on”; here the dative -a, “to”, is "
        + "needed: “okula” (okul-a)."
    ),
    SampleFinding(
      .case,
      "kitabı",
      "kitap",
      [
        .takenApart(expected: "kitab-ı", found: "kitap"),
        .form(expected: form(.accusative, "ı"), found: nil),
      ],
      "“kitap” has no case ending; here the accusative -ı, for a definite object, is "
        + "needed: “kitabı” (kitab-ı)."
    ),
    SampleFinding(
      .case,
      "ev",
      "evi",
      [
        .takenApart(expected: "ev", found: "ev-i"),
        .form(expected: nil, found: form(.accusative, "i")),
      ],
      "“evi” (ev-i) is the accusative case, for a definite object; here the word has no "
        + "case ending: “ev”."
    ),
    SampleFinding(
      .case,
      "eve",
      "evin",
      [
        .takenApart(expected: "ev-e", found: "ev-in"),
        .form(expected: form(.dative, "e"), found: form(.genitive, "in")),
        .alsoReads(form(.possessive2s, "in")),
      ],
      "“evin” (ev-in) is the genitive case (or “your”, spelt the same), “of”; here the "
        + "dative -e, “to”, is needed: “eve” (ev-e)."
    ),
    SampleFinding(
      .case,
      "köpekten",
      "köpeği",
      [
        .takenApart(expected: "köpek-ten", found: "köpeğ-i"),
        .form(expected: form(.ablative, "ten"), found: form(.accusative, "i")),
        .because(.verb, word: "korkuyorum"),
      ],
      "“korkuyorum” takes the ablative case, “from”: “köpekten” (köpek-ten), not “köpeği” "
        + "(köpeğ-i)."
    ),
    SampleFinding(
      .case,
      "okul",
      "okula",
      [.form(expected: nil, found: form(.dative, "a")), .because(.postposition, word: "gibi")],
      "“gibi” takes the word without a case ending: “okul”, not “okula”."
    ),
    SampleFinding(.case, "beni", "bana", [], "“bana” is in the wrong case; here “beni” is needed."),
    SampleFinding(
      .possessive,
      "evi",
      "evim",
      [
        .takenApart(expected: "ev-i", found: "ev-im"),
        .form(expected: form(.possessive3s, "i"), found: form(.possessive1s, "im")),
      ],
      "“evim” (ev-im) says “my”; here the possessive -i, “his, her, its”, is needed: “evi” "
        + "(ev-i)."
    ),
    SampleFinding(
      .possessive,
      "evi",
      "ev",
      [
        .takenApart(expected: "ev-i", found: "ev"),
        .form(expected: form(.possessive3s, "i"), found: nil),
        .because(.genitive, word: "Tom'un"),
      ],
      "After “Tom'un” the thing owned takes the possessive -i, “his, her, its”: “evi” "
        + "(ev-i), not “ev”."
    ),
    SampleFinding(
      .possessive,
      "arabamız",
      "araba",
      [.form(expected: form(.possessive1p, "mız"), found: nil)],
      "“araba” has no possessive ending; here -mız, “our”, is needed: “arabamız”."
    ),
    SampleFinding(
      .possessive,
      "çiftlikte",
      "çiftliğinde",
      [
        .takenApart(expected: "çiftlik-te", found: "çiftliğ-in-de"),
        .form(expected: nil, found: form(.possessive2s, "in")),
        .alsoReads(form(.possessive3s, "i")),
      ],
      "“çiftliğinde” (çiftliğ-in-de) has the possessive -in, “your” (sen) (or “his, her, "
        + "its”, spelt the same); here the word stands without it: “çiftlikte” (çiftlik-te)."
    ),
    SampleFinding(
      .possessive,
      "kitabın",
      "kitabım",
      [],
      "The possessive ending differs: “kitabın”, not “kitabım”."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler")), .because(.numeral, word: "iki")],
      "After “iki” the noun stays singular: “ev”, not “evler”."
    ),
    SampleFinding(
      .number,
      "evler",
      "ev",
      [
        .takenApart(expected: "ev-ler", found: "ev"),
        .form(expected: form(.plural, "ler"), found: nil),
      ],
      "“ev” is singular; here the plural -ler is needed: “evler” (ev-ler)."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler"))],
      "“evler” is plural; here the singular is needed: “ev”."
    ),
    SampleFinding(.number, "evler", "ev", [], "Singular and plural differ: “evler”, not “ev”."),
  ]

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
        + "“gidiyorum” (gid-iyor-um)."
    ),
    SampleFinding(
      .person,
      "gidiyorum",
      "gidiyor",
      [.form(expected: form(.person1s, "um"), found: nil)],
      "“gidiyor” has no personal ending, so it says “he, she, it”; “I” is -um: “gidiyorum”."
    ),
    SampleFinding(
      .person,
      "gidiyor",
      "gidiyorlar",
      [.form(expected: nil, found: form(.person3p, "lar"))],
      "“gidiyorlar” says “they”; the person here is “he, she, it”, without an ending: "
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
      "With “biz” the personal ending is -k: “geldik”, not “geldim”."
    ),
    SampleFinding(
      .person,
      "geliyor musunuz",
      "geliyor musun",
      [.register],
      "The person “you” is sen to a friend, siz politely or to several: “geliyor musunuz”, "
        + "not “geliyor musun”."
    ),
    SampleFinding(
      .person,
      "geldim",
      "geldik",
      [],
      "The personal ending differs: “geldim”, not “geldik”."
    ),
    SampleFinding(
      .tense,
      "gideceğim",
      "gittim",
      [
        .takenApart(expected: "gid-eceğ-im", found: "git-ti-m"),
        .form(expected: form(.future, "eceğ"), found: form(.past, "ti")),
      ],
      "“gittim” (git-ti-m) is the past -di, “did”, known for certain; the tense needed "
        + "here is the future -ecek, “will do”: “gideceğim” (gid-eceğ-im)."
    ),
    SampleFinding(
      .tense,
      "içerim",
      "içiyorum",
      [
        .takenApart(expected: "iç-er-im", found: "iç-iyor-um"),
        .form(expected: form(.aorist, "er"), found: form(.progressive, "iyor")),
      ],
      "“içiyorum” (iç-iyor-um) is the present -iyor, “is doing now”; the tense needed here "
        + "is the aorist -ir, “does” as a habit or a rule: “içerim” (iç-er-im)."
    ),
    SampleFinding(
      .tense,
      "okuyan",
      "okudu",
      [.form(expected: form(.participle, "yan"), found: form(.past, "du"))],
      "“okudu” is the past -di, “did”, known for certain; the verb form needed here is the "
        + "participle -(y)en, “who or which does”: “okuyan”."
    ),
    SampleFinding(
      .tense,
      "yorgundum",
      "yorgunum",
      [
        .takenApart(expected: "yorgun-du-m", found: "yorgun-um"),
        .form(expected: form(.copulaPast, "du"), found: nil),
      ],
      "“yorgunum” (yorgun-um) lacks a tense ending; here the past -(y)di, “was, used to”, "
        + "is needed: “yorgundum” (yorgun-du-m)."
    ),
    SampleFinding(
      .tense,
      "yorgunum",
      "yorgundum",
      [.form(expected: nil, found: form(.copulaPast, "du"))],
      "“yorgundum” has the tense ending of the past -(y)di, “was, used to”; here it does "
        + "not belong: “yorgunum”."
    ),
    SampleFinding(
      .tense,
      "geldi",
      "gelir",
      [],
      "Another tense or verb form is needed here: “geldi”, not “gelir”."
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
        + "“gelmedim” (gel-me-di-m)."
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
        + "“geldim” (gel-di-m)."
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
        + "before -ma: “bulamadım” (bul-a-ma-dı-m)."
    ),
    SampleFinding(
      .negation,
      "gelebilirim",
      "gelirim",
      [.form(expected: form(.ability, "ebil"), found: nil)],
      "“gelirim” does not say “can, may”; here the ability suffix -ebil is needed: "
        + "“gelebilirim”."
    ),
    SampleFinding(
      .negation,
      "bulmadım",
      "bulamadım",
      [.form(expected: nil, found: form(.inability, "a"))],
      "“bulamadım” is the negative of ability, “cannot”; here that is not meant: “bulmadım”."
    ),
    SampleFinding(
      .negation,
      "var",
      "yok",
      [],
      "“yok” says “there is not”; here “var”, “there is”, belongs: mind what is negative."
    ),
    SampleFinding(.negation, "değil", "", [], "The negation is left out: “değil”, “not”."),
    SampleFinding(.negation, "", "değil", [], "“değil”, “not”, makes this negative; leave it out."),
    SampleFinding(
      .negation,
      "gelmedi",
      "geldi",
      [],
      "One is negative, the other is not: “gelmedi”, not “geldi”."
    ),
  ]

  static let words = [
    SampleFinding(
      .miParticle,
      "yorgun musun",
      "yorgunmusun",
      [.joined],
      "The question particle is written apart: “yorgun musun”, not “yorgunmusun”."
    ),
    SampleFinding(
      .miParticle,
      "mu",
      "mı",
      [.vowel(expected: "u", after: "o")],
      "The question particle follows the last vowel: after o it takes u: “mu”, not “mı”."
    ),
    SampleFinding(.miParticle, "mi", "", [], "The question particle “mi” is left out."),
    SampleFinding(.miParticle, "", "mi", [], "The question particle “mi” does not belong here."),
    SampleFinding(
      .miParticle,
      "geliyor musun",
      "geliyorsun mu",
      [],
      "The ending goes on the question particle here, not on the word before: “geliyor "
        + "musun”, not “geliyorsun mu”."
    ),
    SampleFinding(
      .miParticle,
      "geldin mi",
      "geldi misin",
      [],
      "The ending stays on the verb here, before the question particle: “geldin mi”, not "
        + "“geldi misin”."
    ),
    SampleFinding(
      .miParticle,
      "mi",
      "mi",
      [.order(grammatical: false)],
      "The question particle “mi” follows the word it asks about."
    ),
    SampleFinding(
      .deDa,
      "Ben de",
      "Bende",
      [.joined],
      "de/da meaning “too” is written apart: “Ben de”, not “Bende”, which would mean “in, "
        + "at, on”."
    ),
    SampleFinding(
      .deDa,
      "evde",
      "ev de",
      [.split],
      "-de/-da meaning “in, at, on” is joined: “evde”, not “ev de”; apart, de/da means “too”."
    ),
    SampleFinding(
      .deDa,
      "de",
      "te",
      [.letterReplaced(at: 0, expected: "d", found: "t")],
      "de/da, “too”, never turns into te or ta: “de”, not “te”."
    ),
    SampleFinding(
      .deDa,
      "da",
      "de",
      [.vowel(expected: "a", after: "a")],
      "de/da, “too”, follows the last vowel: after a it takes a: “da”, not “de”."
    ),
    SampleFinding(.deDa, "de", "", [], "“de”, the de/da that means “too, and”, is left out."),
    SampleFinding(
      .kiClitic,
      "biliyorum ki",
      "biliyorumki",
      [.joined],
      "ki meaning “that” is written apart: “biliyorum ki”, not “biliyorumki”."
    ),
    SampleFinding(
      .kiClitic,
      "evdeki",
      "evde ki",
      [.split],
      "The suffix -ki, “the one in, of”, is joined: “evdeki”, not “evde ki”."
    ),
    SampleFinding(
      .kiClitic,
      "masadaki",
      "masadakı",
      [],
      "The suffix -ki always keeps its i: “masadaki”, not “masadakı”."
    ),
    SampleFinding(
      .kiClitic,
      "bugünkü",
      "bugünki",
      [],
      "After ü, -ki becomes -kü in dün, bugün and öbür only: “bugünkü”, not “bugünki”."
    ),
    SampleFinding(
      .apostrophe,
      "Ankara'da",
      "Ankarada",
      [],
      "An apostrophe parts a name, number or abbreviation from its suffix: “Ankara'da”, "
        + "not “Ankarada”."
    ),
    SampleFinding(.apostrophe, "evde", "ev'de", [], "No apostrophe here: “evde”, not “ev'de”."),
    SampleFinding(
      .diacritics,
      "aşçı",
      "asçi",
      [
        .letterReplaced(at: 1, expected: "ş", found: "s"),
        .letterReplaced(at: 3, expected: "ı", found: "i"),
      ],
      "Mind the Turkish letters: write ş, not s, write ı, not i; “aşçı”, not “asçi”."
    ),
    SampleFinding(
      .diacritics,
      "hâlâ",
      "hala",
      [.circumflex(distinguishes: true)],
      "Write “hâlâ” with its circumflex: without it, “hala” is another word."
    ),
    SampleFinding(
      .spacing,
      "hiçbir",
      "hiç bir",
      [.split],
      "“hiçbir” is written together, as one word, not “hiç bir”."
    ),
    SampleFinding(
      .spacing,
      "her şey",
      "herşey",
      [.joined],
      "“her şey” is written apart, not “herşey”."
    ),
    SampleFinding(
      .spacing,
      "arabayla",
      "araba ile",
      [.split, .variant],
      "Written together or apart, both are right: “arabayla” and “araba ile”."
    ),
    SampleFinding(
      .typo,
      "kahvaltı",
      "kahvatı",
      [.letterMissing(at: 5, expected: "l")],
      "A spelling slip: letter 6, l, is left out; “kahvaltı”, not “kahvatı”."
    ),
    SampleFinding(
      .wordOrder,
      "çok",
      "çok",
      [.order(grammatical: false)],
      "The words are right, but the word order is not: “çok” stands in the wrong place."
    ),
    SampleFinding(
      .wordOrder,
      "bugün",
      "bugün",
      [.order(grammatical: true)],
      "The words are right; in the usual word order “bugün” stands elsewhere."
    ),
    SampleFinding(.missingWord, "bugün", "", [], "A word is missing: “bugün”."),
    SampleFinding(.extraWord, "", "çok", [], "“çok” is an extra word here; leave it out."),
    SampleFinding(
      .wrongWord,
      "görüyorum",
      "satıyorum",
      [.lemma(expected: "görmek", found: "satmak")],
      "“satıyorum” is the wrong word, from satmak; here görmek is needed: “görüyorum”."
    ),
    SampleFinding(
      .wrongWord,
      "çay",
      "kahve",
      [.lemma(expected: "çay", found: "kahve")],
      "“kahve” is the wrong word; here “çay” is needed."
    ),
    SampleFinding(
      .wrongWord,
      "ön",
      "on",
      [.otherWord],
      "“on” is another word, so a wrong one here; “ön” belongs."
    ),
  ]
}
