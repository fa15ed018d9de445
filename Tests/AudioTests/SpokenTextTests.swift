import Audio
import Testing

struct SpokenTextTests {
  @Test(arguments: [
    ("Bilet 40 TL.", "Bilet 40 lira."),
    ("2 kg elma, 3 km yol", "2 kilo elma, 3 kilometre yol"),
    ("500 TL'ye aldım.", "500 liraya aldım."),
    ("Dr. Ayşe geldi.", "doktor Ayşe geldi."),
    ("TLC, kgb", "TLC, kgb"),
  ])
  func `abbreviations are said in full`(text: String, spoken: String) {
    #expect(SpokenText.prepared(text) == spoken)
  }

  @Test func `phoneme codes and control characters are left out`() {
    #expect(SpokenText.prepared("Gel[[h@'loU]]din \u{1B}[1mmi?\n") == "Geldin [1mmi?")
    #expect(SpokenText.prepared("[[[[a]]b]]") == "b]]")
    #expect(SpokenText.prepared("Gel [[a") == "Gel")
  }

  @Test func `each person of a dialogue has a number, and the names are not said`() {
    let parts = Speech.parts(of: [
      "Emre: Geliyor musun?", "Ayşe Hanım: Evet.", "Emre: Saat 10:30'da: tamam mı?", "Kapı çaldı.",
      "Bir şey var: yağmur.",
    ])
    #expect(parts.map(\.speaker) == [1, 2, 1, 0, 0])
    #expect(
      parts.map(\.text) == [
        "Geliyor musun?", "Evet.", "Saat 10:30'da: tamam mı?", "Kapı çaldı.",
        "Bir şey var: yağmur.",
      ]
    )
  }

  @Test func `parts without words are left out`() {
    #expect(Speech.parts(of: ["", "  ", "Emre: ", "Gel."]).map(\.text) == ["Gel."])
  }
}
