import Scoring
import Turkish

extension SampleFinding {
  /// Findings about the sounds of suffixes and stems.
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
      "Two vowels need a buffer letter between them, here y: “arabayı” (araba-yı), not "
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
      "After the ending -(s)i, “his, her, its”, a buffer n comes before another ending: "
        + "“evinde” (ev-i-nde), not “evide” (ev-i-de).",
      "Başka bir ek gelince -(s)i (onun) ekinden sonra kaynaştırma ünsüzü n kullanılır: "
        + "doğrusu “evinde” (ev-i-nde), “evide” (ev-i-de) değil."
    ),
    SampleFinding(
      .buffer,
      "köpeğini",
      "köpeğiyi",
      [.buffer(expected: "n", found: "y", pronominal: true)],
      "After the ending -(s)i, “his, her, its”, a buffer n comes before another ending, "
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
      "After bu, şu and o a buffer n comes before another ending: “bunda” (bu-nda), not "
        + "“buda” (bu-da).",
      "Başka bir ek gelince “bu, şu, o” sözcüklerinden sonra kaynaştırma ünsüzü n "
        + "kullanılır: doğrusu “bunda” (bu-nda), “buda” (bu-da) değil."
    ),
    SampleFinding(
      .buffer,
      "role",
      "rolye",
      [.buffer(expected: nil, found: "y", pronominal: false)],
      "No buffer y is needed here: “role”, not “rolye”.",
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
}
