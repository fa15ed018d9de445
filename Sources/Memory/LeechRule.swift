/// The rule for leeches, as in Anki: at a number of lapses, and again after each further half of
/// it.
package struct LeechRule: Hashable, Sendable {
  /// 0 for never.
  package var threshold: Int

  /// Creates a rule with a number of lapses.
  package init(threshold: Int = 8) { self.threshold = threshold }

  /// Whether a card becomes a leech, or becomes one again, at its latest lapse.
  package func marksLeech(atLapses lapses: Int) -> Bool {
    guard threshold > 0, lapses >= threshold else { return false }
    let step = threshold / 2 + threshold % 2
    return (lapses - threshold) % step == 0
  }
}

extension MemoryState {
  /// Whether an answer to a card in this state is a lapse.
  package func isLapse(_ rating: Rating) -> Bool { stage == .review && rating == .again }
}
