/// The lasting name of a lesson, equal to its file name without `.lesson`: `a1-u6-writing`.
public struct LessonID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String

  /// Wraps a name without checking it; ``LessonReader`` checks the form.
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }

  /// The level that the name begins with, or nil if it has another form.
  public var level: Level? {
    rawValue.split(at: "-", maxSplits: 1).first.flatMap { Level(anyCase: String($0)) }
  }

  /// Where the lesson's file lies below `Content`: `a1/a1-u6-writing.lesson`.
  public var path: String? {
    level.map { "\($0.folder)/\(rawValue).lesson" }
  }

  /// The unit that the name tells, 1 to 8.
  public var unit: Int? { LessonPath.parts(of: rawValue)?.unit }

  /// The skill that the name tells.
  public var skill: Skill? { LessonPath.parts(of: rawValue)?.skill }

  /// Units one after the other, and in each the skills in the order of ``Skill``.
  public static func precedesInTeaching(_ left: LessonID, _ right: LessonID) -> Bool {
    left.teachingOrder < right.teachingOrder
  }

  private var teachingOrder: (Int, Int, String) {
    let skill = skill.flatMap { Skill.allCases.firstIndex(of: $0) }
    return (unit ?? 0, skill ?? 0, rawValue)
  }
}
