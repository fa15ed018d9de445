import Scoring
import Testing
import Turkish

/// A finding and the sentences that tell it.
struct SampleFinding: Sendable, CustomTestStringConvertible {
  let finding: Finding
  let english: String
  let turkish: String

  var testDescription: String { "\(finding.category.rawValue): \(finding.expected)" }

  init(
    _ category: Finding.Category,
    _ expected: String,
    _ found: String,
    _ facts: [Finding.Fact],
    _ english: String,
    _ turkish: String
  ) {
    finding = Finding(
      category: category,
      expected: expected,
      found: found,
      expectedSpan: expected.isEmpty ? nil : 0..<expected.unicodeScalars.count,
      foundSpan: found.isEmpty ? nil : 0..<found.unicodeScalars.count,
      facts: facts
    )
    self.english = english
    self.turkish = turkish
  }

  static let all = sounds + nouns + names + verbs + words

  static func form(_ suffix: Suffix, _ text: String) -> Finding.SuffixForm {
    Finding.SuffixForm(suffix, text)
  }
}
