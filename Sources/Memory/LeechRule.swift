/// When a card counts as a leech: at so many lapses, and again after every half as many more, as in
/// Anki.
public struct LeechRule: Hashable, Sendable {
  /// 0 for never.
  public var threshold: Int

  public init(threshold: Int = 8) { self.threshold = threshold }

  /// Whether the lapse that makes it so many is one to act upon.
  public func strikes(lapses: Int) -> Bool {
    guard threshold > 0, lapses >= threshold else { return false }
    let step = threshold / 2 + threshold % 2
    return (lapses - threshold) % step == 0
  }
}

extension MemoryState {
  /// Whether an answer to a card in this state is a lapse: a card that was known is forgotten.
  public func isLapse(_ rating: Rating) -> Bool { stage == .review && rating == .again }
}
