/// The syntax tree of a pattern.
indirect enum PatternNode: Sendable, Equatable {
  /// Letters, spaces and punctuation, with escapes resolved.
  case text([Unicode.Scalar])
  case sequence([PatternNode])
  /// One of several parts; the first is shown.
  case choice([PatternNode], isOptional: Bool)
  /// All parts in any order with spaces between them; the listed order is shown.
  case anyOrder([PatternNode])
}

extension PatternNode {
  /// The scalars without optional parts, with the first choice of each other part.
  var plain: [Unicode.Scalar] {
    switch self {
    case .text(let scalars): scalars
    case .sequence(let nodes): nodes.flatMap(\.plain)
    case .choice(let nodes, let isOptional): isOptional ? [] : nodes.first?.plain ?? []
    case .anyOrder(let nodes): Array(nodes.map(\.plain).joined(separator: [" "]))
    }
  }
}
