/// What a learner was to tell, for a comment on what was told.
package struct MonologueQuestion: Sendable, Equatable, Codable {
  /// What to tell, in English.
  package let prompt: String
  /// The notes that the learner saw.
  package let notes: [String]
  /// The notes whose demanded word or structure was not found; a subset of ``notes``.
  package var notFound: [String] = []

  /// Creates a question.
  package init(prompt: String, notes: [String]) {
    self.prompt = prompt
    self.notes = notes
  }

  private enum CodingKeys: String, CodingKey {
    case prompt, notes
    case notFound = "not_found"
  }
}
