import Testing
import Turkish

/// Words of several readings, each with the one that a teacher would give first.
@Suite struct FirstReadingTests {
  @Test(arguments: [
    // A common noun before a verb made of it; a common verb before a noun it contains.
    ("taşlar", "taş+plural"), ("işler", "iş+plural"), ("gözler", "göz+plural"),
    ("yollar", "yol+plural"), ("sesler", "ses+plural"), ("günler", "gün+plural"),
    ("kuşlar", "kuş+plural"), ("atlar", "at+plural"), ("sular", "su+plural"),
    ("evler", "ev+plural"), ("başlar", "başla+aorist"), ("dinler", "dinle+aorist"),
    ("anlar", "anla+aorist"), ("izler", "izle+aorist"), ("ağlar", "ağla+aorist"),
    ("temizler", "temizle+aorist"),
    // The present of common verbs before nouns that came of it.
    ("okur", "oku+aorist"), ("yazar", "yaz+aorist"), ("gelir", "gel+aorist"),
    ("gider", "git+aorist"), ("bilir", "bil+aorist"), ("olur", "ol+aorist"),
    ("tutar", "tut+aorist"), ("keser", "kes+aorist"), ("sever", "sev+aorist"),
    ("alır", "al+aorist"), ("kalır", "kal+aorist"), ("güler", "gül+aorist"),
    ("dolar", "dolar"), ("yardım", "yardım"), ("eser", "eser"),
    // Bare words.
    ("yüz", "yüz"), ("gül", "gül"), ("at", "at"), ("kız", "kız"), ("yaz", "yaz"), ("iç", "iç"),
    ("dil", "dil"), ("ekmek", "ekmek"), ("yemek", "yemek"), ("kalem", "kalem"),
    ("sorun", "sorun"), ("koyun", "koyun"), ("kapı", "kapı"), ("kapalı", "kapalı"),
    ("açık", "açık"), ("evli", "evli"), ("altı", "altı"), ("yedi", "yedi"), ("on", "on"),
    ("bin", "bin"), ("kırk", "kırk"), ("yarın", "yarın"), ("kışın", "kışın"),
    ("yazın", "yazın"), ("için", "için"), ("ile", "ile"), ("ise", "ise"), ("neden", "neden"),
    ("hepsi", "hepsi"), ("biri", "biri"), ("onlar", "onlar"), ("deniz", "deniz"),
    ("barış", "barış"), ("can", "can"), ("umut", "umut"), ("türkçe", "türkçe"),
    ("yiyecek", "yiyecek"), ("içecek", "içecek"), ("gözlük", "gözlük"), ("işçi", "işçi"),
    ("balıkçı", "balıkçı"),
    // Commands of common verbs.
    ("ver", "ver+imperative+person2s"), ("al", "al+imperative+person2s"),
    ("kal", "kal+imperative+person2s"), ("oku", "oku+imperative+person2s"),
    ("düşün", "düşün+imperative+person2s"),
    // Nouns with endings.
    ("evin", "ev+genitive"), ("evim", "ev+possessive1s"), ("evimi", "ev+possessive1s+accusative"),
    ("elin", "el+genitive"), ("ayın", "ay+genitive"), ("yolun", "yol+genitive"),
    ("yola", "yol+dative"), ("yolda", "yol+locative"), ("ayda", "ay+locative"),
    ("arabam", "araba+possessive1s"), ("arabanın", "araba+genitive"),
    ("babam", "baba+possessive1s"), ("annem", "anne+possessive1s"),
    ("öğretmenin", "öğretmen+genitive"), ("öğretmenim", "öğretmen+possessive1s"),
    ("kitabın", "kitap+genitive"), ("çayın", "çay+genitive"), ("adamın", "adam+genitive"),
    ("adım", "ad+possessive1s"), ("adın", "ad+genitive"), ("yaşım", "yaş+possessive1s"),
    ("yaşında", "yaş+possessive3s+locative"), ("yanında", "yan+possessive3s+locative"),
    ("içinde", "iç+possessive3s+locative"), ("önünde", "ön+possessive3s+locative"),
    ("arkasında", "arka+possessive3s+locative"), ("tuzlu", "tuz+with"),
    ("evsiz", "ev+without"), ("sağda", "sağ+locative"),
    // Pronouns before the numeral on and before nouns.
    ("onu", "o+accusative"), ("ona", "o+dative"), ("onun", "o+genitive"),
    ("onda", "o+locative"), ("bende", "ben+locative"), ("sende", "sen+locative"),
    ("kimin", "kim+genitive"), ("kime", "kim+dative"), ("neye", "ne+dative"),
    ("neyi", "ne+accusative"), ("nerede", "nere+locative"), ("burada", "bura+locative"),
    ("birini", "biri+accusative"), ("hepimiz", "hep+possessive1p"),
    // Predicates.
    ("iyiyim", "iyi+person1s"), ("güzeldir", "güzel+assertive"), ("vardır", "var+assertive"),
    ("değilim", "değil+person1s"), ("idim", "i+copulaPast+person1s"),
    ("güldü", "gül+past"), ("açtı", "aç+past"), ("yedim", "ye+past+person1s"),
    ("olacak", "ol+future"), ("gelmem", "gel+negative+aorist+person1s"),
    ("istemem", "iste+negative+aorist+person1s"),
    // Verbal nouns and participles.
    ("çalışma", "çalış+verbalNoun"), ("okuma", "oku+verbalNoun"), ("gelen", "gel+participle"),
    ("olan", "ol+participle"), ("bakan", "bak+participle"),
  ])
  func `the reading that a teacher would give comes first`(word: String, first: String) {
    let readings = Morphology.readings(of: bytes(word)).map(chain)
    #expect(readings.first == first, "\(word): \(readings)")
  }

  @Test(arguments: [
    ("yüz", PartOfSpeech.numeral), ("gül", .noun), ("kara", .adjective), ("açık", .adjective),
    ("önce", .postposition), ("dün", .adverb), ("araba", .noun), ("var", .adjective),
  ])
  func `a word of several kinds is the commonest`(word: String, kind: PartOfSpeech) {
    #expect(Morphology.readings(of: bytes(word)).first?.stem.partOfSpeech == kind)
  }

  @Test func `hepsi is a form of hep`() {
    let found = Morphology.readings(of: bytes("hepsi"), from: stem("hep", .pronoun), slips: 2)
    #expect(found.first.map(chain) == "hep+possessive3s")
    #expect(found.first?.slips.isEmpty == true)
    #expect(forms("hep", .pronoun, [[.possessive3s], [.possessive1p]]) == "hepsi hepimiz")
  }
}
