/// A question with options, with what a model needs to explain a wrong choice.
package struct ChoiceQuestion: Sendable, Equatable, Codable {
  package let question: String
  /// The paragraphs or sentences of the text that decide; empty without a text.
  package let lines: [String]
  /// The words in ``lines`` that decide; empty if the author quoted none.
  package let evidence: [String]
  /// All options, which are not sent; a reply may call none of them right but the key.
  package let options: [String]
  /// Whether the text was heard.
  package let isHeard: Bool

  private enum CodingKeys: String, CodingKey {
    case question, lines, evidence, options
    case isHeard = "heard"
  }

  /// The longest paragraph that is sent whole, in Unicode scalars.
  private static let longestParagraph = 500
  /// The most that is sent of a text whose deciding words are not known, in Unicode scalars.
  private static let longestExcerpt = 1_000

  /// Creates a question.
  package init(
    _ question: String,
    lines: [String],
    evidence: [String],
    options: [String],
    isHeard: Bool
  ) {
    self.question = question
    self.lines = lines
    self.evidence = evidence
    self.options = options
    self.isHeard = isHeard
  }

  /// Returns the paragraphs with these words, or only their `sentences` if a paragraph is long.
  ///
  /// Without words it returns the first paragraphs, as many as an excerpt may have.
  package static func lines(
    of paragraphs: [String],
    around words: [String],
    sentences: [String]
  ) -> [String] {
    guard !words.isEmpty else { return excerpt(of: paragraphs) }
    let near = paragraphs.filter { paragraph in words.contains { paragraph.contains($0) } }
    let isLong = near.contains { $0.unicodeScalars.count > longestParagraph }
    return isLong || near.isEmpty ? sentences : near
  }

  private static func excerpt(of paragraphs: [String]) -> [String] {
    var left = longestExcerpt
    return paragraphs.prefix { paragraph in
      left -= paragraph.unicodeScalars.count
      return left >= 0
    }.map(\.self)
  }
}
