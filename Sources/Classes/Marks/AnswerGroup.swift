import Patterns
import Scoring

/// Answers to an item that don't pass and have the same thing wrong.
///
/// Answers that are equal after normalisation are one text. Texts whose first finding has the same
/// category and the same words are one group.
package struct AnswerGroup: Sendable, Equatable {
  /// The texts, the most frequent first; at least one.
  package private(set) var texts: [Text]

  package struct Text: Sendable, Equatable {
    /// The answer as it was typed first.
    package let answer: String
    package var count: Int
    package let mark: Mark
  }

  /// The number of answers.
  package var count: Int { texts.reduce(0) { $0 + $1.count } }

  /// The most frequent text.
  package var example: Text { texts[0] }

  /// Returns the groups of answers to one item, the most frequent first.
  static func groups(of answers: [MarkedAnswer]) -> [AnswerGroup] {
    var texts: [Text] = []
    var places: [[UInt8]: Int] = [:]
    for answer in answers where !answer.mark.passes && answer.mark.kind != .unanswered {
      let bytes = Normalization.bytes(of: answer.given.text)
      if let place = places[bytes], texts[place].mark.kind == answer.mark.kind {
        texts[place].count += 1
      } else {
        places[bytes] = texts.count
        texts.append(Text(answer: answer.given.text, count: 1, mark: answer.mark))
      }
    }
    var groups: [AnswerGroup] = []
    var groupPlaces: [Key: Int] = [:]
    // The sort is stable: of equal counts, the text that came first.
    for text in texts.sorted(by: { $0.count > $1.count }) {
      let key = Key(text)
      if let key, let place = groupPlaces[key] {
        groups[place].texts.append(text)
      } else {
        if let key { groupPlaces[key] = groups.count }
        groups.append(AnswerGroup(texts: [text]))
      }
    }
    return groups.sorted { $0.count > $1.count }
  }

  private struct Key: Hashable {
    let category: Finding.Category
    let expected: [UInt8]
    let found: [UInt8]

    /// Nil if nothing was found.
    init?(_ text: Text) {
      guard let finding = text.mark.findings.first else { return nil }
      category = finding.category
      expected = Normalization.bytes(of: finding.expected)
      found = Normalization.bytes(of: finding.found)
    }
  }
}
