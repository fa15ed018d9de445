import Testing
import Turkish

/// Forms of our own choosing: lemma, features, best form.
private let forms = """
  ev	N;NOM;SG	ev
  ev	N;ABL;PL;PSS1P	evlerimizden
  ev	N;ACC;SG;PSS3S	evini
  ev	N;LOC;SG;PSS3P	evlerinde
  ev	N;NOM;PL;PSS3P	evleri
  kitap	N;ACC;SG	kitabı
  kitap	N;LOC;SG	kitapta
  ağaç	N;DAT;SG	ağaca
  renk	N;GEN;SG	rengin
  top	N;ACC;SG	topu
  saat	N;ACC;SG	saati
  gol	N;PL	goller
  burun	N;DAT;SG;PSS1S	burnuma
  hak	N;NOM;SG;PSS1S	hakkım
  his	N;ACC;SG	hissi
  su	N;NOM;SG;PSS3S	suyu
  su	N;GEN;SG	suyun
  araba	N;INS;SG	arabayla
  çocuk	N;EQTV;SG	çocukça
  masa	pos=N,case=ESS,num=PL	masalarda
  masa	pos=N,poss=PSS2S,case=DAT,num=SG	masana
  öğretmen	pos=N,tense=PST,per=1,num=PL	öğretmenlerdik
  öğretmen	pos=N,tense=PRS,per=3,num=PL,aspect={IPFV/PFV}	öğretmenlerdir
  öğretmen	pos=N,tense=PST,per=2,num=SG,evid=NFH	öğretmenmişsiniz
  doktor	N;LGSPEC1;1S;SG;PRS	doktorum
  doktor	N;LGSPEC1;3P;PL;PRS	doktorlardır
  doktor	N;LGSPEC1;2P;SG;LGSPEC2	doktormuşsunuz
  doktor	N;LGSPEC1;3P;SG;PST	doktordular
  yorgun	ADJ;LGSPEC1;PRS;1;SG;POS;DECL	yorgunum
  yorgun	ADJ;LGSPEC1;PST;2;PL;NEG;DECL	yorgun değildiniz
  yorgun	ADJ;LGSPEC1;LGSPEC2;3;SG;POS;INTR	yorgun muymuş?
  yorgun	ADJ;LGSPEC1;PRS;1;SG;NEG;INTR	yorgun değil miyim?
  yorgun	ADJ;PL;3;POS;PRS;INTR;LGSPEC1	yorgunlar mı?
  yorgun	ADJ;DECL;PL;3;NEG;PST;LGSPEC1	yorgun değildiler
  yorgun	ADJ;DECL;SG;1;NEG;COND;LGSPEC1	yorgun değilsem
  gelmek	V;NFIN	gelmek
  gelmek	V;IND;1;SG;PRS;POS;DECL	gelirim
  gelmek	V;IND;1;SG;PRS;NEG;DECL	gelmem
  gelmek	V;IND;1;PL;PRS;NEG;DECL	gelmeyiz
  gelmek	V;IND;2;SG;PRS;POS;INTR	gelir misin?
  gelmek	V;IND;3;PL;PST;PROG;POS;DECL	geliyorlardı
  gelmek	V;IND;3;PL;PST;PROG;NEG;DECL	gelmiyordular
  gelmek	V;PROG;DECL;IND;PL;3;NEG;PST	gelmiyorlardı
  gelmek	V;IND;1;SG;PST;POS;INTR	geldim mi?
  gelmek	V;IND;SG;1;POS;PST;INTR	geldim mi
  gelmek	V;IND;3;PL;FUT;NEG;INTR	gelmeyecekler mi?
  gelmek	pos=V,polar=NEG,mood=IND,inter=DECL,tense=FUT,per=1,num=SG	gelmeyeceğim
  gelmek	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=SG,aspect=PFV	geldi
  gelmek	pos=V,tense=PRS,per=2,num=PL,aspect={IPFV/PFV}	gelirsiniz
  gelmek	V;DECL;IRR;SG;3;POS;PST	gelmiş
  gelmek	V;DECL;IRR;SG;1;NEG;PST;LGSPEC1	gelmemişmişim
  gelmek	V;DECL;IRR;SG;2;POS;FUT	gelecekmişsin
  gelmek	V;HAB;DECL;IND;SG;2;NEG;PST	gelmezdin
  gelmek	V;HAB;IRR;PL;3;NEG;PRS;INTR	gelmezler miymiş
  gelmek	V;HAB;DECL;IRR;SG;3;NEG;FUT	gelir olmayacakmış
  gelmek	V;PROG;IND;SG;1;POS;FUT;INTR	geliyor olacak mıyım
  gelmek	V;PROG;DECL;IRR;PL;3;NEG;FUT	geliyor olmayacaklarmış
  gelmek	V;PRF;DECL;IND;SG;1;POS;PST	geldiydim
  gelmek	V;PRF;IND;PL;3;POS;PST;INTR	geldiler miydi
  gelmek	V;PRF;IND;PL;1;NEG;PST;INTR	gelmedi miydik
  gelmek	V;PRF;DECL;IRR;PL;3;POS;PST	gelmişlerdi
  gelmek	V;PRF;DECL;IRR;SG;1;POS;FUT	gelmiş olacağım
  gelmek	V;PROSP;DECL;IND;PL;1;NEG;PST	gelmeyecektik
  gelmek	V;PROSP;DECL;IRR;SG;3;POS;PST	gelmiş olacaktı
  gelmek	V;PROSP;IRR;PL;3;NEG;FUT;INTR	gelecek olmayacaklar mıymış
  gelmek	V;DECL;IMP;SG;2;NEG	gelme
  gelmek	V;DECL;IMP;PL;2;POS	gelin
  gelmek	V;DECL;IMP;PL;2;POS;LGSPEC2	geliniz
  gelmek	V;DECL;IMP;SG;3;POS	gelsin
  gelmek	V;POT;HAB;IND;SG;1;POS;PRS;DECL	gelebilirim
  gelmek	V;POT;HAB;IND;SG;1;NEG;PRS;DECL	gelemem
  gelmek	V;OBLIG;SG;2;POS;INTR	gelmeli misin
  okumak	V;PROG;DECL;OBLIG;SG;2;POS	okuyor olmalısın
  okumak	V;PRF;DECL;OBLIG;SG;3;POS	okumuş olmalı
  gelmek	V;OPT;PL;1;POS;DECL	gelelim
  gelmek	V;COND;SG;1;POS;PST;DECL	gelseydim
  gelmek	V;HAB;IND;SG;2;POS;PRS;COND;DECL	gelirsen
  gitmek	V;IND;1;PL;PRS;PROG;POS;DECL	gidiyoruz
  başlamak	V;IND;3;SG;PRS;PROG;POS;DECL	başlıyor
  demek	V;IND;3;SG;FUT;POS;DECL	diyecek
  yapmak	V;IND;3;SG;PRS;POS;DECL	yapar
  çalışmak	V;IND;3;SG;PRS;POS;DECL	çalışır
  seyretmek	V;IND;1;SG;FUT;POS;DECL	seyredeceğim
  yazmak	V;PASS;IND;3;SG;PST;POS;DECL	yazıldı
  anlamak	V;CAUS;IND;1;SG;PST;POS;DECL	anlattım
  korkmamak	V;IND;3;SG;PRS;POS;DECL	korkmaz
  korkmamak	pos=V,tense=PRS,per=2,num=PL,aspect={IPFV/PFV}	korkmazsınız
  """

struct UniMorphTests {
  private func best(_ lemma: String, _ features: String) throws -> String? {
    let inflection = try UniMorph.inflection(features)
    return try #require(Lemma(lemma, inflection.partOfSpeech)).forms(inflection).first
  }

  @Test(arguments: forms.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) })
  func `features name the form that Turkish has for them`(row: [String]) throws {
    #expect(try best(row[0], row[1]) == row[2])
  }

  @Test(arguments: [
    ("cep telefonu", "N;ACC;SG", "cep telefonunu"),
    ("cep telefonu", "N;NOM;SG;PSS1S", "cep telefonum"),
    ("cep telefonu", "N;LOC;PL", "cep telefonlarında"),
    ("ay ışığı", "N;NOM;PL", "ay ışıkları"), ("çift sayı", "N;ACC;SG", "çift sayıyı"),
    ("pişman olmak", "V;IND;1;SG;PST;POS;DECL", "pişman oldum"),
    ("otuz birci", "N;DAT;PL", "otuz bircilere"),
    ("locked-in sendromu", "N;LOC;SG", "locked-in sendromunda"),
  ])
  func `of a phrase the last word is inflected`(row: (String, String, String)) throws {
    #expect(try best(row.0, row.1) == row.2)
  }

  @Test(arguments: [
    ("Ankara", "N;ABL;SG", "Ankara'dan"), ("Türk", "N;NOM;PL", "Türkler"),
    ("Türk", "N;LGSPEC1;1S;SG;PRS", "Türk'üm"), ("Zanzipur", "N;LOC;SG", "Zanzipur'da"),
    ("Zanzipurlu", "N;DAT;SG", "Zanzipurluya"), ("kâğıt", "N;ACC;SG", "kâğıdı"),
    ("rüzgâr", "N;PL", "rüzgârlar"), ("ilâç", "N;GEN;SG", "ilâcın"),
    ("acemī", "N;ABL;SG", "acemiden"), ("İngilizceleştirmek", "V;NFIN", "İngilizceleştirmek"),
    ("DVD", "N;NOM;SG", "DVD"),
  ])
  func `capitals, circumflexes and apostrophes are kept as names write them`(
    row: (String, String, String)
  ) throws {
    #expect(try best(row.0, row.1) == row.2)
  }

  @Test(arguments: [
    ("emir", "N;ACC;SG", "emri"), ("koyun", "N;GEN;SG", "koyunun"), ("şık", "N;ACC;SG", "şıkkı"),
    ("şahıs", "N;DAT;SG", "şahsa"), ("sesli", "N;NOM;PL", "sesliler"),
    ("biyomedikal", "N;NOM;PL", "biyomedikaller"), ("rızık", "N;ACC;SG", "rızkı"),
    ("müebbet", "N;ACC;SG", "müebbedi"), ("zanaat", "N;ACC;SG", "zanaatı"),
    ("yeryüzü", "N;LOC;SG", "yeryüzünde"), ("gözaltı", "N;DAT;SG", "gözaltına"),
  ])
  func `loans and stems with a homograph have their usual form first`(
    row: (String, String, String)
  ) throws {
    #expect(try best(row.0, row.1) == row.2)
  }

  @Test(arguments: [
    ("cevizyaprağı", "N;NOM;PL", "cevizyaprakları"), ("gülgözü", "N;LOC;SG", "gülgözünde"),
    ("çamsuyu", "N;ACC;SG", "çamsuyunu"), ("çamyazı", "N;ACC;SG", "çamyazıyı"),
    ("teminatlık", "N;DAT;SG", "teminatlığa"), ("blokmelik", "N;ACC;SG", "blokmeliği"),
    ("sabretmek", "V;IND;3;SG;FUT;POS;DECL", "sabredecek"),
    ("neşretmek", "V;IND;3;SG;PRS;POS;DECL", "neşreder"),
    ("harbetmek", "V;IND;3;SG;PRS;POS;DECL", "harbeder"),
    ("benzetmek", "V;IND;3;SG;PRS;POS;DECL", "benzetir"),
  ])
  func `compounds follow the word at their end`(row: (String, String, String)) throws {
    #expect(try best(row.0, row.1) == row.2)
  }

  @Test(arguments: [
    ("V;IND;3;SG;PST;NEG;DECL", "korkmadı"), ("V;DECL;IND;SG;3;POS;PST", "korkmadı"),
    ("V;DECL;IND;SG;3;NEG;PST", "korkmamadı"), ("V;PROG;DECL;IND;SG;1;NEG;PRS", "korkmamıyorum"),
  ])
  func `only the tables of 2021 negate a negated verb again`(row: (String, String)) throws {
    #expect(try best("korkmamak", row.0) == row.1)
  }

  @Test(arguments: [
    ("zıbartak", "N;ACC;SG", "zıbartağı"), ("fönküç", "N;DAT;SG", "fönküce"),
    ("bork", "N;ACC;SG", "borku"), ("dülomot", "N;ACC;SG", "dülomotu"),
    ("zıplarlamak", "V;IND;3;SG;PRS;PROG;POS;DECL", "zıplarlıyor"),
    ("tılmak", "V;IND;3;SG;PRS;POS;DECL", "tılar"), ("mürket", "N;PL", "mürketler"),
    ("gözükübak fırdılısı", "N;LOC;SG", "gözükübak fırdılısında"),
  ])
  func `words that nobody knows follow their sound`(row: (String, String, String)) throws {
    #expect(try best(row.0, row.1) == row.2)
  }

  @Test func `all forms in use are told, the best first`() throws {
    let inflection = try UniMorph.inflection("N;NOM;SG;PSS1S")
    let forms = try #require(Lemma("koyun", .noun)).forms(inflection)
    #expect(forms == ["koyunum", "koynum"])
  }

  @Test(arguments: [
    ("", FeatureError.empty), (";;", .empty), ("N;ABL;XYZ", .unknown("XYZ")),
    ("pos=N,case=FOO", .unknown("case=FOO")), ("pos=N,colour=RED", .unknown("colour=RED")),
    ("N;SG;PL", .contradiction("SG", "PL")), ("V;POS;NEG;PST", .contradiction("POS", "NEG")),
    ("V;PST", .noForm("V;PST")), ("NOM;SG", .noForm("NOM;SG")), ("N;FUT", .noForm("N;FUT")),
    ("V;PRF;IND;SG;1;POS;PRS", .noForm("V;PRF;IND;SG;1;POS;PRS")),
  ])
  func `features that name no form are refused with their reason`(
    features: String,
    error: FeatureError
  ) {
    #expect(throws: error) { try UniMorph.inflection(features) }
  }

  @Test(arguments: ["", " ", "-", "gel", "123", "mak"])
  func `a word that is no verb has no verb's lemma`(text: String) {
    #expect(Lemma(text, .verb) == nil)
  }

  @Test(arguments: [
    ("evlerimizden", "ev", "N;ABL;PL;PSS1P"), ("kitabımı", "kitap", "N;ACC;SG;PSS1S"),
    ("geliyordum", "gel", "V;PROG;DECL;IND;SG;1;POS;PST"),
    ("gelmez", "gel", "V;HAB;DECL;IND;SG;3;NEG;PRS"),
    ("gelemem", "gel", "V;POT;HAB;DECL;IND;SG;1;NEG;PRS"),
    ("gelmişti", "gel", "V;PRF;DECL;IRR;SG;3;POS;PST"),
    ("doktorlardır", "doktor", "N;LGSPEC1;3P;PL;PRS"),
  ])
  func `a reading has the features that lead back to it`(
    word: String,
    stem: String,
    features: String
  ) {
    let readings = Morphology.readings(of: CodePage.encode(word))
    let found = readings.filter { $0.stem.letters == CodePage.encode(stem) }
      .compactMap(UniMorph.features)
    #expect(found.contains(features), "\(found)")
  }

  @Test func `features of a reading always mean the same chain`() throws {
    for word in ["evleri", "gelirlerdi", "yazıldı", "evindeki", "yüzüm", "gelseydik", "güzelmiş"] {
      for reading in Morphology.readings(of: CodePage.encode(word)) {
        guard let features = UniMorph.features(of: reading) else { continue }
        #expect(
          try UniMorph.inflection(features).suffixes == reading.suffixes,
          "\(word) \(features)"
        )
      }
    }
  }
}
