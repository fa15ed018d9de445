import Coordination
public import Curriculum

/// A course: levels of units of lessons.
public struct Course: Sendable {
  /// Every lesson in teaching order.
  public let lessons: [Lesson]
  private let syllabus: Syllabus?

  /// Reads a course from the texts of its files by their paths.
  ///
  /// A path that ends in `.lesson` is a lesson, `a1/a1-u1-reading.lesson`; its file name must be the
  /// id of the lesson, and its folder, if there is one, the level. `syllabus.txt` gives the units
  /// their titles and may be absent. Other files are passed over.
  ///
  /// - Throws: the faults of all files. Patterns of accepted answers are checked only when a lesson
  ///   is opened.
  public init(files: [String: String]) throws(CourseErrors) {
    try self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  /// Reads a course from the bytes of its files; bytes that are not UTF-8 are a fault.
  ///
  /// - Throws: as for `init(files:)`.
  public init(bytes files: [String: [UInt8]]) throws(CourseErrors) {
    var reading = CourseReading()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { reading.read(bytes, path) }
    if reading.lessons.isEmpty, reading.errors.isEmpty {
      reading.errors.append(
        CourseError(
          file: "",
          line: 0,
          reason: "no lessons; their paths end in .lesson, as in a1/a1-u1-reading.lesson"
        )
      )
    }
    guard reading.errors.isEmpty else { throw CourseErrors(reading.errors) }
    let read = reading.lessons
    lessons = Level.allCases.flatMap { level in
      read.values.filter { $0.level == level }.map(\.id).inTeachingOrder()
    }
    .compactMap { read[$0] }
    syllabus = reading.syllabus
  }

  /// The levels that have lessons, A1 first.
  public var levels: [Level] { Level.allCases.filter { level in contains(level) } }

  private func contains(_ level: Level) -> Bool { lessons.contains { $0.level == level } }

  /// The lesson with this id, if the course has it.
  public func lesson(_ id: LessonID) -> Lesson? { lessons.first { $0.id == id } }

  /// The units of a level in teaching order; empty for a level without lessons.
  public func units(of level: Level) -> [Unit] {
    let lessons = lessons.filter { $0.level == level }
    let lines = lessons.map { Overview.Lesson(id: $0.id, skill: $0.skill, state: .new) }
    let course = Overview.Course(level: level, lessons: lines) { number in
      syllabus?.unit(number, of: level).map { ($0.title, $0.englishTitle) }
    }
    return course.units.map { unit in
      Unit(
        level: level,
        number: unit.number,
        title: unit.title,
        englishTitle: unit.englishTitle,
        lessons: lessons.filter { $0.unit == unit.number }
      )
    }
  }

  /// A topic of a level with its lessons.
  public struct Unit: Sendable {
    /// The level that the unit belongs to.
    public let level: Level
    /// 1 to 8.
    public let number: Int
    /// In Turkish; empty if the syllabus does not name the unit.
    public let title: String
    /// In English; empty if the syllabus does not name the unit.
    public let englishTitle: String
    /// In teaching order: words, then reading before writing.
    public let lessons: [Lesson]
  }
}
