package import Curriculum

/// One answer, as the learner model counts it.
package struct Observation: Sendable, Equatable {
  package var item: ItemID
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  package var result: Result
  /// The time from showing the item to the answer; 0 if it isn't known.
  package var milliseconds: Int64
  /// Whether the model blames the weakest tag of the item, if ``result`` blames none.
  package var blamesWeakest: Bool

  /// Creates an observation.
  package init(
    item: ItemID,
    time: Int64,
    result: Result,
    milliseconds: Int64 = 0,
    blamesWeakest: Bool = false
  ) {
    self.item = item
    self.time = time
    self.result = result
    self.milliseconds = milliseconds
    self.blamesWeakest = blamesWeakest
  }

  /// What came of an item.
  package enum Result: Sendable, Equatable {
    /// Right; the weight is 1 without help, and less after a hint.
    case right(weight: Double)
    /// Wrong. A finding names the blamed tags of the item, and other tags that were taught before.
    /// Without blamed tags all tags of the item share the blame.
    case wrong(blamed: [GrammarTag], others: [GrammarTag])
    /// Nothing could be shown of the answer, so it tells nothing; the item is asked again.
    case unsure
    /// Put off without an answer, which tells nothing.
    case skipped
  }
}
