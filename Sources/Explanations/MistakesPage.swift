import Patterns
package import Scoring

/// The page of all kinds of mistakes with examples, as the grader explains them.
package enum MistakesPage {
  /// The page in Markdown, as it stands in docs/mistakes.md.
  package static var markdown: String {
    var lines = [
      "# Every kind of mistake, with examples", "",
      "`make docs` writes this page: each wrong sentence is graded against the right one.",
    ]
    for category in Finding.Category.allCases {
      lines += ["", "## \(category.name())", "", "`\(category.rawValue)` in JSON.", ""]
      lines += ["| right | wrong | what Dilim says |", "|---|---|---|"]
      for example in examples(of: category) {
        let told = explanations(of: example).joined(separator: "<br>")
        lines.append("| \(example.right) | \(example.wrong) | \(told) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The page for a terminal: a category, then each example with what is said of it.
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

  package static func examples(of category: Finding.Category) -> [MistakeExample] {
    MistakeExample.all.filter { $0.category == category }
  }

  /// What is said of the mistake in an example.
  package static func explanations(
    of example: MistakeExample,
    in language: ExplanationLanguage = .english
  ) -> [String] {
    example.findings.map { FindingExplanation($0, in: language).sentence }
  }
}

extension MistakeExample {
  /// What the grader finds in the wrong sentence beside the right one.
  package var findings: [Finding] {
    TranslationGrader(accepted: [AnswerPattern(literal: right)]).judge(wrong).findings
  }
}
