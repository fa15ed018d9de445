package import Cards

/// The meaning of a column of a text file or of a field of a note.
package enum NoteColumn: String, CaseIterable, Sendable {
  // In the order of the fields of Dilim's note types.
  case word, meaning
  case partOfSpeech = "part of speech"
  case example, translation, categories, image, sound
  // These are not fields of a note.
  case guid, deck, tags, notetype

  /// The fields of a note in order; a program that knows only front and back uses the first two.
  package static let fields: [NoteColumn] = [
    .word, .meaning, .partOfSpeech, .example, .translation, .categories, .image, .sound,
  ]

  private static let synonyms: [String: NoteColumn] = [
    "front": .word, "turkish": .word, "term": .word, "expression": .word, "kelime": .word,
    "sözcük": .word, "türkçe": .word,
    "back": .meaning, "english": .meaning, "definition": .meaning, "anlam": .meaning,
    "ingilizce": .meaning, "pos": .partOfSpeech, "part_of_speech": .partOfSpeech,
    "sentence": .example, "örnek": .example, "example translation": .translation,
    "çeviri": .translation, "category": .categories, "picture": .image, "audio": .sound,
    "id": .guid, "etiketler": .tags, "deste": .deck, "note type": .notetype,
  ]

  /// The column with a heading, in upper or lower case; nil if it is unknown.
  package init?(heading: String) {
    let name = heading.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let column = NoteColumn(rawValue: name) ?? Self.synonyms[name] else { return nil }
    self = column
  }

  /// The heading, with a capital.
  package var heading: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Returns the text of this field of an entry.
  package func text(of entry: CardEntry) -> String {
    switch self {
    case .word: entry.word
    case .meaning: entry.meaning
    case .partOfSpeech: entry.partOfSpeech
    case .example: entry.example
    case .translation: entry.translation
    case .categories: entry.categories.joined(separator: "; ")
    case .image: entry.image
    case .sound: entry.sound
    case .tags: entry.tags.joined(separator: " ")
    case .guid: NoteID.guid(ofEntry: entry.id)
    case .deck, .notetype: ""
    }
  }

  /// Sets this field of an entry.
  package func set(_ text: String, of entry: inout CardEntry) {
    switch self {
    case .word: entry.word = text
    case .meaning: entry.meaning = text
    case .partOfSpeech: entry.partOfSpeech = text
    case .example: entry.example = text
    case .translation: entry.translation = text
    case .categories: entry.categories = Self.list(text, separator: ";")
    case .image: entry.image = text
    case .sound: entry.sound = text
    case .tags: entry.tags = Self.list(text, separator: " ")
    case .guid, .deck, .notetype: break
    }
  }

  private static func list(_ text: String, separator: Character) -> [String] {
    text.split(separator: separator).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}
