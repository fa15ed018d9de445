import Scoring
import Turkish

extension MistakeExample {
  /// Returns an example of the rule, or else of its category, preferably with another word.
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

  /// Returns the first three letters of a word, which most endings don't change.
  private static func stem(of word: String) -> String {
    String(word.turkishLowercased.prefix { $0 != " " && $0 != "'" }.prefix(3))
  }
}
