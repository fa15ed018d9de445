import Scoring

/// A finding as JSON.
struct FindingRecord: Codable {
  let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  private enum Key: String, CodingKey {
    case category, expected, found, facts
    case expectedSpan = "expected_span"
    case foundSpan = "found_span"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func span(_ key: Key) throws -> Finding.Span? {
      guard let ends = try fields.decodeIfPresent([Int].self, forKey: key) else { return nil }
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: fields,
          debugDescription: "[start, end] with start <= end"
        )
      }
      return ends[0]..<ends[1]
    }
    finding = Finding(
      category: try fields.decode(Finding.Category.self, forKey: .category),
      expected: try fields.decode(String.self, forKey: .expected),
      found: try fields.decode(String.self, forKey: .found),
      expectedSpan: try span(.expectedSpan),
      foundSpan: try span(.foundSpan),
      facts: try fields.decodeIfPresent([FactRecord].self, forKey: .facts)?.map(\.fact) ?? []
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func ends(_ span: Finding.Span) -> [Int] { [span.lowerBound, span.upperBound] }
    try fields.encode(finding.category, forKey: .category)
    try fields.encode(finding.expected, forKey: .expected)
    try fields.encode(finding.found, forKey: .found)
    try fields.encodeIfPresent(finding.expectedSpan.map(ends), forKey: .expectedSpan)
    try fields.encodeIfPresent(finding.foundSpan.map(ends), forKey: .foundSpan)
    if !finding.facts.isEmpty {
      try fields.encode(finding.facts.map { FactRecord($0) }, forKey: .facts)
    }
  }

  /// The JSON text of findings for their column; nil if there are no findings.
  static func text(of findings: [Finding]) -> String? {
    findings.isEmpty ? nil : JSONText.encode(findings.map { FindingRecord($0) })
  }

  /// Reads the JSON text of a column; nil if it is not a list of findings.
  static func findings(in text: String) -> [Finding]? {
    try? JSONText.decode([FindingRecord].self, from: Array(text.utf8)).map(\.finding)
  }
}
