import Scoring

/// What differs in an unsure answer, as JSON.
struct DifferenceRecord: Codable {
  let expected: String
  let found: String

  init(_ difference: Judgement.Difference) {
    expected = difference.expected
    found = difference.found
  }

  var difference: Judgement.Difference { .init(expected: expected, found: found) }

  /// The JSON text of differences for their column; nil if there are none.
  static func text(of differences: [Judgement.Difference]) -> String? {
    differences.isEmpty ? nil : JSONText.encode(differences.map { DifferenceRecord($0) })
  }

  /// Reads the JSON text of a column; nil if it is not a list of differences.
  static func differences(in text: String) -> [Judgement.Difference]? {
    try? JSONText.decode([DifferenceRecord].self, from: Array(text.utf8)).map(\.difference)
  }
}
