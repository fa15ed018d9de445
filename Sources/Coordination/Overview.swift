import Cards
package import Curriculum

/// The courses, cards and unfinished session of a learner.
package struct Overview: Sendable, Equatable {
  /// The levels that have lessons, in teaching order.
  package var courses: [Course]
  /// The last unfinished session; nil if there is none.
  package var unfinished: Unfinished?

  /// The cards that a review would ask today.
  package var cards: Cards
  /// What was done today.
  package var day: Day

  /// Creates an overview.
  package init(
    courses: [Course],
    unfinished: Unfinished?,
    cards: Cards = Cards(),
    day: Day = Day()
  ) {
    self.courses = courses
    self.unfinished = unfinished
    self.cards = cards
    self.day = day
  }

  /// The learner's day so far.
  package struct Day: Sendable, Equatable {
    /// Whether the minutes of the day were spent once.
    package var isDone: Bool
    /// Whether items of the day wait to be gone on with.
    package var isBegun: Bool
    /// The time spent today, in milliseconds; since the day was done, if it was.
    package var milliseconds: Int64
    /// The days without an answer before this one; 0 for a new learner.
    package var daysAway: Int
    /// The days in a row with an answer; nil if they are not to be shown.
    package var streak: Int?

    /// Creates a day.
    package init(
      isDone: Bool = false,
      isBegun: Bool = false,
      milliseconds: Int64 = 0,
      daysAway: Int = 0,
      streak: Int? = nil
    ) {
      self.isDone = isDone
      self.isBegun = isBegun
      self.milliseconds = milliseconds
      self.daysAway = daysAway
      self.streak = streak
    }
  }

  /// The numbers of cards that a review would ask now.
  package struct Cards: Sendable, Equatable {
    /// The number of cards that are due again.
    package var due: Int
    package var new: Int

    /// Creates the numbers of cards.
    package init(due: Int = 0, new: Int = 0) {
      self.due = due
      self.new = new
    }
  }

  /// The lessons of a level.
  package struct Course: Sendable, Equatable {
    package var level: Level
    package var units: [Unit]

    /// Creates a course.
    package init(level: Level, units: [Unit]) {
      self.level = level
      self.units = units
    }

    package var lessons: [Lesson] { units.flatMap(\.lessons) }
    package var doneCount: Int { lessons.count(where: \.isDone) }
    /// Whether there are lessons and all of them are done.
    package var isDone: Bool { !lessons.isEmpty && lessons.allSatisfy(\.isDone) }
    /// The percentage of lessons done, 0 to 100, rounded down: 100 only when all are done.
    package var percent: Int { lessons.isEmpty ? 0 : doneCount * 100 / lessons.count }
  }

  /// The lessons of a unit in teaching order.
  package struct Unit: Sendable, Equatable {
    package var number: Int
    /// The Turkish title; empty if the syllabus does not name the unit.
    package var title: String
    package var englishTitle: String
    package var lessons: [Lesson]

    /// Creates a unit.
    package init(number: Int, title: String, englishTitle: String, lessons: [Lesson]) {
      self.number = number
      self.title = title
      self.englishTitle = englishTitle
      self.lessons = lessons
    }
  }

  /// A lesson with its state.
  package struct Lesson: Sendable, Equatable {
    package var id: LessonID
    package var skill: Skill
    package var state: State

    /// Creates a lesson.
    package init(id: LessonID, skill: Skill, state: State) {
      self.id = id
      self.skill = skill
      self.state = state
    }

    package var isDone: Bool { if case .done = state { true } else { false } }

    /// The state of a lesson.
    package enum State: Sendable, Equatable {
      case new, begun
      /// Done this number of times.
      case done(times: Int)
    }
  }

  /// A session that the learner left before its end.
  package struct Unfinished: Sendable, Equatable {
    package var session: String
    package var kind: SessionPlan.Kind
    package var settled: Int
    package var total: Int

    /// Creates an unfinished session.
    package init(session: String, kind: SessionPlan.Kind, settled: Int, total: Int) {
      self.session = session
      self.kind = kind
      self.settled = settled
      self.total = total
    }
  }

  /// Returns the course of a level, if the level has lessons.
  package func course(_ level: Level) -> Course? { courses.first { $0.level == level } }

  /// Returns the course for a level: of this level, else the nearest below it, else the first.
  package func nearestCourse(_ level: Level) -> Course? {
    courses.last { $0.level <= level } ?? courses.first
  }

  /// Returns the first open lesson in the course for a level, else in the courses after it.
  package func nextLesson(for level: Level) -> LessonID? {
    guard let first = nearestCourse(level)?.level else { return nil }
    let lessons = courses.lazy.filter { $0.level >= first }.flatMap(\.lessons)
    return lessons.first { !$0.isDone }?.id
  }

  /// Returns the level of the next lesson if every lesson of this level is done and that level is
  /// higher; otherwise nil.
  package func levelAfter(_ level: Level) -> Level? {
    guard course(level)?.isDone == true, let next = nextLesson(for: level)?.level, next > level
    else { return nil }
    return next
  }
}
