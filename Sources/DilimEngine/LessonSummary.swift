import Coordination
public import Curriculum

/// The end of a session: what was done and what to look at again.
public struct LessonSummary: Sendable, Equatable {
  /// How many items were asked.
  public let total: Int
  /// Items that were right at the first answer.
  public let passedAtOnce: Int
  /// Items that were right at a later answer.
  public let passedLater: Int
  /// Items that ended without a right answer.
  public let notPassed: Int
  /// Items that were skipped twice.
  public let putOff: Int
  /// Items for which a hint was given.
  public let hinted: Int
  /// The time spent on the answers, in milliseconds.
  public let milliseconds: Int64
  /// The items that were not right at once, in the order of the session.
  public let again: [Item]

  /// An item to look at again.
  public struct Item: Sendable, Equatable {
    /// The lasting name of the item.
    public let id: ItemID
    /// What was asked; empty for a dictation.
    public let prompt: String
    /// The right answer.
    public let solution: String
  }

  init(_ summary: Summary) {
    total = summary.total
    passedAtOnce = summary.passedAtOnce
    passedLater = summary.passedLater
    notPassed = summary.notPassed
    putOff = summary.putOff
    hinted = summary.hintedItems
    milliseconds = summary.milliseconds
    again = summary.again.map { Item(id: $0.item, prompt: $0.prompt, solution: $0.solution) }
  }
}
