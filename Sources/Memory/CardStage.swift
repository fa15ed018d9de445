/// How far a card has come.
public enum CardStage: Hashable, CaseIterable, Sendable {
  /// Never answered.
  case new
  /// In its first steps, or in steps again after it was forgotten.
  case learning
  /// Known well enough to wait for days.
  case review
}
