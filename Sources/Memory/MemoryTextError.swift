/// Why a stored state can't be read.
public struct MemoryTextError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case unknownScheduler
    /// There are more or fewer fields than the scheduler writes.
    case fieldCount
    /// A field, counted from 0, is not of its form or out of range.
    case field(Int)
  }

  public var text: String
  public var reason: Reason

  public init(text: String, reason: Reason) {
    self.text = text
    self.reason = reason
  }
}
