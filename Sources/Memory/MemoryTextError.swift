/// The reason why a stored state can't be read.
package struct MemoryTextError: Error, Hashable, Sendable {
  /// The kind of error.
  package enum Reason: Hashable, Sendable {
    case unknownScheduler
    /// The number of fields is wrong for the scheduler.
    case fieldCount
    /// A field, counted from 0, is malformed or out of range.
    case field(Int)
  }

  package var text: String
  package var reason: Reason

  /// Creates an error.
  package init(text: String, reason: Reason) {
    self.text = text
    self.reason = reason
  }
}
