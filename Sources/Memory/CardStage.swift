/// The stage of a card.
package enum CardStage: Hashable, CaseIterable, Sendable {
  /// Never answered.
  case new
  /// In its learning or relearning steps.
  case learning
  /// Reviewed at intervals of days.
  case review
}
