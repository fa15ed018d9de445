/// The syntax tree of a pattern.
indirect enum PatternNode: Sendable, Equatable {
  /// Letters, spaces and punctuation as written, without escapes.
  case text([Unicode.Scalar])
  case sequence([PatternNode])
  /// One of several; the first is shown.
  case choice([PatternNode], isOptional: Bool)
  /// All of them in any order, a space between; the listed order is shown.
  case anyOrder([PatternNode])
}
