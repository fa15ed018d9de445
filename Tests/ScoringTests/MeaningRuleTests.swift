import Bilingual
import Foundation
import Scoring
import Testing

struct MeaningRuleTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content")

  private static let examples: RuleExamples = {
    let file = content.appending(path: "meaning-rules.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return RuleExamples(lines: zip(1..., lines).map { (number: $0, text: $1) })
  }()

  private static let lexicon: LexiconSource = {
    let bytes = (try? Data(contentsOf: content.appending(path: "lexicon.tsv"))) ?? Data()
    let lexicon = BilingualLexicon(Array(bytes))
    return LexiconSource { lexicon }
  }()

  @Test func `every line of the examples can be read`() {
    #expect(Self.examples.errors.isEmpty)
    #expect(!Self.examples.examples.isEmpty)
  }

  @Test func `every rule has two examples that pass and two that do not`() {
    #expect(Self.examples.rulesWithoutExamples.isEmpty)
  }

  @Test(arguments: examples.examples)
  func `each example is as its line says`(example: RuleExample) {
    #expect(example.fault(Self.lexicon) == nil, "line \(example.line): \(example.answer)")
  }

  @Test func `a line without a rule or with an unknown one is told with its number`() {
    let lines = ["+ I go. | Giderim. | Gidiyorum.", "no-such-rule", "register", "+ one | two"]
    let read = RuleExamples(lines: zip(1..., lines).map { (number: $0, text: $1) })
    #expect(read.errors.map(\.line) == [1, 2, 4])
    #expect(read.errors.map(\.reason) == [.noRule, .unknownRule("no-such-rule"), .parts(found: 2)])
  }

  @Test func `an example that passes by another rule is a fault`() throws {
    let lines = ["article", "+ Where are you going? | Nereye gidiyorsun? | Nereye gidiyorsunuz?"]
    let read = RuleExamples(lines: zip(1..., lines).map { (number: $0, text: $1) })
    #expect(try #require(read.examples.first).fault(Self.lexicon) == .otherRule)
  }
}
