import Coordination
public import Curriculum

/// A lesson that has been read: an id, a title and items to be asked.
public struct Lesson: Sendable {
  let content: Curriculum.Lesson
  /// What errors call it: its path, or its id if it was read from memory.
  let file: String

  init(_ content: Curriculum.Lesson, file: String) {
    self.content = content
    self.file = file
  }

  /// Reads a lesson in memory, in the form of a `.lesson` file: a header, a blank line, the items.
  ///
  /// - Parameters:
  ///   - text: a header of `key: value` lines, a blank line and the items.
  ///   - id: if given, the header must name the same id.
  /// - Throws: every fault of the text, with its line.
  public init(text: String, id: LessonID? = nil) throws(CourseErrors) {
    do {
      let content = try LessonReader().read(text: text, id: id)
      self.init(content, file: content.id.rawValue)
    } catch {
      throw CourseErrors(error)
    }
  }

  /// Reads items in memory that have no header; the arguments say what a header would.
  ///
  /// - Parameters:
  ///   - exercises: the lines below the header of a `.lesson` file.
  ///   - id: small letters of ASCII, digits and hyphens; saved states refer to it.
  ///   - level: the CEFR level.
  ///   - unit: 1 to 8.
  ///   - skill: decides which kinds of item there may be.
  ///   - title: as learners read it.
  /// - Throws: every fault of the text, with its line.
  public init(
    exercises: String,
    id: LessonID,
    level: Level,
    unit: Int = 1,
    skill: Skill,
    title: String = ""
  ) throws(CourseErrors) {
    guard !id.rawValue.isEmpty, id.rawValue.utf8.allSatisfy(Self.isPartOfID) else {
      throw CourseErrors([
        CourseError(
          file: id.rawValue,
          line: 0,
          reason: "'\(id)' is not an id; use the letters a to z, digits and hyphens"
        )
      ])
    }
    do {
      let content = try LessonReader().read(
        exercises: exercises,
        id: id,
        level: level,
        unit: unit,
        skill: skill,
        title: title
      )
      self.init(content, file: id.rawValue)
    } catch {
      throw CourseErrors(error)
    }
  }

  private static func isPartOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The lasting name, equal to the file name without `.lesson`.
  public var id: LessonID { content.id }
  /// The CEFR level that the header names.
  public var level: Level { content.level }
  /// 1 to 8.
  public var unit: Int { content.unit }
  /// The skill that the lesson trains.
  public var skill: Skill { content.skill }
  /// The title as learners read it.
  public var title: String { content.title }
  /// How many exercises the file of the lesson has, or words it teaches; at least 1.
  public var itemCount: Int { content.exercises.count }

  /// The faults of the patterns, which are compiled only when the lesson is opened.
  var patternErrors: [CourseError] {
    content.material.compactMap { material in
      do throws(PreparationError) {
        _ = try material.prepared()
        return nil
      } catch {
        return CourseError(file: file, line: error.line, reason: "pattern: \(error.reason)")
      }
    }
  }
}
