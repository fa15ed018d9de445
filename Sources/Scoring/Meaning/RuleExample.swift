import Patterns

/// An example of what a rule lets pass, or of what it must not let pass.
package struct RuleExample: Sendable, Equatable {
  package var rule: MeaningRule
  package var passes: Bool
  package var english: String
  package var listed: String
  package var answer: String
  /// The line of the file, from 1.
  package var line: Int

  /// What is wrong with an example.
  package enum Fault: Sendable, Equatable {
    /// The answer passes, or doesn't pass, against the sign of the line.
    case wrongOutcome
    /// The answer passes without this rule too.
    case otherRule
  }

  /// Judges the example; nil if it is as its line says.
  package func fault(_ lexicon: LexiconSource) -> Fault? {
    let grader = TranslationGrader(accepted: [AnswerPattern(literal: listed)])
    let witness = lexicon.witness(english: english)
    guard grader.judge(answer, witness: witness).verdict.passes == passes else {
      return .wrongOutcome
    }
    let others = witness.allowing(only: MeaningRule.allCases.filter { $0 != rule })
    return passes && grader.isLicensed(answer, by: others) ? .otherRule : nil
  }
}

/// The reader of examples, grouped by rule.
package struct RuleExamples: Sendable {
  package private(set) var examples: [RuleExample] = []
  package private(set) var errors: [(line: Int, reason: Reason)] = []

  /// A fault in a line.
  package enum Reason: Sendable, Equatable {
    case unknownRule(String)
    case noRule
    case parts(found: Int)
  }

  /// Reads lines; blank ones and `#` comments are skipped.
  package init(lines: some Sequence<(number: Int, text: String)>) {
    var rule: MeaningRule?
    for (number, text) in lines where !text.isEmpty && !text.hasPrefix("#") {
      guard let sign = text.first, "+-".contains(sign) else {
        rule = MeaningRule(rawValue: text)
        if rule == nil { errors.append((number, .unknownRule(text))) }
        continue
      }
      let parts = text.dropFirst().split(separator: "|").map { Self.trimmed($0) }
      guard let rule else {
        errors.append((number, .noRule))
        continue
      }
      guard parts.count == 3 else {
        errors.append((number, .parts(found: parts.count)))
        continue
      }
      examples.append(
        RuleExample(
          rule: rule,
          passes: sign == "+",
          english: parts[0],
          listed: parts[1],
          answer: parts[2],
          line: number
        )
      )
    }
  }

  /// The rules that lack two examples that pass or two that don't.
  package var rulesWithoutExamples: [MeaningRule] {
    MeaningRule.allCases.filter { rule in
      let own = examples.filter { $0.rule == rule }
      return own.count(where: \.passes) < 2 || own.count { !$0.passes } < 2
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
