import Curriculum
import Testing

struct OptionTests {
  private func shown(_ options: [String], item: String = "a1-u1-reading#x") throws -> [String] {
    let question = Question(
      prompt: "?",
      key: LocatedText(text: options[0], line: 1),
      distractors: options.dropFirst().map { Distractor(LocatedText(text: $0, line: 2)) }
    )
    return question.options(for: try #require(ItemID(item))).map(\.text)
  }

  @Test(arguments: [
    ["30", "5", "100", "12"],
    ["09.30", "9:15", "21.00", "07.45"],
    ["Yirmi beş", "Beş", "Yüz on", "Yirmi"],
    ["Saat dörtte.", "Saat on ikide.", "Saat üçte.", "Saat dört buçukta."],
    ["15 lira", "150 lira", "5 lira", "1.000 lira"],
    ["Üç kalem", "Bir kalem", "On iki kalem", "İki kalem"],
    ["12,5", "2,75", "2,5", "13"],
    ["Saat 8'de", "Saat 7'de", "Saat 10'da", "Saat 9'da"],
  ])
  func `numbers and times are in ascending order`(options: [String]) throws {
    let sorted = [
      "5", "12", "30", "100", "07.45", "9:15", "09.30", "21.00", "Beş", "Yirmi", "Yirmi beş",
      "Yüz on", "Saat üçte.", "Saat dörtte.", "Saat dört buçukta.", "Saat on ikide.", "5 lira",
      "15 lira", "150 lira", "1.000 lira", "Bir kalem", "İki kalem", "Üç kalem", "On iki kalem",
      "2,5", "2,75", "12,5", "13", "Saat 7'de", "Saat 8'de", "Saat 9'da", "Saat 10'da",
    ].filter(options.contains)
    for number in 0..<20 {
      #expect(try shown(options, item: "a1-u1-reading#i\(number)") == sorted)
    }
  }

  @Test func `other options are shuffled by item, and the key is at each place as often`() throws {
    let options = ["Bir doktor", "Bir şoför", "Bir garson", "Bir hemşire"]
    var places = [0, 0, 0, 0]
    for number in 0..<4000 {
      let item = "a1-u1-reading#i\(number)"
      let shown = try shown(options, item: item)
      #expect(shown.sorted() == options.sorted())
      places[try #require(shown.firstIndex(of: options[0]))] += 1
    }
    #expect(places.allSatisfy { (900...1100).contains($0) }, "\(places)")
  }

  @Test func `the order of an item never changes`() throws {
    let options = ["Doktor", "Şoför", "Garson", "Hemşire"]
    let shown = try shown(options, item: "a1-u1-reading#is")
    #expect(shown == ["Doktor", "Hemşire", "Şoför", "Garson"])
  }
}
