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
