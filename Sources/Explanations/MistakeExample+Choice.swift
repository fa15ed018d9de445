import Scoring
import Turkish

extension MistakeExample {
  /// An example of the rule, else of its category, that is not about the learner's own word.
  static func chosen(for finding: Finding, of rule: MistakeRule) -> MistakeExample? {
    let own = [finding.expected, finding.found].filter { !$0.isEmpty }.map { stem(of: $0) }
    let candidates = all.filter { $0.category == rule.category }
    let others = candidates.filter { example in
      let words = (example.right + " " + example.wrong).turkishLowercased.split(separator: " ")
      return !words.contains { word in own.contains { word.hasPrefix($0) } }
    }
    return others.first { $0.rule == rule } ?? others.first
      ?? candidates.first { $0.rule == rule } ?? candidates.first
  }

  /// The letters that a word keeps whatever its ending is.
  private static func stem(of word: String) -> String {
    String(word.turkishLowercased.prefix { $0 != " " && $0 != "'" }.prefix(3))
  }
}
