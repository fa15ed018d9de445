/// The stage of a card.
public enum CardStage: Hashable, CaseIterable, Sendable {
  /// Never answered.
  case new
  /// In its learning or relearning steps.
  case learning
  /// Reviewed at intervals of days.
  case review
}
