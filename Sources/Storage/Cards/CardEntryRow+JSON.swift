import Cards

/// An entry as JSON, without its empty fields.
extension CardEntryRow: Codable {
  private enum Key: String, CodingKey {
    case id, shape, word, meaning, categories, example, translation, image, sound, tags, created
    case position, kinds
    case partOfSpeech = "part_of_speech"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String {
      try fields.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    func list(_ key: Key) throws -> [String] {
      try fields.decodeIfPresent([String].self, forKey: key) ?? []
    }
    self.init(
      CardEntry(
        id: try fields.decodeID(forKey: .id),
        shape: try fields.decode(CardEntry.Shape.self, forKey: .shape),
        word: try fields.decode(String.self, forKey: .word),
        partOfSpeech: try text(.partOfSpeech),
        meaning: try fields.decode(String.self, forKey: .meaning),
        categories: try list(.categories),
        example: try text(.example),
        translation: try text(.translation),
        image: try text(.image),
        sound: try text(.sound),
        tags: try list(.tags),
        created: try fields.decode(Int64.self, forKey: .created)
      )
    )
    position = try fields.decodeIfPresent(Int.self, forKey: .position) ?? 0
    kinds = try fields.decodeIfPresent([CardKind].self, forKey: .kinds)
    if kinds?.isEmpty == true {
      throw DecodingError.dataCorruptedError(
        forKey: .kinds,
        in: fields,
        debugDescription: "at least one kind of card"
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(entry.id, forKey: .id)
    try fields.encode(entry.shape, forKey: .shape)
    try fields.encode(entry.word, forKey: .word)
    try fields.encode(entry.meaning, forKey: .meaning)
    try fields.encode(entry.created, forKey: .created)
    if position != 0 { try fields.encode(position, forKey: .position) }
    try fields.encodeIfPresent(kinds, forKey: .kinds)
    let texts: [(Key, String)] = [
      (.partOfSpeech, entry.partOfSpeech), (.example, entry.example),
      (.translation, entry.translation), (.image, entry.image), (.sound, entry.sound),
    ]
    for (key, text) in texts where !text.isEmpty { try fields.encode(text, forKey: key) }
    if !entry.categories.isEmpty { try fields.encode(entry.categories, forKey: .categories) }
    if !entry.tags.isEmpty { try fields.encode(entry.tags, forKey: .tags) }
  }
}
