import Scoring

extension SampleFinding {
  /// Findings about words and their order.
  static let words = [
    SampleFinding(
      .miParticle,
      "yorgun musun",
      "yorgunmusun",
      [.joined],
      "The question particle is written apart: “yorgun musun”, not “yorgunmusun”.",
      "Soru eki ayrı yazılır: doğrusu “yorgun musun”, “yorgunmusun” değil."
    ),
    SampleFinding(
      .miParticle,
      "mu",
      "mı",
      [.vowel(expected: "u", after: "o")],
      "The question particle follows the last vowel: after o it takes u: “mu”, not “mı”.",
      "Soru ekinin ünlüsü önceki ünlüye uyar: o ünlüsünden sonra u olur: doğrusu “mu”, "
        + "“mı” değil."
    ),
    SampleFinding(
      .miParticle,
      "mi",
      "",
      [],
      "The question particle “mi” is left out.",
      "Soru eki “mi” eksik."
    ),
    SampleFinding(
      .miParticle,
      "",
      "mi",
      [],
      "The question particle “mi” does not belong here.",
      "Soru eki “mi” burada gerekmez."
    ),
    SampleFinding(
      .miParticle,
      "geliyor musun",
      "geliyorsun mu",
      [],
      "The ending goes on the question particle here, not on the word before: “geliyor "
        + "musun”, not “geliyorsun mu”.",
      "Kişi eki burada soru ekine gelir, önceki sözcüğe değil: doğrusu “geliyor musun”, "
        + "“geliyorsun mu” değil."
    ),
    SampleFinding(
      .miParticle,
      "geldin mi",
      "geldi misin",
      [],
      "The ending stays on the word before the question particle here: “geldin mi”, not "
        + "“geldi misin”.",
      "Kişi eki burada soru ekinden önce, fiilde kalır: doğrusu “geldin mi”, “geldi misin” "
        + "değil."
    ),
    SampleFinding(
      .miParticle,
      "mi",
      "mi",
      [.order(grammatical: false)],
      "The question particle “mi” follows the word it asks about.",
      "Soru eki “mi” sorulan sözcükten sonra gelir."
    ),
    SampleFinding(
      .deDa,
      "Ben de",
      "Bende",
      [.joined],
      "de/da meaning “too” is written apart: “Ben de”, not “Bende”, which would mean “in, "
        + "at, on”.",
      "“Dahi” anlamındaki de/da ayrı yazılır: “Ben de”; bitişik yazılan “Bende” yer bildirir."
    ),
    SampleFinding(
      .deDa,
      "evde",
      "ev de",
      [.split],
      "-de/-da meaning “in, at, on” is joined: “evde”, not “ev de”; apart, de/da means “too”.",
      "Yer bildiren -de/-da bitişik yazılır: “evde”; “ev de” yazılışındaki ayrı de/da "
        + "“dahi” demektir."
    ),
    SampleFinding(
      .deDa,
      "de",
      "te",
      [.letterReplaced(at: 0, expected: "d", found: "t")],
      "de/da, “too”, never turns into te or ta: “de”, not “te”.",
      "“Dahi” anlamındaki de/da hiçbir zaman te/ta olmaz: doğrusu “de”, “te” değil."
    ),
    SampleFinding(
      .deDa,
      "da",
      "de",
      [.vowel(expected: "a", after: "a")],
      "de/da, “too”, follows the last vowel: after a it takes a: “da”, not “de”.",
      "“Dahi” anlamındaki de/da önceki ünlüye uyar: a ünlüsünden sonra ünlüsü a olur: "
        + "doğrusu “da”, “de” değil."
    ),
    SampleFinding(
      .deDa,
      "de",
      "",
      [],
      "“de”, the de/da that means “too, and”, is left out.",
      "“Dahi” anlamındaki “de” (de/da) eksik."
    ),
    SampleFinding(
      .kiClitic,
      "biliyorum ki",
      "biliyorumki",
      [.joined],
      "ki meaning “that” is written apart: “biliyorum ki”, not “biliyorumki”.",
      "Bağlaç olan ki ayrı yazılır: doğrusu “biliyorum ki”, “biliyorumki” değil."
    ),
    SampleFinding(
      .kiClitic,
      "evdeki",
      "evde ki",
      [.split],
      "The suffix -ki, “the one in, of”, is joined: “evdeki”, not “evde ki”.",
      "-ki eki (hangi?) bitişik yazılır: doğrusu “evdeki”, “evde ki” değil."
    ),
    SampleFinding(
      .kiClitic,
      "masadaki",
      "masadakı",
      [],
      "The suffix -ki keeps its i whatever vowel comes before: “masadaki”, not “masadakı”.",
      "-ki eki değişmez, ünlüsü hep i kalır: doğrusu “masadaki”, “masadakı” değil."
    ),
    SampleFinding(
      .kiClitic,
      "bugünkü",
      "bugünki",
      [],
      "The suffix -ki becomes -kü in dünkü, bugünkü and öbürkü only: “bugünkü”, not "
        + "“bugünki”.",
      "-ki eki yalnızca dünkü, bugünkü ve öbürkü sözcüklerinde -kü olur: doğrusu "
        + "“bugünkü”, “bugünki” değil."
    ),
    SampleFinding(
      .apostrophe,
      "Ankara'da",
      "Ankarada",
      [],
      "An apostrophe separates a name, number or abbreviation from its suffix: “Ankara'da”, "
        + "not “Ankarada”.",
      "Özel adlara, sayılara ve kısaltmalara gelen ek kesme işaretiyle ayrılır: doğrusu "
        + "“Ankara'da”, “Ankarada” değil."
    ),
    SampleFinding(
      .apostrophe,
      "evde",
      "ev'de",
      [],
      "No apostrophe here: “evde”, not “ev'de”.",
      "Burada kesme işareti kullanılmaz: doğrusu “evde”, “ev'de” değil."
    ),
    SampleFinding(
      .diacritics,
      "aşçı",
      "asçi",
      [
        .letterReplaced(at: 1, expected: "ş", found: "s"),
        .letterReplaced(at: 3, expected: "ı", found: "i"),
      ],
      "Mind the Turkish letters: write ş, not s, write ı, not i; “aşçı”, not “asçi”.",
      "Türkçe harflere dikkat: s değil ş, i değil ı; doğrusu “aşçı”, “asçi” değil."
    ),
    SampleFinding(
      .diacritics,
      "hâlâ",
      "hala",
      [.circumflex(distinguishes: true)],
      "Write “hâlâ” with its circumflex: without it, “hala” is another word.",
      "“hâlâ” düzeltme işaretiyle yazılır; işaretsiz yazılan “hala” başka bir sözcüktür."
    ),
    SampleFinding(
      .spacing,
      "hiçbir",
      "hiç bir",
      [.split],
      "“hiçbir” is written together, as one word, not “hiç bir”.",
      "Bitişik, tek sözcük olarak yazılır: doğrusu “hiçbir”, “hiç bir” değil."
    ),
    SampleFinding(
      .spacing,
      "her şey",
      "herşey",
      [.joined],
      "“her şey” is written apart, not together as “herşey”.",
      "Ayrı yazılır: doğrusu “her şey”, “herşey” değil."
    ),
    SampleFinding(
      .spacing,
      "arabayla",
      "araba ile",
      [.split, .variant],
      "Written together or apart, both are right: “arabayla” and “araba ile”.",
      "Bitişik de ayrı da yazılabilir; ikisi de doğrudur: “arabayla”, “araba ile”."
    ),
    SampleFinding(
      .typo,
      "kahvaltı",
      "kahvatı",
      [.letterMissing(at: 5, expected: "l")],
      "A spelling slip: letter 6, l, is left out; “kahvaltı”, not “kahvatı”.",
      "Yazım yanlışı: 6. harf (l) eksik; doğrusu “kahvaltı”, “kahvatı” değil."
    ),
    SampleFinding(
      .wordOrder,
      "çok",
      "çok",
      [.order(grammatical: false)],
      "The word order is wrong: “çok” is in the wrong place.",
      "Söz dizimi yanlış: “çok” yerinde değil."
    ),
    SampleFinding(
      .wordOrder,
      "bugün",
      "bugün",
      [.order(grammatical: true)],
      "The words are right; in the usual word order “bugün” is elsewhere.",
      "Sözcükler doğru; alışılmış söz diziminde “bugün” başka yerde bulunur."
    ),
    SampleFinding(
      .missingWord,
      "bugün",
      "",
      [],
      "A word is missing: “bugün”.",
      "Bir sözcük eksik: “bugün”."
    ),
    SampleFinding(
      .extraWord,
      "",
      "çok",
      [],
      "“çok” is an extra word here; leave it out.",
      "“çok” burada fazla bir sözcük; çıkar."
    ),
    SampleFinding(
      .wrongWord,
      "görüyorum",
      "satıyorum",
      [.lemma(expected: "görmek", found: "satmak")],
      "“satıyorum” is the wrong word, from satmak; here görmek is needed: “görüyorum”.",
      "“satıyorum” yanlış sözcük (satmak); burada görmek gerekir: “görüyorum”."
    ),
    SampleFinding(
      .wrongWord,
      "çay",
      "kahve",
      [.lemma(expected: "çay", found: "kahve")],
      "“kahve” is the wrong word; here “çay” is needed.",
      "“kahve” yanlış sözcük; burada “çay” gerekir."
    ),
    SampleFinding(
      .wrongWord,
      "ön",
      "on",
      [.otherWord],
      "“on” is another word; “ön” belongs here.",
      "“on” başka bir sözcük, burada yanlış; “ön” gerekir."
    ),
  ]
}
