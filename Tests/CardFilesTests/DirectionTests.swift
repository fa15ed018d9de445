import CardFiles
import Cards
import Testing

/// The directions of cards, and the texts of their entries.
struct DirectionTests {
  private static let words = [
    ("ev", "house", "das Haus"), ("su", "water", "das Wasser"), ("güzel", "beautiful", "schön"),
    ("gelmek", "to come", "kommen"), ("kitap", "book", "das Buch"), ("at", "horse", "das Pferd"),
    ("öğretmen", "teacher", "der Lehrer"), ("ve", "and", "und"),
  ]

  private static func answer(_ text: String) -> String { "{{FrontSide}}<hr id=answer>\(text)" }

  /// The first entries of a deck with these fields and templates.
  private func entries(
    _ fields: [String],
    _ templates: [(String, String)],
    _ texts: ((String, String, String)) -> [String]
  ) -> [String] {
    var sample = AnkiSample()
    sample.type(5, fields: fields, templates.map { ($0.0, Self.answer($0.1)) })
    for (place, word) in Self.words.enumerated() {
      sample.note("g\(place)", 5, texts(word), cards: Array(templates.indices))
    }
    return sample.lines.filter { $0.contains("ev") }
  }

  @Test func `a note of a frequency list has word, meaning, and the number on the back`() {
    let found = entries(
      ["Number", "Word", "Translation", "Example", "Example translation"],
      [("{{Word}}", "{{Translation}}<br>{{Example}}<br>{{Example translation}}")]
    ) { ["7", $0.0, $0.1, "\($0.0)!", "\($0.1)!"] }
    #expect(found == ["recognise: ev | house | ev! | house! / Number: 7"])
  }

  @Test func `a card with an English question is for recall, whatever its fields`() {
    let found = entries(["A", "B"], [("{{A}}", "{{B}}")]) { [$0.1, $0.0] }
    #expect(found == ["recall: ev | house"])
    #expect(
      entries(["A", "B"], [("{{B}}", "{{A}}")]) { [$0.2, $0.0] } == ["recognise: ev | das Haus"]
    )
  }

  @Test func `a template in which Turkish is typed gives cards to type`() {
    let found = entries(["A", "B"], [("{{A}}<br>{{type:B}}", "{{type:B}}")]) { [$0.1, $0.0] }
    #expect(found == ["type: ev | house"])
    let both = entries(
      ["A", "B"],
      [("{{A}}", "{{B}}"), ("{{B}}", "{{A}}"), ("{{B}}{{type:A}}", "{{A}}")]
    ) { [$0.0, $0.1] }
    #expect(both == ["recognise+recall+type: ev | house"])
  }

  @Test func `a card on which English is typed becomes recognition, with a report`() {
    var sample = AnkiSample()
    sample.type(
      5,
      fields: ["A", "B"],
      [("{{A}}{{type:B}}", "{{FrontSide}}<hr id=answer>{{type:B}}")]
    )
    sample.note("g", 5, ["ev", "house"])
    #expect(sample.lines == ["recognise: ev | house"])
    #expect(sample.rest == ["1 typing(template: \"Card 1\", notetype: \"Mine\")"])
  }

  @Test func `cards of one note that ask for different texts are separate entries`() {
    let found = entries(
      ["English", "Deutsch", "Türkçe"],
      [("{{English}}", "{{Türkçe}}"), ("{{Türkçe}}", "{{Deutsch}}"), ("{{Deutsch}}", "{{Türkçe}}")]
    ) { [$0.1, $0.2, $0.0] }
    #expect(found == ["recall: ev | house", "recognise+recall: ev | das Haus"])
  }

  @Test func `entries of one note have different GUIDs`() {
    var sample = AnkiSample()
    sample.type(
      5,
      fields: ["A", "B"],
      [("{{A}}", "{{B}}"), ("{{A}}{{B}}", "{{B}}"), ("{{B}}", "{{A}}")]
    )
    sample.note("g", 5, ["ev", "house"], cards: [0, 1, 2])
    #expect(sample.file.notes.map(\.note.guid) == ["g", "g 2"])
    #expect(
      sample.file.notes.map { $0.cards.map(\.kind) } == [[.recognise, .recall], [.recognise]]
    )
  }

  @Test func `the direction is determined for each deck of a note type`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back"], [("{{Front}}", Self.answer("{{Back}}"))])
    for (place, word) in Self.words.enumerated() {
      sample.note("a\(place)", 5, [word.0, word.1], deck: 2)
      sample.note("b\(place)", 5, [word.1, word.0], deck: 3)
    }
    let kinds = sample.file.notes.map { $0.cards[0].kind }
    #expect(kinds == Self.words.flatMap { _ in [CardKind.recognise, .recall] })
  }

  @Test func `decks without Turkish keep the front of their first template`() {
    var sample = AnkiSample()
    sample.type(
      5,
      fields: ["Country", "Capital"],
      [
        ("{{Country}}", Self.answer("{{Capital}}")), ("{{Capital}}", Self.answer("{{Country}}")),
        ("{{Country}}{{type:Capital}}", Self.answer("{{type:Capital}}")),
      ]
    )
    for (place, (country, capital)) in [("Norway", "Warsaw"), ("Mexico", "Quito")].enumerated() {
      sample.note("g\(place)", 5, [country, capital], cards: [0, 1, 2])
    }
    #expect(
      sample.lines.prefix(2) == ["recognise+recall: Norway | Warsaw", "type: Warsaw | Norway"]
    )
  }

  @Test(arguments: [
    (
      ["How are you?", "I am at home.", "Good morning!", "What is your name?"],
      ["Nasılsın?", "Evdeyim.", "Günaydın!", "Adın ne?"], CardKind.recall
    ),
    (
      ["Nasılsın?", "Evdeyim.", "Günaydın!", "Adın ne?"],
      ["Wie geht es dir?", "Ich bin zu Hause.", "Guten Morgen!", "Wie heißt du?"], .recognise
    ),
    (
      ["gitmek (ben)", "gelmek (sen)", "almak (o)", "vermek (biz)"],
      ["gittim", "geldin", "aldı", "verdik"], .recognise
    ),
    (
      ["How are you?", "I am at home.", "Good morning!", "What is your name?"],
      ["كيف حالك", "أنا في البيت", "صباح الخير", "ما اسمك"], .recognise
    ),
  ])
  func `sentences show the direction, and pairs without Turkish keep their front`(
    fronts: [String],
    backs: [String],
    kind: CardKind
  ) {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back"], [("{{Front}}", Self.answer("{{Back}}"))])
    for (place, front) in fronts.enumerated() {
      sample.note("g\(place)", 5, [front, backs[place]])
    }
    #expect(sample.file.notes.map { $0.cards[0].kind } == fronts.map { _ in kind })
    let entry = sample.file.notes[0].note.entry
    #expect([entry.word, entry.meaning].contains(fronts[0]))
  }

  @Test func `with few words, the names of fields show the direction`() {
    for (names, kind) in [
      (["English", "Turkish"], "recall"), (["Türkçe", "Almanca"], "recognise"),
    ] {
      var sample = AnkiSample()
      sample.type(5, fields: names, [("{{\(names[0])}}", Self.answer("{{\(names[1])}}"))])
      sample.note("g", 5, ["Hotel", "Otel"])
      #expect(sample.lines.first?.hasPrefix(kind) == true, "\(names)")
    }
  }

  @Test func `the answers to a card follow it to its entry`() {
    var sample = AnkiSample()
    sample.type(
      5,
      fields: ["A", "B"],
      [("{{A}}", Self.answer("{{B}}")), ("{{B}}", Self.answer("{{A}}"))]
    )
    sample.note("g", 5, ["house", "ev"], cards: [0, 1])
    sample.answer(0)
    sample.answer(0)
    sample.answer(1)
    let cards = sample.file.notes[0].cards
    #expect(cards.map { "\($0.kind) \($0.answers.count)" } == ["recall 2", "recognise 1"])
  }

  @Test func `extra lines of the answer are on the back in both directions`() {
    let found = entries(
      ["Word", "Meaning", "Note"],
      [("{{Word}}", "{{Meaning}} ({{Note}})"), ("{{Meaning}}", "{{Word}}<br>{{Note}}")]
    ) { [$0.0, $0.1, "old"] }
    #expect(found == ["recognise+recall: ev | house | (old) / old"])
  }
}
