/// The templates of a note type, parsed once for all of its cards.
struct NotetypeTemplates {
  /// A parsed side or the error in it.
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

  /// Returns the index of the template of a card; a cloze type has only one.
  func place(ofCard ordinal: Int) -> Int { type.isCloze ? 0 : ordinal }

  /// Returns the name of a card's template.
  func name(ofCard ordinal: Int) -> String {
    let place = place(ofCard: ordinal)
    return type.templates.indices.contains(place) ? type.templates[place].name : "\(ordinal + 1)"
  }

  /// Returns the sides of a card; throws if Anki would show an error instead.
  func rendered(_ card: TemplateValues) throws(NoteRefusal) -> CardSides {
    let ordinal = card.cardNumber - 1
    let place = place(ofCard: ordinal)
    let name = name(ofCard: ordinal)
    guard sides.indices.contains(place) else {
      throw .template(.noTemplate(card.cardNumber), name: name)
    }
    do throws(TemplateProblem) {
      // As in Anki, errors of the front come first.
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
