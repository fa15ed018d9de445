/// A grammar point of the syllabus, from the closed list in `Content/syllabus.txt`: `locative`.
package struct GrammarTag: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  package let rawValue: String

  /// Wraps a tag without checking that the syllabus lists it.
  package init(rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }
}
