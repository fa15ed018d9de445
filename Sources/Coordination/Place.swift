public import Curriculum

/// Where the learner is; all state of a place is inside it.
public enum Place: Sendable {
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

/// The start: how far each course is and what to do next.
public struct HomePlace: Sendable, Equatable {
  public internal(set) var profile: Profile
  /// Nil until it has been read.
  public internal(set) var overview: Overview?

  /// What Enter does.
  public var suggestion: OpenRequest? { overview?.suggestion(for: profile.level) }

  /// The level to which Enter leads, where every lesson of the learner's is done.
  public var levelAfter: Level? {
    guard case .lesson = suggestion else { return nil }
    return overview?.levelAfter(profile.level)
  }
}

/// The choice of a level.
public struct LevelsPlace: Sendable, Equatable {
  public internal(set) var current: Level
}

/// The lessons of a level, a unit at a time.
public struct CoursePlace: Sendable, Equatable {
  public internal(set) var course: Overview.Course
  /// Index of the unit in sight.
  public internal(set) var page: Int

  public var unit: Overview.Unit { course.units[page] }

  /// Opens at the first unit that is not done.
  init?(_ course: Overview.Course) {
    guard !course.units.isEmpty else { return nil }
    self.course = course
    page = course.units.firstIndex { $0.lessons.contains { !$0.isDone } } ?? 0
  }

  mutating func turnPage(by step: Int) {
    page = min(max(0, page + step), course.units.count - 1)
  }

  /// Takes in what has changed since.
  mutating func update(_ overview: Overview) {
    guard let found = overview.course(course.level), !found.units.isEmpty else { return }
    course = found
    page = min(page, found.units.count - 1)
  }
}

/// The word list of a unit, a few cards at a time.
public struct WordsPlace: Sendable, Equatable {
  public let plan: SessionPlan
  public let words: [TaughtWord]
  public internal(set) var page = 0
  /// Whether the list was read to its end; where it leads is then being found out.
  public internal(set) var isRead = false

  public static let pageSize = 5
  public var pageCount: Int { (words.count + Self.pageSize - 1) / Self.pageSize }
  public var wordsInSight: ArraySlice<TaughtWord> {
    words[min(words.count, page * Self.pageSize)..<min(words.count, (page + 1) * Self.pageSize)]
  }
}

/// A word of a list with what the course says of it besides.
public struct TaughtWord: Sendable, Equatable {
  public let card: Card
  public let notes: [String]

  /// Joins a card with its notes.
  public init(card: Card, notes: [String]) {
    self.card = card
    self.notes = notes
  }
}
