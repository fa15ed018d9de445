import CardFiles
import Coordination
import Testing

struct AnkiImportTests {
  /// A collection with one note of these fields and one new card of each template.
  private func file(_ fields: [(name: String, html: String)], templates: Int = 1) -> CardImport {
    var collection = AnkiCollection(created: 1_700_000_000, utcOffset: 0, rolloverHour: 4)
    collection.notetypes = [
      AnkiCollection.Notetype(
        id: 5,
        name: "Mine",
        fields: fields.map(\.name),
        templates: (0..<templates).map {
          AnkiCollection.Template(name: "Card \($0 + 1)", front: "", back: "")
        }
      )
    ]
    collection.notes = [
      AnkiCollection.Note(id: 9, guid: "g", notetype: 5, tags: [], fields: fields.map(\.html))
    ]
    collection.cards = (0..<templates).map { place in
      AnkiCollection.Card(
        id: 20 + Int64(place),
        note: 9,
        deck: 1,
        ordinal: place,
        type: .new,
        queue: .new,
        reps: 0,
        lapses: 0
      )
    }
    return CardImport(collection)
  }

  @Test func `fields beyond front and back stand on the back`() throws {
    let taken = file([
      ("Front", "ev"), ("Back", "house"), ("Extra", "from <i>eb</i>"), ("Empty", ""),
      ("Notes", "old"),
    ])
    let entry = try #require(taken.notes.first?.note.entry)
    #expect(entry.word == "ev" && entry.meaning == "house")
    #expect(entry.example == "Extra: from eb\nNotes: old" && taken.leftOut.isEmpty)
  }

  @Test func `fields for which there is no place are named`() throws {
    let taken = file([
      ("A", "ev"), ("B", "house"), ("Example", "Evdeyim."), ("Extra", "old"),
      ("Pictures", "<img src=a.jpg><img src=b.jpg>"),
    ])
    let entry = try #require(taken.notes.first?.note.entry)
    #expect(entry.example == "Evdeyim." && entry.image == "a.jpg")
    let parts = [LeftOut.Part.field("Extra", notetype: "Mine"), .media(notetype: "Mine")]
    #expect(taken.leftOut == parts.map { LeftOut($0, count: 1) })
  }

  @Test func `cards beyond the two directions are named`() {
    let taken = file([("Front", "ev"), ("Back", "house")], templates: 3)
    #expect(taken.notes.first?.cards.map(\.kind) == [.recognise, .recall])
    #expect(taken.leftOut == [LeftOut(.template("Card 3", notetype: "Mine"), count: 1)])
  }

  @Test func `a side without text is refused with what stands there`() {
    for (front, back, isFront, name) in [
      ("<img src=\"a&amp;b.jpg\">", "x", true, "a&b.jpg"), ("[sound:s.mp3]", "x", true, "s.mp3"),
      ("x", "<div><img src='c.png'></div>", false, "c.png"),
    ] {
      let refusal = NoteRefusal.onlyMedia(isFront: isFront, name: name)
      let taken = file([("Front", front), ("Back", back)])
      #expect(taken.notes.isEmpty && taken.refusals.map(\.reason) == [refusal])
      let text = "#separator:tab\n#html:true\n#guid column:1\ng\t\(front)\t\(back)\n"
      #expect(TextDeck.read(text, at: 0) == [.refused(line: 4, refusal)])
    }
  }

  @Test(arguments: ["a & b.jpg", "it's <1>.png", "c&amp;d.gif", "ş.jpg", "&.jpg"])
  func `names of files come through fields as they are`(name: String) {
    let fields = ["<img src=\"\(AnkiField.html(name))\">", "[sound:\(AnkiField.html(name))]"]
    let content = AnkiField.content(fields.joined())
    #expect(content.images == [name] && content.sounds == [name] && content.text.isEmpty)
  }
}
