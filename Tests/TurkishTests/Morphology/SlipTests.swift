import Testing
import Turkish

@Suite struct SlipTests {
  /// The slips of the first reading: rule, place, expected and found letter, suffix.
  static func slips(_ word: String, from letters: String, _ partOfSpeech: PartOfSpeech) -> String {
    let readings = Morphology.readings(
      of: bytes(word),
      from: stem(letters, partOfSpeech),
      slips: 2
    )
    return readings.first.map { text($0.slips) } ?? "unreadable"
  }

  static func text(_ slips: [Reading.Slip]) -> String {
    func letter(_ byte: UInt8?) -> String { byte.map { CodePage.decode([$0]) } ?? "-" }
    return slips.map { slip in
      "\(slip.rule.rawValue) \(slip.place) \(letter(slip.expected)) \(letter(slip.found)) "
        + (slip.suffix?.rawValue ?? "stem")
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("gitdim", "git", PartOfSpeech.verb, "assimilation 3 t d past"),
    ("kitapda", "kitap", .noun, "assimilation 5 t d locative"),
    ("evta", "ev", .noun, "assimilation 2 d t locative, harmony 3 e a locative"),
    ("evlar", "ev", .noun, "harmony 3 e a plural"),
    ("evlarımızdan", "ev", .noun, "harmony 3 e a plural"),
    ("evlarimizden", "ev", .noun, "harmony 3 e a plural"),
    ("saatlar", "saat", .noun, "harmony 5 e a plural"),
    ("geldım", "gel", .verb, "harmony 4 i ı past"),
    ("arabaı", "araba", .noun, "buffer 5 s - possessive3s"),
    ("arabasi", "araba", .noun, "harmony 6 ı i possessive3s"),
    ("evyi", "ev", .noun, "buffer 2 - y possessive3s"),
    ("rolye", "rol", .noun, "buffer 3 - y dative"),
    ("arabaım", "araba", .noun, "buffer 5 - ı possessive1s"),
    ("evide", "ev", .noun, "pronominal_n 3 n - locative"),
    ("evideki", "ev", .noun, "pronominal_n 3 n - locative"),
    ("köpeğiyi", "köpek", .noun, "pronominal_n 6 n y accusative"),
    ("resimini", "resim", .noun, "vowel_drop 3 - i stem"),
    ("hakı", "hak", .noun, "doubling 3 k - stem"),
    ("kitapı", "kitap", .noun, "softening 4 b p stem"),
    ("hayadımı", "hayat", .noun, "softening 4 t d stem"),
    ("gitiyor", "git", .verb, "softening 2 d t stem"),
    ("gelecekim", "gel", .verb, "softening 6 ğ k future"),
    ("geleceyim", "gel", .verb, "softening 6 ğ y future"),
    ("başlayor", "başla", .verb, "narrowing 4 ı a stem"),
    ("başlıyan", "başla", .verb, "narrowing 4 a ı stem"),
    ("yıkıyacak", "yıka", .verb, "narrowing 3 a ı stem"),
    ("görmeyor", "gör", .verb, "narrowing 4 ü e negative"),
    ("gelmiyecek", "gel", .verb, "narrowing 4 e i negative"),
    ("deyecek", "de", .verb, "narrowing 1 i e stem"),
    ("başliyor", "başla", .verb, "harmony 4 ı i progressive"),
    ("gitti", "git", .verb, ""),
    ("gidti", "git", .verb, "softening 2 t d stem"),
    ("gitdiğimde", "git", .verb, "assimilation 3 t d pastParticiple"),
  ])
  func `a form with a slip tells the rule and the letters`(
    word: String,
    letters: String,
    partOfSpeech: PartOfSpeech,
    expected: String
  ) {
    #expect(Self.slips(word, from: letters, partOfSpeech) == expected)
  }

  @Test func `every reading of an ambiguous slip is there`() {
    let readings = Morphology.readings(of: bytes("arabaı"), from: stem("araba"), slips: 1)
    #expect(
      readings.map { Self.text($0.slips) }
        == ["buffer 5 s - possessive3s", "buffer 5 y - accusative"]
    )
  }

  @Test func `a right form comes before one with slips`() {
    let readings = Morphology.readings(of: bytes("arabanı"), from: stem("araba"), slips: 2)
    #expect(readings.first?.suffixes == [.possessive2s, .accusative])
    #expect(readings.first?.slips.isEmpty == true)
    #expect(
      readings.contains {
        $0.suffixes == [.accusative] && Self.text($0.slips) == "buffer 5 y n accusative"
      }
    )
  }

  @Test func `no more slips than asked for are let through`() {
    let house = stem("ev")
    #expect(Morphology.readings(of: bytes("evta"), from: house, slips: 1).isEmpty)
    #expect(Morphology.readings(of: bytes("evlar"), from: house, slips: 0).isEmpty)
    #expect(Morphology.readings(of: bytes("evler"), from: house, slips: -3).first?.slips == [])
    #expect(Morphology.readings(of: bytes("okul"), from: house, slips: 2).isEmpty)
  }
}
