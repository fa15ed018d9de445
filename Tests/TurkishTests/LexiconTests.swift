import Testing
import Turkish

@Suite struct LexiconTests {
  private func stems(_ word: String) -> [Stem] { Lexicon.stems(CodePage.encode(word)) }

  private func has(_ word: String, _ part: PartOfSpeech, _ trait: Stem.Traits) -> Bool {
    stems(word).contains { $0.partOfSpeech == part && $0.traits.contains(trait) }
  }

  private func always(_ word: String, _ part: PartOfSpeech, _ trait: Stem.Traits) -> Bool {
    let found = stems(word).filter { $0.partOfSpeech == part }
    return !found.isEmpty && found.allSatisfy { $0.traits.contains(trait) }
  }

  private func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }

  @Test func `a word of several parts of speech has a stem for each`() {
    let parts = Set(stems("yüz").map(\.partOfSpeech))
    #expect(parts.isSuperset(of: [.noun, .numeral, .verb]))
  }

  @Test(arguments: ["", "kitabı", "geliyor", "xyz", "ğ", "kitap ", "kita", "📚", "kitap\n"])
  func `letters that are no stem find nothing`(letters: String) {
    #expect(stems(letters).isEmpty)
  }

  @Test func `letters of any length and bytes find nothing and break nothing`() {
    #expect(Lexicon.stems([UInt8](repeating: UInt8(ascii: "a"), count: 10_000)).isEmpty)
    for byte in UInt8.min...UInt8.max {
      _ = Lexicon.stems([UInt8(ascii: "a"), byte])
      _ = Lexicon.stems([byte])
    }
  }

  @Test(arguments: ["kalem", "öğretmen", "ışık", "sandalye", "şişe", "aaa", "ğ", "", "kâğıt"])
  func `the stems that letters make are those that have no letter too often`(letters: String) {
    let bytes = CodePage.encode(letters).map { CodePage.withoutCircumflex[Int($0)] }
    let expected = Lexicon.everyStem.filter { stem in
      stem.letters.allSatisfy { letter in
        stem.letters.count { $0 == letter } <= bytes.count { $0 == letter }
      }
    }
    let found = Lexicon.stems(madeOf: CodePage.encode(letters))
    #expect(Set(found) == Set(expected) && found.count == expected.count)
  }

  @Test func `a stretch of a word finds the same as the stretch alone`() {
    let word = CodePage.encode("evlerimizden")
    #expect(Lexicon.stems(word[..<2]) == stems("ev"))
    #expect(Lexicon.stems(word.reversed().reversed()[..<2].lazy.map { $0 }) == stems("ev"))
  }

  @Test func `a circumflex finds the stem with and without it`() {
    #expect(stems("hâlâ") == stems("hala"))
    #expect(Set(stems("hala").map(Lexicon.headword)) == ["hala", "hâlâ"])
    #expect(stems("kâğıt").map(\.letters).first == CodePage.encode("kağıt"))
  }

  @Test(arguments: [
    ("gel", PartOfSpeech.verb, "gelmek"), ("oku", .verb, "okumak"),
    ("ankara", .properNoun, "Ankara"),
    ("istanbul", .properNoun, "İstanbul"), ("tbmm", .properNoun, "TBMM"), ("kitap", .noun, "kitap"),
  ])
  func `a headword is what a dictionary writes`(
    letters: String,
    part: PartOfSpeech,
    headword: String
  ) {
    let found = stems(letters).filter { $0.partOfSpeech == part }
    #expect(found.map(Lexicon.headword) == [headword])
  }

  @Test func `an abbreviation tells how it is spoken, a word doesn't`() {
    #expect(stems("tbmm").compactMap(Lexicon.spoken) == [CodePage.encode("tebememe")])
    #expect(stems("kitap").compactMap(Lexicon.spoken).isEmpty)
  }

  @Test func `nouns soften that do`() {
    let soft = words(
      """
      kitap dolap cevap mektup ağaç ilaç çocuk köpek ekmek renk denk ahenk psikolog kanat kurt \
      yurt dert umut vücut yoğurt armut senet cilt tat kilit uç taç borç dip cep grup
      """
    )
    #expect(soft.filter { !always($0, .noun, .softens) } == [])
  }

  @Test func `nouns stay hard that do`() {
    let hard = words(
      """
      saat bulut sepet devlet sanat hayat bilet park halk hukuk ek ok kök saç suç iç top hap ip \
      tank bank otopark ahlak merak sandviç paket robot
      """
    )
    #expect(hard.filter { has($0, .noun, .softens) || stems($0).isEmpty } == [])
  }

  @Test func `verbs that soften are few`() {
    #expect(words("git et tat güt kaybet").filter { !has($0, .verb, .softens) } == [])
    #expect(words("yap aç bak tut at bit ört konuş").filter { has($0, .verb, .softens) } == [])
  }

  @Test func `vowels drop where they do`() {
    let dropping = words(
      """
      ağız akıl alın asıl beyin boyun burun cisim emir fikir gönül göğüs hapis hüküm ilim isim \
      izin kahır karın kayıp keyif koyun kısım metin nesil oğul omuz ömür özür resim sabır şehir \
      şekil zehir zihin nehir nakit haciz tavır seyir devir
      """
    )
    #expect(dropping.filter { !has($0, .noun, .dropsVowel) } == [])
    #expect(words("hırs film kadın zaman hayat").filter { has($0, .noun, .dropsVowel) } == [])
    #expect(words("ayır çevir buyur").filter { !has($0, .verb, .dropsVowel) } == [])
  }

  @Test func `consonants double where they do`() {
    #expect(
      words("hak his af zan hat şık sır ret tıp had haz üs").filter { !has($0, .noun, .doubles) }
        == []
    )
    #expect(words("top kat kek ev yol kart").filter { has($0, .noun, .doubles) } == [])
  }

  @Test func `front suffixes follow a back vowel where they do`() {
    let front = words(
      """
      saat kontrol harf hayal gol rol alkol kalp dikkat hilal ihtimal istikbal metal usul \
      kabul mahsul petrol hal festival general
      """
    )
    #expect(front.filter { !has($0, .noun, .frontSuffixes) } == [])
    #expect(words("normal sosyal meşgul").filter { !has($0, .adjective, .frontSuffixes) } == [])
    let back = words(
      "sandal kral mal bal futbol basketbol voleybol kanal masal okul yol hayat sanat garaj"
    )
    #expect(back.filter { has($0, .noun, .frontSuffixes) || stems($0).isEmpty } == [])
  }

  @Test func `verbs of one syllable have -Ar but for thirteen`() {
    let thirteen = words("al bil bul dur gel gör kal ol öl san var ver vur")
    let oneSyllable = Lexicon.everyStem.filter { stem in
      stem.partOfSpeech == .verb && stem.letters.count(where: CodePage.isVowel) == 1
    }
    let exceptions = oneSyllable.filter { $0.traits.contains(.aoristI) }
    #expect(Set(exceptions.map { CodePage.decode($0.letters) }) == Set(thirteen))
  }

  @Test func `causatives against the rule are told`() {
    #expect(words("kork ak sark").filter { !has($0, .verb, .causativeIt) } == [])
    #expect(words("iç bit piş düş kaç geç uç yat").filter { !has($0, .verb, .causativeIr) } == [])
    #expect(words("çık kop").filter { !has($0, .verb, .causativeAr) } == [])
    let any: Stem.Traits = [.causativeIt, .causativeIr, .causativeAr]
    #expect(stems("yap").allSatisfy { $0.traits.isDisjoint(with: any) })
  }

  @Test func `compounds are known with their bound bases`() {
    for (compound, base) in [("buzdolabı", "buzdolap"), ("zeytinyağı", "zeytinyağ")] {
      #expect(has(compound, .noun, .possessiveCompound))
      #expect(has(base, .noun, .boundBase))
    }
    #expect(!has("araba", .noun, .possessiveCompound))
    #expect(has("su", .noun, .possessiveY))
  }

  @Test func `names take an apostrophe and languages none`() {
    #expect(words("ankara ayşe türkiye").allSatisfy { always($0, .properNoun, .takesApostrophe) })
    #expect(words("türkçe ingilizce").allSatisfy { !has($0, .properNoun, .takesApostrophe) })
  }

  @Test func `words of every day are not rare`() {
    let daily = words(
      "öp ot zil yüz uç duş tost ütü çorap havuç internet kahvaltı gel iç su ev ayşe ankara bilet"
    )
    #expect(daily.filter { stems($0).allSatisfy { $0.traits.contains(.rare) } } == [])
    #expect(
      words("abadi şad löp").allSatisfy { stems($0).allSatisfy { $0.traits.contains(.rare) } }
    )
  }

  @Test func `traits never contradict each other`() {
    for stem in Lexicon.everyStem {
      let name = CodePage.decode(stem.letters)
      let isVerb = stem.partOfSpeech == .verb
      #expect(
        stem.traits.contains(.aoristA) != stem.traits.contains(.aoristI) || !isVerb,
        "\(name)"
      )
      #expect(isVerb || stem.traits.isDisjoint(with: [.aoristA, .aoristI]), "\(name)")
      #expect(!stem.traits.isSuperset(of: [.softens, .staysHard]), "\(name)")
      if stem.traits.contains(.softens), let last = stem.letters.last {
        #expect(CodePage.encode("pçtkg").contains(last), "\(name)")
      }
    }
  }

  @Test func `every line is found by its letters, once, and the tables are sorted`() {
    let all = Lexicon.everyStem
    #expect(all.count > 30_000)
    var seen: Set<String> = []
    var previous: [UInt8] = []
    for stem in all {
      let name = CodePage.decode(stem.letters)
      #expect(stems(name).contains(stem), "\(name)")
      #expect(
        seen.insert("\(stem) \(Lexicon.headword(of: stem))").inserted || stems(name).count > 1,
        "\(name) twice"
      )
      #expect(stem.letters.allSatisfy { CodePage.isLetter($0) }, "\(name)")
      let key = Array(name.utf8)
      let sameInitial = previous.first == key.first
      #expect(!sameInitial || !key.lexicographicallyPrecedes(previous), "\(name) is out of place")
      previous = key
    }
  }

  @Test(arguments: [
    ("festival", true), ("transversal", true), ("kartal", false), ("blogdal", false),
    ("itmal", true), ("fiberal", true), ("zorumsal", false), ("blokarol", true), ("tarbol", false),
    ("masrul", true), ("karpul", false), ("dihaat", true), ("verahat", true), ("zarfat", false),
  ])
  func `an unknown word is front where loans of its shape are`(word: String, isFront: Bool) {
    let stem = Stem.guess(letters: CodePage.encode(word), partOfSpeech: .noun)
    #expect(stem.traits.contains(.frontSuffixes) == isFront)
    #expect(stem.isGuess)
  }

  @Test(arguments: [
    ("smufak", true), ("zırtop", true), ("gılgaç", true), ("blenk", true), ("blörolog", true),
    ("brot", false), ("tarafet", false), ("blup", false), ("parsk", false), ("gröloji", false),
    ("blank", false), ("tetvik", false), ("telnik", true), ("mürtebbik", false), ("indibak", false),
    ("zarmelik", true), ("teklit", true), ("fiberoit", true), ("barlit", false),
  ])
  func `an unknown noun softens by the general rule`(word: String, softens: Bool) {
    let stem = Stem.guess(letters: CodePage.encode(word), partOfSpeech: .noun)
    #expect(stem.traits.contains(.softens) == softens)
    let verb = Stem.guess(letters: CodePage.encode(word), partOfSpeech: .verb)
    #expect(!verb.traits.contains(.softens))
    let name = Stem.guess(letters: CodePage.encode(word), partOfSpeech: .properNoun)
    #expect(!name.traits.contains(.softens) && name.traits.contains(.takesApostrophe))
  }

  @Test(arguments: [("zart", true), ("googlela", false)])
  func `an unknown verb has the aorist of its length`(word: String, isA: Bool) {
    let stem = Stem.guess(letters: CodePage.encode(word), partOfSpeech: .verb)
    #expect(stem.traits.contains(.aoristA) == isA)
    #expect(stem.traits.contains(.aoristI) != isA)
  }
}
