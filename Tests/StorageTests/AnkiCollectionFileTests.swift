import CardFiles
import RandomTestSupport
import Storage
import Testing

@Suite(.seeded) struct AnkiCollectionFileTests {
  private static var collection: AnkiCollection {
    var collection = AnkiCollection(created: 1_700_000_000, utcOffset: 3 * 3600, rolloverHour: 4)
    collection.notetypes = [
      AnkiCollection.Notetype(
        id: 5,
        name: "Dilim word",
        fields: ["Word", "Meaning"],
        templates: [AnkiCollection.Template(name: "recognise", front: "{{Word}}", back: "")]
      ),
      AnkiCollection.Notetype(id: 6, name: "Gaps", isCloze: true, fields: ["Text"], templates: []),
    ]
    collection.decks = [AnkiCollection.Deck(id: 9, name: "Türkçe::A1", about: "\"quoted\"")]
    collection.notes = [
      AnkiCollection.Note(
        id: 11,
        guid: "x]y",
        notetype: 5,
        tags: ["isim", "a1"],
        fields: ["İzmir &amp; <b>ev</b>", "house"]
      )
    ]
    var card = AnkiCollection.Card(
      id: 12,
      note: 11,
      deck: 9,
      ordinal: 0,
      type: .review,
      queue: .suspended,
      reps: 3,
      lapses: 1
    )
    card.due = 40
    card.interval = 7
    card.data = "{\"s\":2.5}"
    collection.cards = [card]
    collection.reviews = [
      AnkiCollection.Review(
        id: 13,
        card: 12,
        rating: 3,
        interval: 7,
        lastInterval: -600,
        factor: 2500,
        milliseconds: 900,
        kind: 1
      )
    ]
    return collection
  }

  @Test func `a written collection reads back the same`() throws {
    let written = Self.collection
    let bytes = try AnkiCollectionFile.bytes(of: written, at: 1_700_000_000_000, name: "x")
    let read = try AnkiCollectionFile.collection(in: bytes, name: "x")
    #expect(read.notes == written.notes && read.reviews == written.reviews)
    #expect(read.cards == written.cards && read.created == written.created)
    #expect(read.notetypes.map(\.name) == ["Dilim word", "Gaps"])
    #expect(read.notetypes.map(\.isCloze) == [false, true])
    #expect(read.notetypes.first == written.notetypes.first)
    #expect(read.decks.last == written.decks.last && read.options == [.usual])
    #expect(read.decks.map(\.name) == ["Default", "Türkçe::A1"])
  }

  @Test func `bytes that are not a collection are refused without a trap`() throws {
    let good = try AnkiCollectionFile.bytes(of: Self.collection, at: 0, name: "x")
    #expect(throws: DatabaseError.self) { try AnkiCollectionFile.collection(in: [], name: "x") }
    #expect(throws: DatabaseError.self) {
      try AnkiCollectionFile.collection(in: Array("SQLite format 3".utf8), name: "x")
    }
    var random = TestRandom(1)
    var refused = 0
    for _ in 0..<300 {
      var bytes = good
      for _ in 0..<20 {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<good.count / 2, using: &random))
      do { _ = try AnkiCollectionFile.collection(in: bytes, name: "x") } catch { refused += 1 }
    }
    #expect(refused > 100)
  }
}
