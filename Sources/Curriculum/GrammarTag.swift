/// A grammar point of the syllabus, from the closed list in `Content/syllabus.txt`: `locative`.
public struct GrammarTag: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String

  /// Wraps a tag without checking that the syllabus lists it.
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}
