import Cards

/// Our own note types: one for each set of kinds that a deck asks, for Anki makes every card that a
/// note type knows as soon as a note is edited.
enum AnkiNotetypes {
  /// Lasting numbers, so that a second import finds the types again.
  private static let firstID: Int64 = 1_730_000_000_000

  static func id(_ shape: CardEntry.Shape, _ kinds: [CardKind]) -> Int64 {
    let places = CardKind.allCases.enumerated()
    let mask = places.reduce(0) { $0 + (kinds.contains($1.element) ? 1 << $1.offset : 0) }
    return firstID + Int64(mask) + (shape == .plain ? 8 : 0)
  }

  /// The name of the type for a shape and some kinds.
  static func name(_ shape: CardEntry.Shape, _ kinds: [CardKind]) -> String {
    let base = shape == .word ? TextDeck.wordNotetype : TextDeck.plainNotetype
    return kinds == CardKind.usual
      ? base : "\(base): \(kinds.map(\.rawValue).joined(separator: ", "))"
  }

  /// The kinds of the type of ours with this name; nil for any other.
  static func kinds(named name: String) -> [CardKind]? {
    for base in [TextDeck.wordNotetype, TextDeck.plainNotetype] where name.hasPrefix(base) {
      if name == base { return CardKind.usual }
      let list = name.dropFirst(base.count + 2).split(separator: ",").map { $0.drop { $0 == " " } }
      let kinds = list.compactMap { CardKind(rawValue: String($0)) }
      return kinds.isEmpty || kinds.count != list.count ? nil : kinds
    }
    return nil
  }

  /// Whether a type in a collection is one of ours, whatever Anki has added to its name.
  static func isOurs(_ type: AnkiCollection.Notetype) -> Bool {
    [TextDeck.wordNotetype, TextDeck.plainNotetype].contains { type.name.hasPrefix($0) }
      && !type.templates.isEmpty
      && type.templates.allSatisfy { CardKind(rawValue: $0.name) != nil }
  }

  /// The type for a shape and some kinds, in the order of ``CardKind``.
  static func notetype(
    _ shape: CardEntry.Shape,
    _ kinds: [CardKind]
  ) -> AnkiCollection.Notetype {
    AnkiCollection.Notetype(
      id: id(shape, kinds),
      name: name(shape, kinds),
      fields: NoteColumn.fields.map(\.heading),
      templates: kinds.map(template)
    )
  }

  private static func template(_ kind: CardKind) -> AnkiCollection.Template {
    let more = "<br>{{Example}}<br>{{Translation}}<br>{{Image}}"
    let answer = "<hr id=answer>"
    return switch kind {
    case .recognise:
      AnkiCollection.Template(
        name: kind.rawValue,
        front: "{{Word}} {{Sound}}",
        back: "{{FrontSide}}\(answer){{Meaning}}\(more)"
      )
    case .recall:
      AnkiCollection.Template(
        name: kind.rawValue,
        front: "{{Meaning}}",
        back: "{{FrontSide}}\(answer){{Word}} {{Sound}}\(more)"
      )
    case .type:
      AnkiCollection.Template(
        name: kind.rawValue,
        front: "{{Meaning}}<br>{{type:Word}}",
        back: "{{FrontSide}}\(answer){{Word}} {{Sound}}\(more)"
      )
    }
  }
}
