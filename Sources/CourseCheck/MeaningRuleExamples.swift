package import Scoring
import TextSafety

/// The rule that each example of `meaning-rules.txt` is judged as its sign says.
package enum MeaningRuleExamples {
  /// Returns the complaints about the text of a file, with its path.
  package static func complaints(
    about text: String,
    file: String,
    _ lexicon: LexiconSource
  ) -> [Complaint] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let read = RuleExamples(lines: zip(1..., lines).map { (number: $0, text: $1) })
    let unreadable = read.errors.map { line, reason in
      CoursePlace(file: file, line: line).fail(.meaningRules, message(of: reason))
    }
    let wrong = read.examples.compactMap { example in
      example.fault(lexicon).map { fault in
        CoursePlace(file: file, line: example.line).fail(.meaningRules, message(of: fault, example))
      }
    }
    let missing = read.rulesWithoutExamples.map { rule in
      CoursePlace(file: file, line: 0)
        .fail(.meaningRules, "\(rule.rawValue): write two examples with + and two with -")
    }
    return unreadable + wrong + missing
  }

  private static func message(of reason: RuleExamples.Reason) -> SafeText {
    switch reason {
    case .unknownRule(let name): "\(name) is no rule; a line with + or - is an example"
    case .noRule: "name the rule on a line of its own before its examples"
    case .parts(let count):
      "\(count) parts; expected English | listed answer | another answer"
    }
  }

  private static func message(of fault: RuleExample.Fault, _ example: RuleExample) -> SafeText {
    switch fault {
    case .wrongOutcome where example.passes: "\(example.answer) doesn't pass"
    case .wrongOutcome: "\(example.answer) passes, but must not"
    case .otherRule: "\(example.answer) passes without the rule \(example.rule.rawValue)"
    }
  }
}
