import Explanations
import Foundation
import Patterns
import Scoring
import Testing

/// The examples of every category, through the grader and into words.
@Suite struct MistakeExampleTests {
  @Test(arguments: Finding.Category.allCases)
  func `every category has examples, the frequent ones more`(category: Finding.Category) {
    let isFrequent = [.case, .possessive, .person, .tense].contains(category)
    #expect(MistakesPage.examples(of: category).count >= (isFrequent ? 8 : 4))
  }

  @Test(arguments: MistakeExample.all)
  func `an example is found and explained with both forms`(example: MistakeExample) throws {
    let finding = try #require(
      example.findings.first { $0.category == example.category },
      "\(example.right) / \(example.wrong): \(example.findings.map(\.category.rawValue))"
    )
    for language in ExplanationLanguage.allCases {
      let sentence = FindingExplanation(finding, in: language).sentence
      let words = finding.category == .wordOrder ? [] : [finding.expected]
      for word in words + [finding.found] where !word.isEmpty {
        #expect(sentence.contains("“\(word)”"))
      }
    }
  }

  @Test(arguments: MistakeExample.all)
  func `the right sentence of an example has no finding`(example: MistakeExample) {
    let grader = TranslationGrader(accepted: [AnswerPattern(literal: example.right)])
    #expect(grader.judge(example.right).verdict == .correct)
    #expect(example.right != example.wrong)
  }

  @Test(arguments: MistakeRule.allCases)
  func `a rule is told in both languages and has examples in its category`(rule: MistakeRule) {
    #expect(!MistakesPage.examples(of: rule.category).isEmpty)
    for language in ExplanationLanguage.allCases {
      let lines = rule.lines(in: language)
      #expect((1...3).contains(lines.count))
      for line in lines { #expect(!line.isEmpty && line.count <= 100, "\(line)") }
    }
  }

  @Test func `the page of mistakes is up to date`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/mistakes.md"), encoding: .utf8)
    #expect(page == MistakesPage.markdown + "\n", "make docs writes it anew")
  }
}
