/// Renders the cards of a note type with its templates.
struct TemplateReading {
  let templates: NotetypeTemplates
  let roles: [FieldRole]

  init(_ type: AnkiCollection.Notetype) {
    templates = NotetypeTemplates(type)
    roles = type.fields.map(FieldRole.init(heading:))
  }

  var type: AnkiCollection.Notetype { templates.type }

  /// Returns the sides of a card; throws if a terminal can't show them.
  func sides(
    of card: AnkiCollection.Card,
    _ note: AnkiCollection.Note,
    deck: String
  ) throws(NoteRefusal) -> CardSides {
    if type.isCloze, note.fields.contains(where: ClozeText.hidesPicture) { throw .hiddenPicture }
    let sides = try templates.rendered(values(of: card, note, deck: deck))
    if sides.isBlank { throw .blankFront }
    let (front, back) = (sides.question, sides.answer)
    if front.runs.isEmpty {
      throw Self.media(front, isFront: true) ?? .blankFront
    }
    if back.runs.isEmpty, sides.typedField == nil {
      throw Self.media(back, isFront: false) ?? .noMeaning
    }
    if ClozeText.hasGap(front.text) || ClozeText.hasGap(back.text) { throw .bareGap }
    return sides
  }

  private static func media(_ side: HTMLContent, isFront: Bool) -> NoteRefusal? {
    (side.images.first ?? side.sounds.first).map { .onlyMedia(isFront: isFront, name: $0) }
  }

  private func values(
    of card: AnkiCollection.Card,
    _ note: AnkiCollection.Note,
    deck: String
  ) -> TemplateValues {
    TemplateValues(fields: note.fields, cardNumber: card.ordinal + 1) { special in
      switch special {
      case .tags: note.tags.joined(separator: " ")
      case .type: type.name
      case .deck: deck
      case .subdeck: deck.split(separator: "::").last.map(String.init) ?? deck
      case .flag: "flag\(card.flag)"
      case .card: templates.name(ofCard: card.ordinal)
      case .cardID: String(card.id)
      }
    }
  }
}
