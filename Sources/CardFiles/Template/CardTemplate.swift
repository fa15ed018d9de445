/// One side of a template, parsed and checked.
struct CardTemplate {
  indirect enum Node: Equatable {
    case text(String)
    case replacement(TemplateReference, name: String, filters: [String])
    case condition(TemplateReference, isNegated: Bool, [Node])
  }

  let nodes: [Node]

  /// Parses the text of a template for a note type with these fields.
  init(_ text: String, fields: [String]) throws(TemplateProblem) {
    var tokens = TemplateTokens(text)
    nodes = try Self.nodes(of: &tokens, fields, within: nil)
  }

  /// Parses the nodes up to the end of a condition or of the template.
  private static func nodes(
    of tokens: inout TemplateTokens,
    _ fields: [String],
    within condition: Substring?
  ) throws(TemplateProblem) -> [Node] {
    var nodes: [Node] = []
    while let token = tokens.next() {
      switch token {
      case .text(let text), .comment(let text): nodes.append(.text(String(text)))
      case .replacement(let name): nodes.append(try replacement(name, fields))
      case .opening(let name, let isNegated):
        guard let reference = TemplateReference.condition(name, fields: fields) else {
          throw .unknownField("{{\(isNegated ? "^" : "#")\(name)}}")
        }
        let inner = try self.nodes(of: &tokens, fields, within: name)
        nodes.append(.condition(reference, isNegated: isNegated, inner))
      case .closing(let name):
        guard name == condition else { throw .notOpened("{{/\(name)}}") }
        return nodes
      }
    }
    if let condition { throw .notClosed("{{/\(condition)}}") }
    return nodes
  }

  private static func replacement(
    _ name: Substring,
    _ fields: [String]
  ) throws(TemplateProblem) -> Node {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let filters = parts.dropLast().reversed().map(String.init)
    let key = parts.last ?? ""
    if key.isEmpty, !filters.isEmpty {
      return .replacement(.nothing, name: "", filters: filters)
    }
    guard let reference = TemplateReference(key, fields: fields) else {
      throw .unknownField("{{\(name)}}")
    }
    return .replacement(reference, name: String(key), filters: filters)
  }

  /// Whether the side shows nothing of the note, so that Anki makes no card; text of the template
  /// does not count.
  func isBlank(for card: TemplateValues) -> Bool { Self.isBlank(nodes, card) }

  private static func isBlank(_ nodes: [Node], _ card: TemplateValues) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .text: true
      case .replacement(let reference, _, _): !card.holds(reference)
      case .condition(let reference, let isNegated, let inner):
        card.holds(reference) == isNegated || isBlank(inner, card)
      }
    }
  }
}
