import Patterns
import Turkish

/// A typed word as a slip of the keyboard for the expected one.
///
/// None at up to three letters, one edit (a swap counts one) at four to seven, two at eight or
/// more; never where the typed form is a word of its own.
struct TypingSlip: Sendable {
  /// ``Verdict/almost`` within the limits, ``Verdict/wrong`` a little beyond, nil for another word.
  let verdict: Verdict?
  private let distance: Int

  init(_ word: [UInt8], _ typed: [UInt8], in vocabulary: Vocabulary) {
    let longest = max(word.count, typed.count)
    guard abs(word.count - typed.count) <= max(2, longest / 3) else {
      verdict = nil
      distance = longest
      return
    }
    distance = EditDistance.optimalAlignment(word, typed)
    let verdict = Self.verdict(at: distance, from: word)
    self.verdict = verdict == nil || vocabulary.isWord(typed) ? nil : verdict
  }

  private static func verdict(at distance: Int, from word: [UInt8]) -> Verdict? {
    let limit = word.count <= 3 ? 0 : word.count <= 7 ? 1 : 2
    if distance <= limit { return .almost }
    return distance * 100 <= 34 * word.count || distance <= 2 && word.count > 3 ? .wrong : nil
  }

  /// Whether a slip of the keyboard explains more than a broken rule and another form at once.
  func isLikelier(than form: FormComparison) -> Bool {
    verdict == .almost && distance == 1 && !form.changes.isEmpty && !form.found.slips.isEmpty
  }
}
