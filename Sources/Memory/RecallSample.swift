/// An answer to a card with the retrievability that was predicted just before it.
package struct RecallSample: Hashable, Sendable {
  /// 0 to 1.
  package var predicted: Double
  package var isRecalled: Bool

  /// Creates a sample.
  package init(predicted: Double, isRecalled: Bool) {
    self.predicted = predicted
    self.isRecalled = isRecalled
  }
}
