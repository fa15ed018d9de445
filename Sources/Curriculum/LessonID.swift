/// The lasting name of a lesson, equal to its file name without `.lesson`: `a1-u6-writing`.
public struct LessonID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name as text.
  public let rawValue: String

  /// Wraps a name without checking it; ``LessonReader`` checks the form.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name as text.
  public var description: String { rawValue }

  /// The level at the start of the name; nil if there is none.
  package var level: Level? {
    Level(anyCase: String(Substring(rawValue.utf8.prefix { $0 != UInt8(ascii: "-") })))
  }

  /// The path of the lesson's file below `Content`: `a1/a1-u6-writing.lesson`.
  package var path: String? {
    level.map { "\($0.folder)/\(rawValue).lesson" }
  }

  /// Whether the name has the form of a lesson id of a level.
  package func isLesson(of level: Level) -> Bool { LessonPath.parts(of: rawValue)?.level == level }

  /// The unit in the name, 1 to 8.
  package var unit: Int? { LessonPath.parts(of: rawValue)?.unit }

  /// The skill in the name.
  package var skill: Skill? { LessonPath.parts(of: rawValue)?.skill }

  fileprivate var teachingOrder: (Int, Int, String) {
    let parts = LessonPath.parts(of: rawValue)
    let skill = parts.flatMap { Skill.allCases.firstIndex(of: $0.skill) }
    return (parts?.unit ?? 0, skill ?? 0, rawValue)
  }
}

extension [LessonID] {
  /// Returns the ids sorted by unit, then by skill in the order of ``Skill``.
  package func inTeachingOrder() -> [LessonID] {
    map { (order: $0.teachingOrder, id: $0) }.sorted { $0.order < $1.order }.map(\.id)
  }
}
