extension ContentError {
  /// What is wrong, with what was expected instead.
  public enum Reason: Sendable, Equatable, CustomStringConvertible {
    case seed

    public var description: String { "seed" }
  }
}
