import Cards
import Coordination
import Curriculum
import Mastery
import Memory
import Storage

/// Reads from record and course what the page of progress shows.
struct ProgressReader {
  let library: CourseLibrary
  let record: Record
  let now: Int64
  let clock: DayClock
  let limits: DayLimits
  /// Counts the cards that a review would ask now.
  let dueCount: DueCount
  let settings: Settings?

  /// The newest answers to cards for which predictions are compared.
  private static let recalls = 2_000
  private static let year = 365
  private static let mistakeWeeks = 12
  private static let forecastDays = 30

  func report() throws(Failure) -> ProgressReport {
    let profile = try record.profile()
    let today = clock.moment(now).day
    let lessons = Level.allCases.map { (level: $0, lessons: library.lessons(of: $0)) }
    let lists = lessons.map { ($0.level, $0.lessons.count { $0.skill == .vocabulary }) }
    let levels = lessons.filter { !$0.lessons.isEmpty }.map(\.level)
    let tallies = try tallies(today)
    let cards = try cards(today)
    let model = try ModelReader(library: library, record: record, clock: clock, now: now)
      .model()
    var report = ProgressReport(
      name: profile?.name ?? "",
      level: profile?.level,
      time: now,
      levels: levels,
      skills: ProgressReport.skills(of: levels, by: model, at: now),
      points: ProgressReport.points(by: model, at: now),
      words: LevelWords.all(cards.words, lists: Dictionary(uniqueKeysWithValues: lists)),
      study: StudyHistory(today: today, tallies: tallies.all),
      retention: Retention(cards.recalls),
      forecast: DueForecast(
        cards.due,
        now: try dueCount.cards().due,
        limit: cards.limit,
        days: Self.forecastDays
      ),
      mistakes: MistakeHistory(
        today: today,
        days: tallies.items,
        mistakes: tallies.mistakes,
        weeks: Self.mistakeWeeks
      ),
      goal: profile?.minutes,
      hasGoals: settings?.hasGoals ?? true
    )
    report.readTexts =
      try record.reading { (store) throws(DatabaseError) in try store.journal.readTexts() } ?? 0
    return report
  }

  /// How far the beginning of the learner's day 0 lies before 1970-01-01 00:00 UTC.
  private var shift: Int64 {
    Int64(clock.secondsAheadOfUTC - 3600 * clock.rolloverHour) * 1_000
  }

  private typealias Tallies = (
    all: [StudyTally], items: [StudyTally], mistakes: [MistakeTally]
  )

  private func tallies(_ today: StudyDay) throws(Failure) -> Tallies {
    let first = today.monday + -7 * (Self.mistakeWeeks - 1)
    let start = Int64(first.number) * 86_400_000 - shift
    let read = try record.reading { (store) throws(DatabaseError) in
      (
        items: try store.journal.studyEvents(shift: shift),
        cards: try store.cards.studyEvents(),
        mistakes: try store.journal.mistakeTallies(since: start, shift: shift)
      )
    }
    guard let read else { return (all: [], items: [], mistakes: []) }
    return (
      all: StudyTally.all(of: read.items + read.cards),
      items: StudyTally.all(of: read.items),
      mistakes: read.mistakes
    )
  }

  private typealias CardFigures = (
    words: [WordCounts], recalls: [RecallSample], due: DueCounts, limit: Int
  )

  private func cards(_ today: StudyDay) throws(Failure) -> CardFigures {
    let read = try record.reading { (store) throws(DatabaseError) in
      (
        words: try store.cards.wordCounts(on: today),
        recalls: try store.cards.recallSamples(since: today + -Self.year, limit: Self.recalls),
        due: try store.cards.dueCounts(today: today, days: Self.forecastDays),
        limit: limits.total(over: try store.decks.all().map(\.settings.limits)).reviews
      )
    }
    return read ?? (words: [], recalls: [], due: DueCounts(today: today), limit: 0)
  }
}

extension Settings {
  /// Whether streak, goal and best results are shown.
  var hasGoals: Bool { self[.streak] == "on" }
}

extension SessionOpener {
  /// The reader of the page of progress.
  var progress: ProgressReader {
    ProgressReader(
      library: library,
      record: record,
      now: world.now(),
      clock: reviews.clock,
      limits: reviews.limits,
      dueCount: reviews.dueCount,
      settings: try? Settings(
        Folders(environment: world.environment),
        environment: world.environment
      )
    )
  }
}
