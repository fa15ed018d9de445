import CardFiles
import Cards
import Testing

struct AnkiImportTests {
  private static let basic = ("{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}")
  private static let reversed = ("{{Back}}", "{{FrontSide}}<hr id=answer>{{Front}}")

  @Test func `fields that no card shows are on the back with their names`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back", "Extra", "Empty", "Notes"], [Self.basic])
    sample.note("g", 5, ["ev", "house", "from <i>eb</i>", "", "old"])
    #expect(sample.lines == ["recognise: ev | house | Extra: from eb / Notes: old"])
    #expect(sample.rest.isEmpty)
  }

  @Test func `these fields are below the example if there is one`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back", "Example", "Extra"], [Self.basic])
    sample.note("g", 5, ["ev", "house", "Evdeyim.", "old"])
    #expect(sample.lines == ["recognise: ev | house | Evdeyim. / Extra: old"])
  }

  @Test func `pictures beyond the first are named`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back", "Pictures"], [Self.basic])
    sample.note("g", 5, ["ev", "house", "<img src=a.jpg><img src=b.jpg>"])
    #expect(sample.file.notes.first?.note.entry.image == "a.jpg")
    #expect(sample.rest == ["1 media(notetype: \"Mine\")"])
  }

  @Test func `a side without text is refused, and its content is named`() {
    for (front, back, isFront, name) in [
      ("<img src=\"a&amp;b.jpg\">", "x", true, "a&b.jpg"), ("[sound:s.mp3]", "x", true, "s.mp3"),
      ("x", "<div><img src='c.png'></div>", false, "c.png"),
    ] {
      let refusal = NoteRefusal.onlyMedia(isFront: isFront, name: name)
      var sample = AnkiSample()
      sample.type(5, fields: ["Front", "Back"], [Self.basic])
      sample.note("g", 5, [front, back])
      #expect(sample.file.notes.isEmpty && sample.file.refusals.map(\.reason) == [refusal])
      let text = "#separator:tab\n#html:true\n#guid column:1\ng\t\(front)\t\(back)\n"
      #expect(TextDeck.read(text, at: 0) == [.refused(line: 4, refusal)])
    }
  }

  @Test func `cards with nothing to show are reported, and the other cards are imported`() {
    var sample = AnkiSample()
    sample.type(
      5,
      fields: ["Front", "Back", "Extra"],
      [Self.basic, Self.reversed, ("{{Extra}}", "{{Front}}"), ("{{Sound}}", "{{Front}}")]
    )
    sample.note("g", 5, ["ev", "house", ""], cards: [0, 1, 2, 3])
    sample.answer(2)
    #expect(sample.lines == ["recognise+recall: ev | house"])
    let unknown = NoteRefusal.template(.unknownField("{{Sound}}"), name: "Card 4")
    #expect(
      sample.file.leftOut == [
        ImportOmission(.card(template: "Card 3", notetype: "Mine", .blankFront), count: 1),
        ImportOmission(.card(template: "Card 4", notetype: "Mine", unknown), count: 1),
        ImportOmission(.answers, count: 1),
      ]
    )
  }

  @Test func `cards that the collection lacks do not appear`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back"], [Self.basic, Self.reversed])
    sample.note("a", 5, ["ev", "house"], cards: [0])
    sample.note("b", 5, ["su", "water"], cards: [0, 1])
    sample.note("c", 5, ["at", "horse"], cards: [1])
    sample.note("d", 5, ["kuş", "bird"], cards: [])
    #expect(
      sample.lines == [
        "recognise: ev | house", "recognise+recall: su | water", "recall: at | horse",
      ]
    )
    #expect(sample.rest == ["4: noCards"])
  }

  @Test func `content of a collection that is not imported is counted`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["Front", "Back"], [Self.basic, Self.reversed])
    sample.collection.decks += [
      AnkiCollection.Deck(id: 2, name: "A"), AnkiCollection.Deck(id: 3, name: "B"),
      AnkiCollection.Deck(id: 4, name: "Empty"),
      AnkiCollection.Deck(id: 5, name: "Described", about: "<b>x</b>"),
    ]
    var filtered = AnkiCollection.Deck(id: 6, name: "Filtered")
    filtered.isFiltered = true
    sample.collection.decks.append(filtered)
    sample.note("a", 5, ["ev", "house"], cards: [0, 1], deck: 2)
    sample.collection.cards[1].deck = 3
    sample.answer(0)
    sample.answer(0, kind: 4)
    sample.note("b", 5, ["", "x"], cards: [0], deck: 2)
    sample.answer(0)
    sample.note("c", 5, ["su", "water"], deck: 2)
    sample.collection.cards[0].flag = 3
    sample.collection.cards[1].queue = .buried
    sample.collection.cards[2].queue = .buriedSibling
    sample.collection.cards[3].data = #"{"cd":"{\"x\":1}"}"#
    sample.collection.cards[3].filteredDeck = 6
    #expect(
      sample.rest == [
        "2: blankFront", "1 answers", "1 changes", "1 flags", "2 buried", "1 customData",
        "1 secondDeck(\"B\", first: \"A\")", "1 filteredDecks([\"Filtered\"])",
        "1 emptyDecks([\"Described\"], areDescribed: true)",
        "1 emptyDecks([\"Empty\"], areDescribed: false)",
      ]
    )
  }

  @Test func `options that decks here lack are reported with these decks`() {
    var sample = AnkiSample()
    var options = AnkiCollection.Options.usual
    options.id = 7
    options.desiredRetention = 0.85
    options.newLimit = 30
    options.learningSteps = [2, 20, 1440]
    sample.collection.options.append(options)
    sample.type(5, fields: ["Front", "Back"], [Self.basic])
    for (id, name) in [(2, "A"), (3, "B"), (4, "C")] as [(Int64, String)] {
      sample.collection.decks.append(
        AnkiCollection.Deck(id: id, name: name, options: id == 4 ? 1 : 7)
      )
      sample.note(name, 5, ["ev", name], deck: id)
    }
    let differences: [OptionDifference] = [
      .retention(0.85), .newLimit(30), .learningSteps([2, 20, 1440]),
    ]
    #expect(
      sample.file.leftOutOfDecks { _ in nil }
        == [ImportOmission(.options(decks: ["A", "B"], differences), count: 2)]
    )
    // A known deck with the same settings needs no options from the file.
    var known = Deck(id: "d", title: "A", created: 0)
    known.settings.newLimit = 30
    let parts = sample.file.leftOutOfDecks { $0 == "A" ? known : nil }.map(\.part)
    let fewer = [OptionDifference.retention(0.85), .learningSteps([2, 20, 1440])]
    #expect(parts.contains(.options(decks: ["A"], fewer)))
    #expect(parts.contains(.options(decks: ["B"], differences)))
  }

  @Test(arguments: ["a & b.jpg", "it's <1>.png", "c&amp;d.gif", "ş.jpg", "&.jpg"])
  func `names of files in fields are kept`(name: String) {
    let fields = ["<img src=\"\(AnkiField.html(name))\">", "[sound:\(AnkiField.html(name))]"]
    let content = AnkiField.content(fields.joined())
    #expect(content.images == [name] && content.sounds == [name] && content.text.isEmpty)
  }
}
