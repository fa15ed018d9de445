/// The templates of a note type, read once for all of its cards.
struct NotetypeTemplates {
  /// A side as it was read, or why it can't be.
  private typealias Side = Result<CardTemplate, TemplateProblem>

  let type: AnkiCollection.Notetype
  private let sides: [(front: Side, back: Side)]

  init(_ type: AnkiCollection.Notetype) {
    self.type = type
    func side(_ text: String) -> Side {
      Result { () throws(TemplateProblem) in try CardTemplate(text, fields: type.fields) }
    }
    sides = type.templates.map { (side($0.front), side($0.back)) }
  }

  /// The place of the template of a card: a type with gaps has one for all.
  func place(ofCard ordinal: Int) -> Int { type.isCloze ? 0 : ordinal }

  /// What a template is called.
  func name(ofCard ordinal: Int) -> String {
    let place = place(ofCard: ordinal)
    return type.templates.indices.contains(place) ? type.templates[place].name : "\(ordinal + 1)"
  }

  /// What the sides of a card show; throws where Anki would show a message instead.
  func shown(_ card: TemplateValues) throws(NoteRefusal) -> CardSides {
    let ordinal = card.cardNumber - 1
    let place = place(ofCard: ordinal)
    let name = name(ofCard: ordinal)
    guard sides.indices.contains(place) else {
      throw .template(.noTemplate(card.cardNumber), name: name)
    }
    do throws(TemplateProblem) {
      // Anki looks at the back last.
      let template = try sides[place].front.get()
      let front = try TemplateRenderer(card: card, isQuestion: true).pieces(of: template)
      if isBlank(template, card) { return CardSides.blank }
      let answer = try sides[place].back.get()
      let back = try TemplateRenderer(card: card, isQuestion: false).pieces(of: answer)
      return CardSides(front, back, fields: card.fields, names: type.fields)
    } catch {
      throw .template(error, name: name)
    }
  }

  private func isBlank(_ front: CardTemplate, _ card: TemplateValues) -> Bool {
    type.isCloze
      ? !card.fields.contains { ClozeText.numbers(in: $0).contains(card.cardNumber) }
      : front.isBlank(for: card)
  }
}
