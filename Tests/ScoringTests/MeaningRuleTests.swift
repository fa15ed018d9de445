import Bilingual
import Foundation
import Scoring
import Testing

struct MeaningRuleTests {
  private static let examples: RuleExamples = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/meaning-rules.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return RuleExamples(lines: zip(1..., lines).map { (number: $0, text: $1) })
  }()

  @Test func `every line of the examples can be read`() {
    #expect(Self.examples.errors.isEmpty)
    #expect(!Self.examples.examples.isEmpty)
  }

  @Test(arguments: examples.examples)
  func `each example is as its line says`(example: RuleExample) {
    #expect(example.fault(.empty) == nil, "line \(example.line): \(example.answer)")
  }
}
