import Explanations
import Patterns
import Scoring
import Testing

/// Reasons that took apart what belongs together, or read a word as its sentence doesn't.
struct PhraseReasonTests {
  typealias Row = ShownReasonTests.Row

  static let rows = [
    Row(
      accepted: "Derse gelmek zorundayız.",
      answer: "Derse gelmek zorunda değiliz.",
      says: ["“zorundayız”, not “zorunda değiliz”"],
      lacks: ["no personal ending"]
    ),
    Row(
      accepted: "Yemek yemeden önce ellerini yıka.",
      answer: "Yemek yedikten sonra ellerini yıka.",
      says: ["“yemeden önce”, not “yedikten sonra”"],
      lacks: ["that one did", "verbal noun"]
    ),
    Row(
      accepted: "Yeter ki kızma.",
      answer: "Yeter ki kızmasın.",
      says: ["command to “he, she, it”"],
      lacks: ["says “you”"]
    ),
    Row(
      accepted: "Bu ilacı almalısınız.",
      answer: "Bu ilacı alabilirsiniz.",
      says: ["“can, may”"],
      lacks: ["as a rule"]
    ),
    Row(
      accepted: "Marco öğretmen değil.",
      answer: "Marco'nun öğretmeni değil.",
      lacks: ["“öğretmeni” (öğretmen-i) is the accusative"]
    ),
    Row(
      accepted: "Komşumuz boşanmış ve taşınmış.",
      answer: "Komşumuz boşandı ve taşındı.",
      says: ["“boşanmış” (boşan-mış)", "reported past"],
      lacks: ["participle"]
    ),
    Row(
      accepted: "Pencereyi açıverir misiniz?",
      answer: "Pencereyi açıver misiniz?",
      lacks: ["“he, she, it”"]
    ),
    Row(
      accepted: "Anlaşılmak istiyorum.",
      answer: "Alkışlanmak istiyorum.",
      lacks: ["anlaşmak"]
    ),
    Row(
      accepted: "Salonu açmaya karar verdi.",
      answer: "Salonu kapatmaya karar verdi.",
      says: ["açmak"]
    ),
    Row(
      accepted: "Oğlum beş yaşındadır.",
      answer: "Oğlum beş yaşındayım.",
      says: ["third person"],
      lacks: ["without an ending"]
    ),
    Row(
      accepted: "N'apalım?",
      answer: "Napalım?",
      says: ["the place of the e"],
      lacks: ["name, number"]
    ),
    Row(
      accepted: "Kâtibin hüsnüniyetinden kimse şüphe etmedi.",
      answer: "Kâtibin suiniyetinden kimse şüphe etmedi.",
      lacks: ["slip", "is left out"]
    ),
    Row(
      accepted: "Ne okuyorsunuz?",
      answer: "Ne okuyor musunuz?",
      says: ["musunuz"],
      lacks: ["no personal ending"]
    ),
    Row(
      accepted: "Seyirciler çok memnunlardı.",
      answer: "Seyirciler çok memnun.",
      lacks: ["stays singular"]
    ),
    Row(
      accepted: "Gitme, biraz daha kal.",
      answer: "Daha gitme, biraz kal.",
      lacks: ["The words are right"]
    ),
    Row(accepted: "Evde kalırız.;Evde kalacağız.", answer: "Evde kalıcaz.", lacks: ["kalırız"]),
    Row(
      accepted: "Dipnot sayfanın altında bir açıklamadır.",
      answer: "Dipnot bir açıklamadır sayfanın altında.",
      lacks: ["“bir” is in the wrong place"]
    ),
    Row(
      accepted: "Kardeşim [attan|atlardan] korkuyor.",
      answer: "Kardeşim atları korkuyor.",
      says: ["atlardan"],
      lacks: ["singular"]
    ),
    Row(
      accepted: "Demek ki bizi arıyorlarmış.",
      answer: "Demek ki bizi arıyormuşuz.",
      says: ["says “we”", "“they”"],
      lacks: ["no personal ending"]
    ),
    Row(
      accepted: "Bu kapıyı açamıyorum.",
      answer: "Bu kapıyı açabilirim.",
      says: ["“cannot”"],
      lacks: ["here the tense"]
    ),
    Row(
      accepted: "Hava soğuk muymuş?",
      answer: "Hava soğuk muydu?",
      says: ["reported"],
      lacks: ["the person"]
    ),
    Row(
      accepted: "Onu aramışlığım yok.",
      answer: "Onu aramışlık yok.",
      says: ["possessive"],
      lacks: ["accusative"]
    ),
    Row(
      accepted: "Köprünün altında bekliyorum.",
      answer: "Köprünün altına bekliyorum.",
      says: ["alt-ı-na"],
      lacks: ["altın-a"]
    ),
    Row(
      accepted: "Yarın işe gitmeyecekler.",
      answer: "Yarın işe gidecekler değil.",
      says: ["not with değil"],
      lacks: ["One is negative"]
    ),
    Row(
      accepted: "Önce ekmeği, sonra peyniri kesti.",
      answer: "Önce peyniri, sonra ekmeği kesti.",
      says: ["not “peyniri, sonra ekmeği”"],
      lacks: ["right after"]
    ),
    Row(
      accepted: "Şu eski sandalye rahat.",
      answer: "Şu rahat sandalye eski.",
      says: ["not “rahat sandalye eski”"],
      lacks: ["right before"]
    ),
    Row(
      accepted: "Vapurla gidiyoruz.",
      answer: "Vapurde gidiyoruz.",
      lacks: ["write l"]
    ),
    Row(
      accepted: "Trenle gidiyoruz.",
      answer: "Trende gidiyoruz.",
      says: ["locative"],
      lacks: ["write l"]
    ),
    Row(
      accepted: "Otobüsle gidiyoruz.",
      answer: "Otobüsde gidiyoruz.",
      says: ["locative"],
      lacks: ["slip"]
    ),
    Row(
      accepted: "Neler içiyorsunuz?",
      answer: "Neden içiyorsunuz?",
      says: ["wrong word"],
      lacks: ["ablative"]
    ),
    Row(
      accepted: "Elmanın yarısını yedim.",
      answer: "Elmanın yarım yedim.",
      lacks: ["says “my”"]
    ),
    Row(
      accepted: "Sabahları süt içmem.",
      answer: "Sabahları süt içmezim.",
      says: ["no z"],
      lacks: ["slip"]
    ),
    Row(
      accepted: "Önce anahtarlarını, sonra sabrını kaybetti.",
      answer: "Önce anahtarları, sonra sabrı kaybetti.",
      says: ["possessive"],
      lacks: ["has no case ending"]
    ),
    Row(
      accepted: "Misafirler sen geldiğin gibi gitti.",
      answer: "Misafirler sen gittiğin gibi geldi.",
      lacks: ["past -di, “did”; here"]
    ),
    Row(
      accepted: "Babamın pişirdiği balık çok lezzetli.",
      answer: "Balığı pişiren babam çok lezzetli.",
      lacks: ["says “his, her, its”"]
    ),
    Row(
      accepted: "Taşındık taşınalı komşularla tanışmadık.",
      answer: "Taşınana kadar komşularla tanışmadık.",
      says: ["“Taşınana kadar” is wrong here"],
      lacks: ["taşınmak is needed"]
    ),
    Row(
      accepted: "Oda sıcak değildi.",
      answer: "Oda sıcak yoktu.",
      says: ["“there is not”"],
      lacks: ["One is negative"]
    ),
    Row(
      accepted: "Kahvaltı etmeden dışarı çıkmayın.",
      answer: "Kahvaltı etmeyin dışarı çıkmadan.",
      lacks: ["buffer"]
    ),
    Row(
      accepted: "Sesi duyar duymaz kapıyı açtı.",
      answer: "Kapıyı açar açmaz sesi duydu.",
      says: ["açar açmaz"],
      lacks: ["as a rule"]
    ),
    Row(
      accepted: "Pazar günleri dinlenmez misiniz?",
      answer: "Pazar günleri dinlemez misiniz?",
      says: ["another word"],
      lacks: ["acts on whom"]
    ),
    Row(
      accepted: "Bu defter.",
      answer: "Bu benim defterim.",
      says: ["possessive"],
      lacks: ["third person"]
    ),
    Row(
      accepted: "Bu gayriresmî bir yazı.",
      answer: "Bu resmî bir yazı.",
      lacks: ["resim"]
    ),
    Row(
      accepted: "Bunlar sizin çantalarınız mı?",
      answer: "Bunlar senin çantaların mı?",
      lacks: ["personal ending"]
    ),
    Row(
      accepted: "O masa yeni mi?",
      answer: "O yeni masa mı?",
      lacks: ["comes right after"]
    ),
    Row(
      accepted: "Acaba yazsaydı mı, yoksa sussaydı mı?",
      answer: "Acaba yazsaydı mı, yoksa susmuştu mu?",
      says: ["-tu"],
      lacks: ["one hears”; here"]
    ),
    Row(
      accepted: "Kitap çok uzunmuş.",
      answer: "Kitap çok uzunymuş.",
      lacks: ["no two vowels"]
    ),
    Row(
      accepted: "Yazın su ihtiyacı artar.",
      answer: "Yazın su ihtiyaç artar.",
      says: ["possessive"],
      lacks: ["accusative"]
    ),
  ]

  @Test(arguments: rows)
  func `a reason fits its sentence`(row: Row) throws {
    let reasons = try ShownReasonTests.reasons(row)
    for part in row.says { #expect(reasons.contains(part), "\(reasons)") }
    for part in row.lacks { #expect(!reasons.contains(part), "\(reasons)") }
  }
}
