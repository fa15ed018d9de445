package import Scoring
import Turkish

extension Wording {
  /// What `w` shows of a finding: the rule, and a second example with another word.
  package static func why(
    for finding: Finding,
    in language: ExplanationLanguage = .english
  ) -> [String] {
    let rule = MistakeRule(FindingDetails(finding))
    let example = secondExample(of: rule, for: finding)
    let lines = lines(of: rule, in: language)
    guard let example else { return lines }
    return switch language {
    case .english:
      lines + ["Right: \(example.right) (\(example.english))", "Wrong: \(example.wrong)"]
    case .turkish: lines + ["Doğru: \(example.right)", "Yanlış: \(example.wrong)"]
    }
  }

  /// A rule in a few short lines.
  package static func lines(of rule: MistakeRule, in language: ExplanationLanguage) -> [String] {
    switch language {
    case .english: rule.english
    case .turkish: rule.turkish
    }
  }

  /// An example of the rule, else of its category, that is not about the learner's own word.
  private static func secondExample(
    of rule: MistakeRule,
    for finding: Finding
  ) -> MistakeExample? {
    let own = [finding.expected, finding.found].filter { !$0.isEmpty }.map { stem(of: $0) }
    let candidates = MistakeExample.all.filter { $0.category == rule.category }
    let others = candidates.filter { example in
      let words = (example.right + " " + example.wrong).turkishLowercased.split(separator: " ")
      return !words.contains { word in own.contains { word.hasPrefix($0) } }
    }
    return others.first { $0.rule == rule } ?? others.first
      ?? candidates.first { $0.rule == rule } ?? candidates.first
  }

  /// The letters by which a word is known whatever its ending is.
  private static func stem(of word: String) -> String {
    String(word.turkishLowercased.prefix { $0 != " " && $0 != "'" }.prefix(3))
  }
}
