package import Curriculum

/// A place in the program with all its state.
package enum Place: Sendable {
  case welcome(WelcomeCoordinator)
  case home(HomePlace)
  case levels(LevelsPlace)
  case course(CoursePlace)
  case lesson(LessonCoordinator)
  case judged(JudgedItem)
  case summary(Summary)
  case levelEnd(LevelEnd)
  case mistakes(MistakesPlace)
  case mistake(MistakePlace)
  case profile(ProfileCoordinator)
  case review(ReviewCoordinator)
  case scramble(ScrambleCoordinator)
  case drill(DrillCoordinator)
  case sounds(SoundsCoordinator)
  case today(TodayPlace)
  case placement(PlacementCoordinator)
  case levelTest(LevelTestCoordinator)
  case progress(ProgressPlace)
  case search(SearchPlace)
  case notes(NotesPlace)
  case note(NotePlace)
}

extension Place {
  /// Whether the place asks an item, so that its question must stay in sight.
  package var asksItem: Bool {
    switch self {
    case .lesson, .placement, .levelTest: true
    case .judged(let judged): judged.isCopying
    case .sounds(let sounds): sounds.mark == nil
    default: false
    }
  }
}

/// The home place: the progress in each course and the suggestion.
package struct HomePlace: Sendable, Equatable {
  package internal(set) var profile: Profile
  /// Nil until it has been read.
  package internal(set) var overview: Overview?

  /// The next lesson of the course.
  package var nextLesson: LessonID? { overview?.nextLesson(for: profile.level) }

  /// Whether there is anything for today: lessons or cards.
  package var hasToday: Bool {
    guard let overview else { return false }
    return overview.nearestCourse(profile.level).map { !$0.lessons.isEmpty } ?? false
      || overview.cards.due + overview.cards.new > 0
  }

  /// The length of today in minutes.
  package var minutes: Int {
    TodayRequest.minutes(
      profile.minutes ?? TodayRequest.usualMinutes,
      after: overview?.day.daysAway ?? 0
    )
  }

  /// What the learner left, unless today goes on with it.
  package var unfinished: Overview.Unfinished? {
    guard let left = overview?.unfinished else { return nil }
    if case .lesson(let id) = left.kind, id == overview?.wordsOfToday(for: profile.level) {
      return nil
    }
    return left.kind.isOpenEnded ? nil : left
  }

  /// The level that Enter begins if every lesson of the learner's level is done; otherwise nil.
  package var levelAfter: Level? { overview?.levelAfter(profile.level) }
}

/// The choice of a level.
package struct LevelsPlace: Sendable, Equatable {
  package internal(set) var current: Level
}

/// The lessons of a level, one unit at a time.
package struct CoursePlace: Sendable, Equatable {
  package internal(set) var course: Overview.Course
  /// The index of the shown unit.
  package internal(set) var page: Int

  package var unit: Overview.Unit { course.units[page] }

  /// Opens at the first unit that is not done; fails without units.
  init?(_ course: Overview.Course) {
    guard !course.units.isEmpty else { return nil }
    self.course = course
    page = course.units.firstIndex { $0.lessons.contains { !$0.isDone } } ?? 0
  }

  mutating func turnPage(by step: Int) {
    page = min(max(0, page + step), course.units.count - 1)
  }

  /// Updates the course; the page stays in range.
  mutating func update(_ overview: Overview) {
    guard let found = overview.course(course.level), !found.units.isEmpty else { return }
    course = found
    page = min(page, found.units.count - 1)
  }
}
