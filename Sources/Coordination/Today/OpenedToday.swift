package import Curriculum
import Mastery

/// A request to begin, resume or prolong the learner's day.
package struct TodayRequest: Sendable, Equatable, Hashable {
  /// The length of the day in minutes.
  package var minutes: Int
  /// Whether the learner wants just this length now; else it is a usual day, which is shorter after
  /// an absence, and short if the day was done already.
  package var isFixed: Bool

  /// Creates a request.
  package init(minutes: Int, isFixed: Bool = false) {
    self.minutes = minutes
    self.isFixed = isFixed
  }

  /// The lengths to choose from, in minutes.
  package static let lengths = [5, 10, 15, 30]
  package static let usualMinutes = 15
  /// The days without an answer after which a day is shorter.
  package static let longAbsence = DayLength.absence
  /// The length of what follows a day that is done.
  package static let moreMinutes = 5

  /// Returns the length of a day for a learner who was away for a number of days.
  package static func minutes(_ minutes: Int, after daysAway: Int) -> Int {
    DayLength.minutes(usual: minutes, daysAway: daysAway)
  }
}

/// A day that is ready to start or resume.
package struct OpenedToday: Sendable {
  /// The session of the day; its plan has no items, they come with its entries.
  package var session: OpenedSession
  /// The length of the day in minutes.
  package var minutes: Int
  package var course: DayCourse
  /// The lessons that are done.
  package var doneLessons: Set<LessonID>
  /// What was done before on this day, or since the day was done.
  package var tally: TodayTally
  /// The cards that a review would ask now.
  package var cards: Overview.Cards
  /// The word list of the new words; nil if there is none.
  package var words: LessonID?
  /// The word lists, for which the items of their units wait.
  package var lists = ListProgress()
  /// The words that the items of units need whose lists aren't finished.
  package var wordNeeds: [LessonID: WordNeeds] = [:]
  /// The words of these lists that were asked, by the ids of their cards.
  package var askedWords: Set<ItemID> = []
  /// The word list that was open when the learner left the day; nil if something came after it.
  package var openWords: LessonID?
  /// The days without an answer before this one.
  package var daysAway: Int
  /// The seconds that an answer to a card takes the learner.
  package var secondsPerCard: Double

  /// Creates an opened day.
  package init(
    session: OpenedSession,
    minutes: Int,
    course: DayCourse,
    doneLessons: Set<LessonID> = [],
    tally: TodayTally = TodayTally(),
    cards: Overview.Cards = Overview.Cards(),
    words: LessonID? = nil,
    daysAway: Int = 0,
    secondsPerCard: Double = CardShare.secondsPerCard
  ) {
    self.session = session
    self.minutes = minutes
    self.course = course
    self.doneLessons = doneLessons
    self.tally = tally
    self.cards = cards
    self.words = words
    self.daysAway = daysAway
    self.secondsPerCard = secondsPerCard
  }
}

/// What was done of a day.
package struct TodayTally: Sendable, Equatable {
  /// The time spent, in milliseconds.
  package var milliseconds: Int64 = 0
  /// The part of it that was spent on cards and new words.
  package var onCards: Int64 = 0
  /// The answers to cards, and those among them that were not "again".
  package var cardAnswers = 0
  package var knownCards = 0
  /// The cards that were answered for the first time.
  package var newCards = 0
  /// The time of the last event, in milliseconds since 1970; nil if there is none.
  package var lastTime: Int64?
  /// Whether it was an answer to a card.
  package var endsWithCard = false

  /// Creates an empty tally.
  package init() {}
}
