import Cards
public import Curriculum

/// What there is to learn and how far the learner has come.
public struct Overview: Sendable, Equatable {
  /// Levels that have lessons, in teaching order.
  public var courses: [Course]
  /// The session left last, if it is still open.
  public var unfinished: Unfinished?

  /// The cards of today.
  public var cards: Cards

  /// Makes an overview from its parts.
  public init(courses: [Course], unfinished: Unfinished?, cards: Cards = Cards()) {
    self.courses = courses
    self.unfinished = unfinished
    self.cards = cards
  }

  /// What a review would ask now.
  public struct Cards: Sendable, Equatable {
    /// Cards to be asked again.
    public var due: Int
    public var new: Int

    /// Makes the line of the cards.
    public init(due: Int = 0, new: Int = 0) {
      self.due = due
      self.new = new
    }
  }

  /// The lessons of a level.
  public struct Course: Sendable, Equatable {
    public var level: Level
    public var units: [Unit]

    /// Makes a course from its units.
    public init(level: Level, units: [Unit]) {
      self.level = level
      self.units = units
    }

    public var lessons: [Lesson] { units.flatMap(\.lessons) }
    public var doneCount: Int { lessons.count(where: \.isDone) }
    /// Whether there are lessons and all of them are done.
    public var isDone: Bool { !lessons.isEmpty && lessons.allSatisfy(\.isDone) }
    /// Share of lessons done, 0 to 100, rounded down: 100 only when all are done.
    public var percent: Int { lessons.isEmpty ? 0 : doneCount * 100 / lessons.count }
  }

  /// The lessons of a unit in teaching order.
  public struct Unit: Sendable, Equatable {
    public var number: Int
    /// Empty if the syllabus does not name the unit.
    public var title: String
    public var englishTitle: String
    public var lessons: [Lesson]

    /// Makes a unit from its parts.
    public init(number: Int, title: String, englishTitle: String, lessons: [Lesson]) {
      self.number = number
      self.title = title
      self.englishTitle = englishTitle
      self.lessons = lessons
    }
  }

  /// One lesson in a list.
  public struct Lesson: Sendable, Equatable {
    public var id: LessonID
    public var skill: Skill
    public var state: State

    /// Makes a line of the list.
    public init(id: LessonID, skill: Skill, state: State) {
      self.id = id
      self.skill = skill
      self.state = state
    }

    public var isDone: Bool { if case .done = state { true } else { false } }

    /// How far a lesson is.
    public enum State: Sendable, Equatable {
      case new, begun
      /// Worked through to the end so often.
      case done(times: Int)
    }
  }

  /// A session that was left.
  public struct Unfinished: Sendable, Equatable {
    public var session: String
    public var kind: SessionPlan.Kind
    public var settled: Int
    public var total: Int

    /// Makes a line of the list.
    public init(session: String, kind: SessionPlan.Kind, settled: Int, total: Int) {
      self.session = session
      self.kind = kind
      self.settled = settled
      self.total = total
    }
  }

  /// The course of a level, if it has lessons.
  public func course(_ level: Level) -> Course? { courses.first { $0.level == level } }

  /// The course to learn from at a level: its own, else the nearest below it, else the first.
  public func nearestCourse(_ level: Level) -> Course? {
    courses.last { $0.level <= level } ?? courses.first
  }

  /// The earliest lesson that is open in the course of a level, or if none is, in those after it.
  public func nextLesson(for level: Level) -> LessonID? {
    guard let first = nearestCourse(level)?.level else { return nil }
    let lessons = courses.lazy.filter { $0.level >= first }.flatMap(\.lessons)
    return lessons.first { !$0.isDone }?.id
  }

  /// The level on which the learner goes on after this one: that of the next lesson, if every
  /// lesson of this level is done.
  public func levelAfter(_ level: Level) -> Level? {
    guard course(level)?.isDone == true, let next = nextLesson(for: level)?.level, next > level
    else { return nil }
    return next
  }

  /// What to do next: what was left, else the next lesson; when none is open any more, the cards
  /// that are due, else practice.
  public func suggestion(for level: Level) -> OpenRequest? {
    if let unfinished { return .resume(session: unfinished.session) }
    if let lesson = nextLesson(for: level) { return .lesson(lesson) }
    guard let course = nearestCourse(level) else { return nil }
    if cards.due + cards.new > 0 { return .review(ReviewRequest()) }
    return .practice(
      PracticeRequest(skill: .writing, level: course.level, unit: nil, count: 10, seed: nil)
    )
  }
}
