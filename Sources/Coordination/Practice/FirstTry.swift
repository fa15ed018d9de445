package import Curriculum

/// The first answer to an item in a session.
///
/// Later answers in the same session only repeat a solution that was shown, so they neither make
/// nor mend a mistake.
package struct FirstTry: Sendable, Equatable {
  package var item: ItemID
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  /// Whether the answer counts as known; false if the solution was shown without an answer.
  package var passes: Bool

  /// Creates a first try.
  package init(item: ItemID, time: Int64, passes: Bool) {
    self.item = item
    self.time = time
    self.passes = passes
  }
}
