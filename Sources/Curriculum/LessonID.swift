/// The lasting name of a lesson, equal to its file name without `.lesson`: `a1-u6-writing`.
public struct LessonID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name as text.
  public let rawValue: String

  /// Wraps a name without checking it; ``LessonReader`` checks the form.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name as text.
  public var description: String { rawValue }

  /// The level that the name begins with, or nil if it has another form.
  public var level: Level? {
    Level(anyCase: String(Substring(rawValue.utf8.prefix { $0 != UInt8(ascii: "-") })))
  }

  /// Where the lesson's file lies below `Content`: `a1/a1-u6-writing.lesson`.
  public var path: String? {
    level.map { "\($0.folder)/\(rawValue).lesson" }
  }

  /// Whether the name has the form of a lesson of a level.
  public func isLesson(of level: Level) -> Bool { LessonPath.parts(of: rawValue)?.level == level }

  /// The unit that the name tells, 1 to 8.
  public var unit: Int? { LessonPath.parts(of: rawValue)?.unit }

  /// The skill that the name tells.
  public var skill: Skill? { LessonPath.parts(of: rawValue)?.skill }

  fileprivate var teachingOrder: (Int, Int, String) {
    let parts = LessonPath.parts(of: rawValue)
    let skill = parts.flatMap { Skill.allCases.firstIndex(of: $0.skill) }
    return (parts?.unit ?? 0, skill ?? 0, rawValue)
  }
}

extension [LessonID] {
  /// Units one after the other, and in each the skills in the order of ``Skill``.
  public func inTeachingOrder() -> [LessonID] {
    map { (order: $0.teachingOrder, id: $0) }.sorted { $0.order < $1.order }.map(\.id)
  }
}
