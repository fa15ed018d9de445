import Scoring
import Testing
import Turkish

/// A finding and the sentences that tell it.
struct SampleFinding: Sendable, CustomTestStringConvertible {
  let finding: Finding
  let english: String
  let turkish: String

  var testDescription: String { "\(finding.category.rawValue): \(finding.expected)" }

  init(
    _ category: Finding.Category,
    _ expected: String,
    _ found: String,
    _ facts: [Finding.Fact],
    _ english: String,
    _ turkish: String
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
    self.turkish = turkish
  }

  static let all = sounds + nouns + names + verbs + words

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
        + "(okul-i).",
      "Ünlü uyumu: u ünlüsünden sonra ek -u olur, -i olmaz: doğrusu “okulu” (okul-u), "
        + "“okuli” (okul-i) değil."
    ),
    SampleFinding(
      .harmony,
      "evler",
      "evlar",
      [.vowel(expected: "e", after: "e")],
      "Vowel harmony: after e the suffix takes e: “evler”, not “evlar”.",
      "Ünlü uyumu: e ünlüsünden sonra ekin ünlüsü e olur: doğrusu “evler”, “evlar” değil."
    ),
    SampleFinding(
      .harmony,
      "saati",
      "saatı",
      [.takenApart(expected: "saat-i", found: "saat-ı"), .vowel(expected: "i", after: "a")],
      "An exception to vowel harmony: after the a of this word the suffix takes i: “saati” "
        + "(saat-i), not “saatı” (saat-ı).",
      "Ünlü uyumuna uymayan bir sözcük: buradaki a ünlüsünden sonra ekin ünlüsü i olur: "
        + "doğrusu “saati” (saat-i), “saatı” (saat-ı) değil."
    ),
    SampleFinding(
      .harmony,
      "evler",
      "evlar",
      [],
      "Vowel harmony: the suffix follows the last vowel before it; “evler”, not “evlar”.",
      "Ünlü uyumu: ek, kendinden önceki son ünlüye uyar; doğrusu “evler”, “evlar” değil."
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
        + "(güneş-ten), not “güneşden” (güneş-den).",
      "Ünsüz uyumu: sert ş ünsüzünden sonra ek t ile başlar (-ten): doğrusu “güneşten” "
        + "(güneş-ten), “güneşden” (güneş-den) değil."
    ),
    SampleFinding(
      .consonant,
      "gördüm",
      "görtüm",
      [.assimilation(after: "r", expected: "d", found: "t")],
      "Consonants agree: after the voiced r the suffix begins with d: “gördüm”, not “görtüm”.",
      "Ünsüz uyumu: yumuşak r ünsüzünden sonra ek d ile başlar: doğrusu “gördüm”, “görtüm” "
        + "değil."
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
        + "not “köpeki” (köpek-i).",
      "Ünsüz yumuşaması: “köpek” sözcüğünün sonundaki k, ünlüden önce ğ olur: doğrusu "
        + "“köpeği” (köpeğ-i), “köpeki” (köpek-i) değil."
    ),
    SampleFinding(
      .consonant,
      "gidiyor",
      "gitiyor",
      [.stem(dictionary: "gitmek", expected: "gid", found: "git")],
      "Final consonant: the t of git softens to d before a vowel: “gidiyor”, not “gitiyor”.",
      "Ünsüz yumuşaması: “git” sözcüğünün sonundaki t, ünlüden önce d olur: doğrusu "
        + "“gidiyor”, “gitiyor” değil."
    ),
    SampleFinding(
      .consonant,
      "hayatı",
      "hayadı",
      [.stem(dictionary: "hayat", expected: "hayat", found: "hayad")],
      "Final consonant: hayat keeps its t, even before a vowel: “hayatı”, not “hayadı”.",
      "Son ünsüz: “hayat” sözcüğünün sonundaki t, ünlüden önce de değişmez: doğrusu "
        + "“hayatı”, “hayadı” değil."
    ),
    SampleFinding(
      .consonant,
      "evde",
      "evte",
      [.letterReplaced(at: 2, expected: "d", found: "t")],
      "The consonant here is d, not t: “evde”, not “evte”.",
      "Buradaki ünsüz d olmalı, t değil: doğrusu “evde”, “evte” değil."
    ),
    SampleFinding(
      .consonant,
      "kitabı",
      "kitapı",
      [],
      "The consonants must agree: “kitabı”, not “kitapı”.",
      "Ünsüzler birbirine uymalı: doğrusu “kitabı”, “kitapı” değil."
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
        + "“arabaı” (araba-ı).",
      "İki ünlü arasına kaynaştırma ünsüzü girer, burada y: doğrusu “arabayı” (araba-yı), "
        + "“arabaı” (araba-ı) değil."
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
        + "“evinde” (ev-i-nde), not “evide” (ev-i-de).",
      "Başka bir ek gelince -(s)i (onun) ekinden sonra kaynaştırma ünsüzü n kullanılır: "
        + "doğrusu “evinde” (ev-i-nde), “evide” (ev-i-de) değil."
    ),
    SampleFinding(
      .buffer,
      "köpeğini",
      "köpeğiyi",
      [.buffer(expected: "n", found: "y", pronominal: true)],
      "After the ending -(s)i, “his, her, its”, a buffer n stands before another ending, "
        + "not y: “köpeğini”, not “köpeğiyi”.",
      "Başka bir ek gelince -(s)i (onun) ekinden sonra kaynaştırma ünsüzü n kullanılır, y "
        + "değil: doğrusu “köpeğini”, “köpeğiyi” değil."
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
        + "“buda” (bu-da).",
      "Başka bir ek gelince “bu, şu, o” sözcüklerinden sonra kaynaştırma ünsüzü n "
        + "kullanılır: doğrusu “bunda” (bu-nda), “buda” (bu-da) değil."
    ),
    SampleFinding(
      .buffer,
      "role",
      "rolye",
      [.buffer(expected: nil, found: "y", pronominal: false)],
      "No buffer y is needed here, for no two vowels meet: “role”, not “rolye”.",
      "İki ünlü yan yana gelmediği için kaynaştırma ünsüzü y gerekmez: doğrusu “role”, "
        + "“rolye” değil."
    ),
    SampleFinding(
      .buffer,
      "odası",
      "odayı",
      [.buffer(expected: "s", found: "y", pronominal: false)],
      "The buffer letter here is s, not y: “odası”, not “odayı”.",
      "Buradaki kaynaştırma ünsüzü s olmalı, y değil: doğrusu “odası”, “odayı” değil."
    ),
    SampleFinding(
      .buffer,
      "uykuya",
      "uykua",
      [],
      "A buffer letter (y, s, n or ş) joins ending and word: “uykuya”, not “uykua”.",
      "Kaynaştırma ünsüzüne (y, s, n, ş) dikkat: doğrusu “uykuya”, “uykua” değil."
    ),
    SampleFinding(
      .stemVowel,
      "başlıyor",
      "başlayor",
      [.stem(dictionary: "başlamak", expected: "başlı", found: "başla")],
      "Before -yor the vowel a of başla narrows to ı: “başlıyor”, not “başlayor”.",
      "Ünlü daralması: -yor ekinden önce “başla” sözcüğünün sonundaki a, ı olur: doğrusu "
        + "“başlıyor”, “başlayor” değil."
    ),
    SampleFinding(
      .stemVowel,
      "kükrüyor",
      "kükreyor",
      [],
      "Before -yor the vowel e narrows to ü: “kükrüyor”, not “kükreyor”.",
      "Ünlü daralması: -yor ekinden önce sondaki e, ü olur: doğrusu “kükrüyor”, “kükreyor” "
        + "değil."
    ),
    SampleFinding(
      .stemVowel,
      "yiyecek",
      "yeyecek",
      [.stem(dictionary: "yemek", expected: "yi", found: "ye")],
      "The stem vowel e of ye narrows to i here: “yiyecek”, not “yeyecek”.",
      "Ünlü daralması: burada “ye” sözcüğünün sonundaki e, i olur: doğrusu “yiyecek”, "
        + "“yeyecek” değil."
    ),
    SampleFinding(
      .stemVowel,
      "yıkayacak",
      "yıkıyacak",
      [.stem(dictionary: "yıkamak", expected: "yıka", found: "yıkı")],
      "The vowel a of yıka stays before this suffix; only -yor narrows it: “yıkayacak”, "
        + "not “yıkıyacak”.",
      "Burada “yıka” sözcüğünün sonundaki a daralmaz; ünlü ancak -yor ekinden önce "
        + "daralır: doğrusu “yıkayacak”, “yıkıyacak” değil."
    ),
    SampleFinding(
      .stemVowel,
      "resmi",
      "resimi",
      [
        .takenApart(expected: "resm-i", found: "resim-i"),
        .stem(dictionary: "resim", expected: "resm", found: "resim"),
      ],
      "The stem resim loses its last vowel, i, before a vowel: “resmi” (resm-i), not "
        + "“resimi” (resim-i).",
      "Ünlü düşmesi: ünlüden önce “resim” sözcüğünün son hecesindeki i düşer: doğrusu "
        + "“resmi” (resm-i), “resimi” (resim-i) değil."
    ),
    SampleFinding(
      .stemVowel,
      "koyunu",
      "koynu",
      [.stem(dictionary: "koyun", expected: "koyun", found: "koyn")],
      "The stem koyun keeps its last vowel, u: “koyunu”, not “koynu”.",
      "Burada ünlü düşmesi olmaz, “koyun” sözcüğünün son hecesindeki u kalır: doğrusu "
        + "“koyunu”, “koynu” değil."
    ),
    SampleFinding(
      .stemVowel,
      "hakkı",
      "hakı",
      [.stem(dictionary: "hak", expected: "hakk", found: "hak")],
      "The stem hak doubles its k before a vowel: “hakkı”, not “hakı”.",
      "Ünsüz ikizleşmesi: ünlüden önce “hak” sözcüğünün sonundaki k ikizleşir: doğrusu "
        + "“hakkı”, “hakı” değil."
    ),
    SampleFinding(
      .stemVowel,
      "saati",
      "saatti",
      [.stem(dictionary: "saat", expected: "saat", found: "saatt")],
      "The stem saat does not double its t: “saati”, not “saatti”.",
      "Burada “saat” sözcüğünün sonundaki t ikizleşmez: doğrusu “saati”, “saatti” değil."
    ),
    SampleFinding(
      .stemVowel,
      "ağzı",
      "ağızı",
      [],
      "Mind how the stem meets this suffix: “ağzı”, not “ağızı”.",
      "Kökün bu ekle nasıl birleştiğine dikkat: doğrusu “ağzı”, “ağızı” değil."
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
        + "needed: “okula” (okul-a).",
      "“okulda” (okul-da) sözcüğünde bulunma hâli eki -da (kimde, nerede?) var; burada "
        + "yönelme hâli eki -a (kime, nereye?) gerekir: “okula” (okul-a)."
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
        + "needed: “kitabı” (kitab-ı).",
      "“kitap” sözcüğünde hâl eki yok; burada belirtme hâli eki -ı (kimi, neyi?) gerekir: "
        + "“kitabı” (kitab-ı)."
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
        + "case ending: “ev”.",
      "“evi” (ev-i) sözcüğünde belirtme hâli eki -i (kimi, neyi?) var; burada sözcük hâl "
        + "eki almaz: “ev”."
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
      "“evin” (ev-in) looks like the genitive case, “of” (or “your”, spelt the same); here "
        + "the dative -e, “to”, is needed: “eve” (ev-e).",
      "“evin” (ev-in) sözcüğünde ilgi hâli eki -in (kimin, neyin?) var (yazılışı aynı "
        + "olan: iyelik eki, senin); burada yönelme hâli eki -e (kime, nereye?) gerekir: “eve” "
        + "(ev-e)."
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
      "With “korkuyorum” the ablative case, “from”, is needed here: “köpekten” "
        + "(köpek-ten), not “köpeği” (köpeğ-i).",
      "“korkuyorum” sözü burada ayrılma hâli eki -ten (kimden, nereden?) ister: doğrusu "
        + "“köpekten” (köpek-ten), “köpeği” (köpeğ-i) değil."
    ),
    SampleFinding(
      .case,
      "okul",
      "okula",
      [.form(expected: nil, found: form(.dative, "a")), .because(.postposition, word: "gibi")],
      "With “gibi” the word has no case ending here: “okul”, not “okula”.",
      "“gibi” sözüyle burada hâl eki kullanılmaz: doğrusu “okul”, “okula” değil."
    ),
    SampleFinding(
      .case,
      "beni",
      "bana",
      [],
      "“bana” is in the wrong case; here “beni” is needed.",
      "“bana” yanlış hâlde; burada “beni” gerekir."
    ),
    SampleFinding(
      .possessive,
      "evi",
      "evim",
      [
        .takenApart(expected: "ev-i", found: "ev-im"),
        .form(expected: form(.possessive3s, "i"), found: form(.possessive1s, "im")),
      ],
      "“evim” (ev-im) says “my”; here the possessive -i, “his, her, its”, is needed: “evi” "
        + "(ev-i).",
      "“evim” (ev-im) sözcüğünde iyelik eki -im (benim) var; burada iyelik eki -i (onun) "
        + "gerekir: “evi” (ev-i)."
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
        + "(ev-i), not “ev”.",
      "“Tom'un” tamlayanından sonra gelen ad iyelik eki -i (onun) alır: doğrusu “evi” "
        + "(ev-i), “ev” değil."
    ),
    SampleFinding(
      .possessive,
      "arabamız",
      "araba",
      [.form(expected: form(.possessive1p, "mız"), found: nil)],
      "“araba” has no possessive ending; here -mız, “our”, is needed: “arabamız”.",
      "“araba” sözcüğünde iyelik eki yok; burada iyelik eki -mız (bizim) gerekir: “arabamız”."
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
        + "its”, spelt the same); here the word stands without it: “çiftlikte” (çiftlik-te).",
      "“çiftliğinde” (çiftliğ-in-de) sözcüğünde iyelik eki -in (senin) var (yazılışı aynı "
        + "olan: iyelik eki, onun); burada bu ek gerekmez: “çiftlikte” (çiftlik-te)."
    ),
    SampleFinding(
      .possessive,
      "kitabın",
      "kitabım",
      [],
      "The possessive ending differs: “kitabın”, not “kitabım”.",
      "İyelik eki farklı: doğrusu “kitabın”, “kitabım” değil."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler")), .because(.numeral, word: "iki")],
      "After “iki” the noun stays singular: “ev”, not “evler”.",
      "“iki” sözcüğünden sonra ad tekil kalır: doğrusu “ev”, “evler” değil."
    ),
    SampleFinding(
      .number,
      "evler",
      "ev",
      [
        .takenApart(expected: "ev-ler", found: "ev"),
        .form(expected: form(.plural, "ler"), found: nil),
      ],
      "“ev” is singular; here the plural -ler is needed: “evler” (ev-ler).",
      "“ev” tekil; burada çokluk eki -ler gerekir: “evler” (ev-ler)."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler"))],
      "“evler” is plural; here the singular is needed: “ev”.",
      "“evler” çoğul; burada tekil biçim gerekir: “ev”."
    ),
    SampleFinding(
      .number,
      "evler",
      "ev",
      [],
      "Singular and plural differ: “evler”, not “ev”.",
      "Biri tekil, öteki çoğul: doğrusu “evler”, “ev” değil."
    ),
  ]

  static let names = [
    SampleFinding(
      .person,
      "varıyorlarmış",
      "varıyormuşuz",
      [
        .form(expected: form(.person3p, "lar"), found: nil),
        .form(expected: nil, found: form(.person1p, "uz")),
      ],
      "“varıyormuşuz” says “we”; here the person is “they”, -lar: “varıyorlarmış”.",
      "“varıyormuşuz” sözcüğünde 1. çoğul kişi eki -uz (biz) var; burada 3. çoğul kişi eki "
        + "-lar (onlar) gerekir: “varıyorlarmış”."
    ),
    SampleFinding(
      .stemVowel,
      "kalmayacağım",
      "kalmıyacağım",
      [],
      "The vowel a stays before this suffix; only -yor narrows it: “kalmayacağım”, not "
        + "“kalmıyacağım”.",
      "Burada sondaki a daralmaz; ünlü ancak -yor ekinden önce daralır: doğrusu "
        + "“kalmayacağım”, “kalmıyacağım” değil."
    ),
    SampleFinding(
      .deDa,
      "de",
      "da",
      [.letterReplaced(at: 1, expected: "e", found: "a")],
      "de/da, “too”, follows the last vowel before it: “de”, not “da”.",
      "“Dahi” anlamındaki de/da önceki son ünlüye uyar: doğrusu “de”, “da” değil."
    ),
    SampleFinding(
      .negation,
      "vardı",
      "vardın",
      [.form(expected: nil, found: form(.person2s, "n"))],
      "Mind what is negative here: “vardı”, not “vardın”.",
      "Olumlu ve olumsuz biçime dikkat: doğrusu “vardı”, “vardın” değil."
    ),
    SampleFinding(
      .case,
      "TBMM'ye",
      "TBMM'den",
      [
        .takenApart(expected: "tbmm-ye", found: "tbmm-den"),
        .form(expected: form(.dative, "ye"), found: form(.ablative, "den")),
      ],
      "“TBMM'den” (TBMM-den) is the ablative case, “from”; here the dative -ye, “to”, is "
        + "needed: “TBMM'ye” (TBMM-ye).",
      "“TBMM'den” (TBMM-den) sözcüğünde ayrılma hâli eki -den (kimden, nereden?) var; "
        + "burada yönelme hâli eki -ye (kime, nereye?) gerekir: “TBMM'ye” (TBMM-ye)."
    ),
    SampleFinding(
      .miParticle,
      "mu",
      "mı",
      [],
      "The question particle follows the last vowel before it: “mu”, not “mı”.",
      "Soru ekinin ünlüsü önceki son ünlüye uyar: doğrusu “mu”, “mı” değil."
    ),
    SampleFinding(
      .negation,
      "gelmiyor",
      "geliyor",
      [.form(expected: form(.negative, "mi"), found: nil)],
      "“geliyor” is positive; here the negative -me (here -mi), “not”, is needed: “gelmiyor”.",
      "“geliyor” olumlu; burada olumsuzluk eki -me (burada -mi) gerekir: “gelmiyor”."
    ),
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
      "“gidiyorlar” says “they”; the person here is “he, she, it”, without an ending: "
        + "“gidiyor”.",
      "“gidiyorlar” sözcüğünde 3. çoğul kişi eki -lar (onlar) var; burada kişi “o” olduğu "
        + "için ek gerekmez: “gidiyor”."
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
      "The person “you” is sen to a friend, siz politely or to several: “geliyor musunuz”, "
        + "not “geliyor musun”.",
      "“Sen” bir arkadaşa, “siz” saygıyla ya da birden çok kişiye söylenir: doğrusu "
        + "“geliyor musunuz”, “geliyor musun” değil."
    ),
    SampleFinding(
      .person,
      "geldim",
      "geldik",
      [],
      "The personal ending differs: “geldim”, not “geldik”.",
      "Kişi eki farklı: doğrusu “geldim”, “geldik” değil."
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
      "“içiyorum” (iç-iyor-um) is the present -iyor, “is doing now”; here the tense is the "
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
      "“yorgunum” (yorgun-um) sözcüğünde zaman eki yok; burada ek fiilin geçmiş zaman eki "
        + "-du (idi) gerekir: “yorgundum” (yorgun-du-m)."
    ),
    SampleFinding(
      .tense,
      "yorgunum",
      "yorgundum",
      [.form(expected: nil, found: form(.copulaPast, "du"))],
      "“yorgundum” has the tense ending of the past -(y)di, “was”; here it does not "
        + "belong: “yorgunum”.",
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
      "“gelirim” does not say “can, may”; here the ability suffix -ebil is needed: "
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
      "“yok” says “there is not”; here “var”, “there is”, belongs: mind what is negative.",
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
      "“değil”, “not”, makes this negative; leave it out.",
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
      "An apostrophe parts a name, number or abbreviation from its suffix: “Ankara'da”, "
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
      "The words are right, but the word order is not: “çok” stands in the wrong place.",
      "Sözcükler doğru ama söz dizimi yanlış: “çok” yerinde değil."
    ),
    SampleFinding(
      .wordOrder,
      "bugün",
      "bugün",
      [.order(grammatical: true)],
      "The words are right; in the usual word order “bugün” stands elsewhere.",
      "Sözcükler doğru; alışılmış söz diziminde “bugün” başka yerde durur."
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
      "“çok” burada fazla bir sözcük; çıkarın."
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
      "“on” is another word, so a wrong one here; “ön” belongs.",
      "“on” başka bir sözcük, burada yanlış; “ön” gerekir."
    ),
  ]
}
