import Patterns
package import Scoring

/// The page of all categories of mistakes, with examples and their explanations.
package enum MistakesPage {
  /// The page in Markdown, the contents of docs/mistakes.md.
  package static var markdown: String {
    var lines = [
      "# Every kind of mistake, with examples", "",
      "`make docs` writes this page: each wrong sentence is graded against the right one.",
    ]
    for category in Finding.Category.allCases {
      lines += ["", "## \(category.name())", "", "`\(category.rawValue)` in JSON.", ""]
      lines += ["| right | wrong | what Dilim says |", "|---|---|---|"]
      for example in examples(of: category) {
        let sentences = explanations(of: example).joined(separator: "<br>")
        lines.append("| \(example.right) | \(example.wrong) | \(sentences) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of the page for a terminal: each category with its examples.
  package static func text(in language: ExplanationLanguage) -> [String] {
    Finding.Category.allCases.flatMap { category -> [String] in
      let head = "\(category.name()) (\(category.rawValue))"
      return ["", head]
        + examples(of: category).flatMap { example in
          ["  + \(example.right)", "  x \(example.wrong)"]
            + explanations(of: example, in: language).map { "    \($0)" }
        }
    }
  }

  /// Returns the examples of a category.
  package static func examples(of category: Finding.Category) -> [MistakeExample] {
    MistakeExample.all.filter { $0.category == category }
  }

  /// Returns the sentences on the mistake in an example.
  package static func explanations(
    of example: MistakeExample,
    in language: ExplanationLanguage = .english
  ) -> [String] {
    example.findings.map { FindingExplanation($0, in: language).sentence }
  }
}

extension MistakeExample {
  /// The findings in the wrong sentence.
  package var findings: [Finding] {
    TranslationGrader(accepted: [AnswerPattern(literal: right)]).judge(wrong).findings
  }
}
