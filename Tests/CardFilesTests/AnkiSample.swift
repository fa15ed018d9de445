import CardFiles
import Cards
import Memory

/// An Anki collection for tests: note types with templates, notes, and their cards.
struct AnkiSample {
  var collection = AnkiCollection(created: 1_700_000_000, utcOffset: 0, rolloverHour: 4)

  init() {
    collection.decks = [AnkiCollection.Deck(id: 1, name: "Default")]
    collection.options = [.usual]
  }

  /// A note type with a front and a back for each of its templates.
  mutating func type(
    _ id: Int64,
    _ name: String = "Mine",
    fields: [String],
    _ templates: [(front: String, back: String)],
    isCloze: Bool = false
  ) {
    collection.notetypes.append(
      AnkiCollection.Notetype(
        id: id,
        name: name,
        isCloze: isCloze,
        fields: fields,
        templates: templates.enumerated().map { place, template in
          AnkiCollection.Template(
            name: "Card \(place + 1)",
            front: template.front,
            back: template.back
          )
        }
      )
    )
  }

  /// A note with new cards of the templates with these indices.
  mutating func note(
    _ guid: String,
    _ type: Int64,
    _ fields: [String],
    cards ordinals: [Int] = [0],
    deck: Int64 = 1,
    tags: [String] = []
  ) {
    let id = Int64(collection.notes.count + 1) * 100
    collection.notes.append(
      AnkiCollection.Note(id: id, guid: guid, notetype: type, tags: tags, fields: fields)
    )
    collection.cards += ordinals.map { ordinal in
      AnkiCollection.Card(
        id: id + Int64(ordinal),
        note: id,
        deck: deck,
        ordinal: ordinal,
        type: .new,
        queue: .new,
        reps: 0,
        lapses: 0
      )
    }
  }

  /// An answer to a card of the last note, by the index of its template.
  mutating func answer(_ ordinal: Int, kind: Int = 1) {
    collection.reviews.append(
      AnkiCollection.Review(
        id: 1_700_000_000_000 + Int64(collection.reviews.count),
        card: (collection.notes.last?.id ?? 0) + Int64(ordinal),
        rating: kind < 4 ? 3 : 0,
        interval: 1,
        lastInterval: 0,
        factor: 2500,
        milliseconds: 900,
        kind: kind
      )
    )
  }

  var file: CardImport { CardImport(collection) }

  /// One line for each entry: kinds, sides, and the rest of the back.
  var lines: [String] {
    file.notes.map { note in
      let entry = note.note.entry
      let kinds = note.cards.map(\.kind.rawValue).joined(separator: "+")
      let sides = [entry.word, entry.meaning, entry.example, entry.translation]
      let texts = sides.map { $0.replacing("\n", with: " / ") }
      return "\(kinds): \(texts.joined(separator: " | "))".replacing(#/( \| )+$/#, with: "")
    }
  }

  /// The reports on content that was left out and on refused notes.
  var rest: [String] {
    file.refusals.map { "\($0.line): \($0.reason)" }
      + file.leftOut.map { "\($0.count) \($0.part)" }
  }
}
