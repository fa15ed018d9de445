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

  @Test func `each person has a number and a place among women or men`() {
    var cast = Cast()
    let known = cast.speaker(named: "Emre", kind: .man)
    #expect(known == Speaker(kind: .man, place: 0, number: 1))
    #expect(cast.speaker(named: "Ali", kind: .man) == Speaker(kind: .man, place: 1, number: 2))
    #expect(cast.speaker(named: "Elif", kind: .woman) == Speaker(kind: .woman, place: 0, number: 3))
    // What was said of a person first holds.
    #expect(cast.speaker(named: "Emre", kind: .woman) == known)
  }

  @Test func `women and men take turns where nobody knows`() {
    var cast = Cast()
    let kinds = ["Deniz", "Memur", "Deniz", "Sunucu"].map { cast.speaker(named: $0).kind }
    #expect(kinds == [.woman, .man, .woman, .woman])
  }
}
