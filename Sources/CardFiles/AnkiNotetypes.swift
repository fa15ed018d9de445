import Cards

/// The note types of Dilim in Anki, one for each set of kinds.
///
/// When a note is edited, Anki makes a card for every template of its type, so a type has only the
/// templates of the kinds that the deck asks.
enum AnkiNotetypes {
  /// The ids never change, so that a second import finds the same types.
  private static let firstID: Int64 = 1_730_000_000_000

  static func id(_ shape: CardEntry.Shape, _ kinds: [CardKind]) -> Int64 {
    let places = CardKind.allCases.enumerated()
    let mask = places.reduce(0) { $0 + (kinds.contains($1.element) ? 1 << $1.offset : 0) }
    return firstID + Int64(mask) + (shape == .plain ? 8 : 0)
  }

  /// Returns the name of the type for a shape and some kinds.
  static func name(_ shape: CardEntry.Shape, _ kinds: [CardKind]) -> String {
    let base = shape == .word ? TextDeck.wordNotetype : TextDeck.plainNotetype
    return kinds == CardKind.usual
      ? base : "\(base): \(kinds.map(\.rawValue).joined(separator: ", "))"
  }

  /// Returns the kinds of a type of Dilim; nil for the name of any other type.
  static func kinds(named name: String) -> [CardKind]? {
    for base in [TextDeck.wordNotetype, TextDeck.plainNotetype] where name.hasPrefix(base) {
      if name == base { return CardKind.usual }
      let list = name.dropFirst(base.count + 2).split(separator: ",").map { $0.drop { $0 == " " } }
      let kinds = list.compactMap { CardKind(rawValue: String($0)) }
      return kinds.isEmpty || kinds.count != list.count ? nil : kinds
    }
    return nil
  }

  /// Whether a type is one of Dilim; Anki may have added to its name.
  static func isDilimType(_ type: AnkiCollection.Notetype) -> Bool {
    [TextDeck.wordNotetype, TextDeck.plainNotetype].contains { type.name.hasPrefix($0) }
      && !type.templates.isEmpty
      && type.templates.allSatisfy { CardKind(rawValue: $0.name) != nil }
  }

  /// Returns the type for a shape and some kinds, which are in the order of ``CardKind``.
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
