import Explanations
import Testing

/// Reasons that were once false: what they say now, and what they must not claim again.
struct FalseReasonTests {
  typealias Row = ShownReasonTests.Row

  static let rows = [
    Row(
      accepted: "Çocuklar sokakta oynuyordu.",
      answer: "Çocuklar sokakta oynadı.",
      says: ["past progressive -iyordu, “was doing”"],
      lacks: ["is doing now"]
    ),
    Row(
      accepted: "Evi satmayacaktık.",
      answer: "Evi satmadık.",
      says: ["past future -ecekti, “was going to do”"],
      lacks: ["will do"]
    ),
    Row(
      accepted: "Bir mektup yazdım.",
      answer: "Bir mektub yazdım.",
      says: ["mektup has p at its end and before a consonant"],
      lacks: ["even before a vowel"]
    ),
    Row(
      accepted: "Yağmur yağmıştı.",
      answer: "Yağmur yağdı.",
      says: ["past perfect -mişti, “had done”"],
      lacks: ["hears"]
    ),
    Row(
      accepted: "Eve geldiğimde uyuyordun.",
      answer: "Eve gelince uyuyordun.",
      says: ["form -diğinde, “when somebody did”"],
      lacks: ["that one did"]
    ),
    Row(
      accepted: "Onu bulana kadar aradım.",
      answer: "Onu bulduğum kadar aradım.",
      says: ["with kadar “until”"],
      lacks: ["(bul-an-a) is the participle"]
    ),
    Row(
      accepted: "Biraz dinlenmez misiniz?",
      answer: "Biraz dinlemez misiniz?",
      says: ["voice"],
      lacks: ["passive", "be done"]
    ),
    Row(accepted: "Seninki nerede?", answer: "Sen nerede?", says: [], lacks: ["se-n"]),
    Row(
      accepted: "Sessizlik arıyorum.",
      answer: "Yalnızlık arıyorum.",
      says: ["Sessizlik"],
      lacks: ["sessiz is needed", "here sessiz"]
    ),
    Row(
      accepted: "Otobüs durağı nerede?",
      answer: "Otobüs durak nerede?",
      says: ["possessive"],
      lacks: ["accusative"]
    ),
    Row(
      accepted: "Oyunun sonu güzel.",
      answer: "Oyununun sonu güzel.",
      says: ["possessive"],
      lacks: ["no case ending"]
    ),
    Row(
      accepted: "Hayatın özelliklerini anlat.",
      answer: "Hayatın özellikleri anlat.",
      says: ["accusative"],
      lacks: ["thing owned"]
    ),
    Row(accepted: "Gideceğim.", answer: "Gidecekim.", says: ["ğ, not k"], lacks: ["of git"]),
    Row(
      accepted: "Kitabı okudum.",
      answer: "Kitabyı okudum.",
      says: ["buffer y"],
      lacks: ["softens"]
    ),
    Row(
      accepted: "Öğrenciydim.",
      answer: "Öğrencidim.",
      says: ["begin with y"],
      lacks: ["Two vowels"]
    ),
    Row(
      accepted: "Bu hafta gel.",
      answer: "Bu hafte gel.",
      says: ["write a, not e"],
      lacks: ["harmony", "haf-ta"]
    ),
    Row(
      accepted: "Arkadaşsınız.",
      answer: "Arkadeşsınız.",
      says: ["write a, not e"],
      lacks: ["harmony"]
    ),
    Row(
      accepted: "Eve gidiyor.",
      answer: "Eve gidiyür.",
      says: ["o of -yor never changes"],
      lacks: ["follows the last vowel"]
    ),
    Row(
      accepted: "Yarın geleceğini biliyorum.",
      answer: "Yarın geleceğimi biliyorum.",
      says: ["says “my”"],
      lacks: ["thing owned"]
    ),
    Row(
      accepted: "Üç dil konuşabiliyor.",
      answer: "Üç dil konuşamıyor.",
      says: ["says “cannot”", "“can”"],
      lacks: ["does not say"]
    ),
    Row(
      accepted: "Elif'in anahtarı çantasında.",
      answer: "Elif'in anahtarı çantamda.",
      says: ["says “my”"],
      lacks: ["thing owned"]
    ),
    Row(
      accepted: "Ankara, İstanbul kadar kalabalık.",
      answer: "Ankara, İstanbul'dan kadar kalabalık.",
      says: ["ablative"],
      lacks: ["apostrophe"]
    ),
    Row(accepted: "O zaman gel.", answer: "O zamen gel.", says: ["slip"], lacks: ["harmony"]),
    Row(
      accepted: "Oynayabilirim.",
      answer: "Oynuyabilirim.",
      lacks: ["write i"]
    ),
    Row(
      accepted: "Ağaç devrildi.",
      answer: "Ağaç devirildi.",
      says: ["vowel"],
      lacks: ["together"]
    ),
    Row(accepted: "Ara!", answer: "Arasana!", says: ["Both forms"], lacks: ["together"]),
    Row(accepted: "Gelirsen sevinirim.", answer: "Geliyorsun sevinirim.", says: ["-se"]),
    Row(
      accepted: "Böyle yaşıyorum.",
      answer: "Böylece yaşıyorum.",
      says: ["wrong word"],
      lacks: ["case"]
    ),
    Row(accepted: "Bu Fransız mı?", answer: "Bu Fransızca mı?", lacks: ["case"]),
    Row(
      accepted: "Bir anda her yer karardı.",
      answer: "Bir antta her yer karardı.",
      says: ["wrong word"],
      lacks: ["dative", "case"]
    ),
    Row(
      accepted: "Burada Türkçe konuşulmaz.",
      answer: "Burada Türkçe konuşmaz.",
      says: ["active voice", "passive voice, -ul"],
      lacks: ["tense"]
    ),
    Row(
      accepted: "Dün arkadaşımla görüştüm.",
      answer: "Dün arkadaşımla gördüm.",
      says: ["görüşmek"],
      lacks: ["verbal noun", "way of doing"]
    ),
    Row(
      accepted: "Köpek kediyi gördü.",
      answer: "Kedi köpeği gördü.",
      says: ["swapped roles", "belongs to “kediyi”"],
      lacks: ["order"]
    ),
    Row(
      accepted: "Arkadaşımın babası doktor.",
      answer: "Babamın arkadaşı doktor.",
      says: ["swapped roles", "genitive"],
      lacks: ["order", "possessive"]
    ),
    Row(
      accepted: "Bu akşam dışarı çıkma.",
      answer: "Bu akşam çık dışarı.",
      says: ["positive"],
      lacks: ["order", "place"]
    ),
    Row(
      accepted: "Masadaki kitap benim.",
      answer: "Masada kitap benim.",
      says: ["lacks -ki"],
      lacks: ["apart", "separate"]
    ),
    Row(
      accepted: "İzmir'de oturuyorum.",
      answer: "Izmir'de oturuyorum.",
      says: ["write İ, not I"]
    ),
    Row(
      accepted: "Dün sinemaya gittik.",
      answer: "Sinemaya dün gittik.",
      says: ["“dün”, right before the verb, is stressed"],
      lacks: ["Sinemaya", "capital"]
    ),
    Row(
      accepted: "Siz ne okuyorsunuz?",
      answer: "Ne siz okuyorsunuz?",
      says: ["“Ne” comes right before “okuyorsunuz”"]
    ),
    Row(
      accepted: "(Siz) ne okuyorsunuz?",
      answer: "Ne siz okuyorsunuz?",
      says: ["the question word “ne” comes right before the verb"]
    ),
    Row(
      accepted: "Maçı kaybettiler.",
      answer: "Maçı kayıp ettiler.",
      says: ["one word"],
      lacks: ["extra"]
    ),
    Row(
      accepted: "Hiçbir şey istemiyorum.",
      answer: "Hiç birşey istemiyorum.",
      says: ["together or apart"],
      lacks: ["wrong word"]
    ),
    Row(
      accepted: "Yağmur yağıyor.",
      answer: "Yağmur yağıyo.",
      says: ["everyday speech"],
      lacks: ["left out"]
    ),
    Row(
      accepted: "Evde kalacağız.",
      answer: "Evde kalıcaz.",
      says: ["everyday speech"],
      lacks: ["left out"]
    ),
    Row(
      accepted: "Geleceğim.",
      answer: "Gelicem.",
      says: ["everyday speech", "“Geleceğim” is written"]
    ),
    Row(
      accepted: "Gelirsen sevinirim.",
      answer: "Gelirsin sevinirim.",
      says: ["needs the conditional"],
      lacks: ["tense"]
    ),
    Row(accepted: "Sorun yok.", answer: "Sörün yok.", says: ["slip"], lacks: ["Mind"]),
  ]

  @Test(arguments: rows)
  func `a reason says what is wrong and nothing else`(row: Row) throws {
    let reasons = try ShownReasonTests.reasons(row)
    for part in row.says { #expect(reasons.contains(part), "\(reasons)") }
    for part in row.lacks { #expect(!reasons.contains(part), "\(reasons)") }
    let turkish = try ShownReasonTests.reasons(row, in: .turkish)
    #expect(turkish.isEmpty == reasons.isEmpty)
  }
}
