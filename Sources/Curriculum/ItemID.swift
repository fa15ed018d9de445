/// The lasting name of an item, on which a learner's progress hangs: `a1-u6-writing#glasses`.
public struct ItemID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The lesson that the item stands in.
  public let lesson: LessonID
  /// The short id inside the lesson: lower-case ASCII letters, digits and hyphens.
  public let item: String

  /// Joins a lesson's id with the short id of one of its items.
  public init(lesson: LessonID, item: String) {
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
