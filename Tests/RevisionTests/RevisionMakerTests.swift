import Curriculum
import Revision
import Testing

struct RevisionMakerTests {
  private static let units = [
    ["dative", "present-iyor"], ["accusative"], ["locative"], ["past-di"], ["ablative"],
  ]

  private static func cards(_ unit: Int, _ rows: [(word: String, example: String)]) throws -> Lesson
  {
    let cards = rows.enumerated().map { number, row in
      "* \(row.word) | noun | thing \(number) | \(row.example) | An English sentence. {#w\(number)}"
    }
    let text = """
      id: a1-u\(unit)-vocabulary
      level: A1
      unit: \(unit)
      skill: vocabulary
      title: Sözcükler
      grammar: \(units[unit - 1].joined(separator: ", "))

      \(cards.joined(separator: "\n"))

      """
    return try LessonReader().read(Array(text.utf8), file: "a1/a1-u\(unit)-vocabulary.lesson")
  }

  private static let syllabus = Syllabus(
    units: units.enumerated().map { number, tags in
      Syllabus.Unit(
        level: .a1,
        number: number + 1,
        title: "Birim",
        englishTitle: "Unit",
        tags: tags.map(GrammarTag.init(rawValue:))
      )
    }
  )

  private func maker() throws -> RevisionMaker {
    let lessons = try [
      Self.cards(
        1,
        [("okul", "Kedi her gün okula geliyor."), ("banka", "Köpek bugün bankaya koştu.")]
      ),
      Self.cards(2, [("bahçe", "Kedi şimdi bahçeye çıktı.")]),
      Self.cards(5, [("otel", "Biz bugün otelden çıktık.")]),
    ]
    return RevisionMaker(lessons, Self.syllabus)
  }

  @Test func `a unit has its own sentences, then other ones of the three units before it`() throws {
    let items = try maker().items(for: 0..<5) { _ in .init(gaps: 3, orders: 0) }
    #expect(
      items[0].map(\.text) == ["Kedi her gün okul[a] geliyor.", "Köpek bugün banka[ya] koştu."]
    )
    #expect(items[1].map(\.source.unit) == [1])
    #expect(items[4].map(\.source.unit) == [4])
  }

  @Test func `what its own unit left comes back in a later one`() throws {
    let items = try maker().items(for: 0..<3) { _ in .init(gaps: 1, orders: 0) }
    #expect(items[0].count == 1)
    let later = try maker().items(for: 1..<3) { _ in .init(gaps: 3, orders: 0) }
    #expect(later[0].map(\.source.unit) == [1, 0])
    #expect(later[1].map(\.source.unit) == [0])
  }

  @Test func `the items are the same whenever they are made`() throws {
    let amounts = { (_: Int) in RevisionMaker.Amounts(gaps: 3, orders: 2) }
    #expect(try maker().items(for: 0..<5, amounts) == maker().items(for: 0..<5, amounts))
  }

  @Test func `no sentence has two items`() throws {
    let items = try maker().items(for: 0..<5) { _ in .init(gaps: 6, orders: 6) }
    let sentences = items.joined().map(\.source.turkish)
    #expect(Set(sentences).count == sentences.count)
  }
}
