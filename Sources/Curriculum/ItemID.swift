/// The lasting name of an item, to which a learner's progress belongs: `a1-u6-writing#glasses`.
public struct ItemID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The lesson that contains the item.
  public let lesson: LessonID
  /// The short id inside the lesson: lower-case ASCII letters, digits and hyphens.
  public let item: String

  /// Creates the id of an item from its lesson's id and its short id.
  package init(lesson: LessonID, item: String) {
    self.lesson = lesson
    self.item = item
  }

  /// Reads `a1-u6-writing#glasses`; nil unless there is text on both sides of one `#`.
  public init?(_ text: String) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(lesson: LessonID(rawValue: String(parts[0])), item: String(parts[1]))
  }

  /// Lesson and item with `#` between them, as ``init(_:)`` reads it.
  public var description: String { "\(lesson.rawValue)#\(item)" }
}
