package import Curriculum

/// A place in the program with all its state.
package enum Place: Sendable {
  case welcome(WelcomeCoordinator)
  case home(HomePlace)
  case levels(LevelsPlace)
  case course(CoursePlace)
  case words(WordsPlace)
  case lesson(LessonCoordinator)
  case judged(JudgedItem)
  case summary(Summary)
  case levelEnd(LevelEnd)
  case profile(ProfileCoordinator)
  case review(ReviewCoordinator)
  case scramble(ScrambleCoordinator)
}

/// The home place: the progress in each course and the suggestion.
package struct HomePlace: Sendable, Equatable {
  package internal(set) var profile: Profile
  /// Nil until it has been read.
  package internal(set) var overview: Overview?

  /// The request that Enter opens; nil without lessons.
  package var suggestion: OpenRequest? { overview?.suggestion(for: profile.level) }

  /// The level that Enter begins if every lesson of the learner's level is done; otherwise nil.
  package var levelAfter: Level? {
    guard case .lesson = suggestion else { return nil }
    return overview?.levelAfter(profile.level)
  }
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

/// The word list of a unit, one page at a time.
package struct WordsPlace: Sendable, Equatable {
  package let plan: SessionPlan
  package let words: [TaughtWord]
  package internal(set) var page = 0
  /// Whether the list was read to its end; the place then waits for the new overview.
  package internal(set) var isRead = false

  package static let pageSize = 5
  package var pageCount: Int { (words.count + Self.pageSize - 1) / Self.pageSize }
  package var wordsInSight: ArraySlice<TaughtWord> {
    words[min(words.count, page * Self.pageSize)..<min(words.count, (page + 1) * Self.pageSize)]
  }
}

/// A word of a list with the course's notes on it.
package struct TaughtWord: Sendable, Equatable {
  package let card: Card
  package let notes: [String]

  /// Creates a word.
  package init(card: Card, notes: [String]) {
    self.card = card
    self.notes = notes
  }
}
