import Patterns
import Turkish

/// A typed word as the expected one with a slip of the keyboard.
///
/// A slip is one edit in words of four to seven letters and two in longer ones; a swap is one edit.
/// Shorter words have none, and another Turkish word is never a slip.
struct TypingSlip: Sendable {
  /// ``Verdict/almost`` within the limits, ``Verdict/wrong`` a little beyond, nil for another word.
  let verdict: Verdict?
  private let distance: Int

  init(_ word: [UInt8], _ typed: [UInt8], using analyzer: WordAnalyzer) {
    let longest = max(word.count, typed.count)
    guard abs(word.count - typed.count) <= max(2, longest / 3) else {
      verdict = nil
      distance = longest
      return
    }
    distance = EditDistance.optimalAlignment(word, typed)
    let verdict = Self.verdict(at: distance, from: word)
    self.verdict = verdict == nil || analyzer.isWord(typed) ? nil : verdict
  }

  /// The most edits of a slip; more make another word, however long the endings that both share.
  private static let farthest = 3

  private static func verdict(at distance: Int, from word: [UInt8]) -> Verdict? {
    let limit = word.count <= 3 ? 0 : word.count <= 7 ? 1 : 2
    if distance <= limit { return .almost }
    let isNear = distance <= farthest && distance * 100 <= 34 * word.count
    return isNear || distance <= 2 && word.count > 3 ? .wrong : nil
  }

  /// Whether a slip of the keyboard is likelier than another form that also breaks a rule.
  func isLikelier(than form: FormComparison) -> Bool {
    verdict == .almost && distance == 1 && !form.changes.isEmpty && !form.found.slips.isEmpty
      && !form.isOtherCase
  }
}
