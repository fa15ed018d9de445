/// Renders a side of a card with its template.
struct TemplateRenderer {
  let card: TemplateValues
  let isQuestion: Bool

  /// Returns the pieces of a side in order.
  func pieces(of template: CardTemplate) throws(TemplateProblem) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    try add(template.nodes, to: &pieces)
    return pieces
  }

  private func add(
    _ nodes: [CardTemplate.Node],
    to pieces: inout [TemplatePiece]
  ) throws(TemplateProblem) {
    for node in nodes {
      switch node {
      case .text(let text): pieces.append(TemplatePiece(kind: .html, html: text))
      case .replacement(.frontSide, _, _):
        pieces.append(TemplatePiece(kind: .frontSide, html: ""))
      case .replacement(let reference, let name, let filters):
        guard let text = card.text(of: reference) else { throw .unknownField("{{\(name)}}") }
        pieces.append(piece(text, reference, name, filters))
      case .condition(let reference, let isNegated, let inner):
        if card.holds(reference) != isNegated {
          try add(inner, to: &pieces)
        } else {
          try check(inner)
        }
      }
    }
  }

  /// Checks a part that is not shown; as in Anki, errors in it count too.
  private func check(_ nodes: [CardTemplate.Node]) throws(TemplateProblem) {
    for node in nodes {
      switch node {
      case .text: break
      case .replacement(let reference, let name, _):
        guard card.text(of: reference) != nil else { throw .unknownField("{{\(name)}}") }
      case .condition(_, _, let inner): try check(inner)
      }
    }
  }

  private func piece(
    _ text: String,
    _ reference: TemplateReference,
    _ name: String,
    _ filters: [String]
  ) -> TemplatePiece {
    var field: Int?
    if case .field(let place) = reference { field = place }
    return TemplateFilter.piece(
      text,
      filters,
      name: name,
      field: field,
      card: card,
      isQuestion: isQuestion
    )
  }
}
