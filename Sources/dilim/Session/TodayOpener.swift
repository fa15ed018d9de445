import Cards
import Coordination
import Curriculum
import Mastery
import Memory
import Screens
import Storage
import TextSafety

/// Opens the learner's day: reads what was done of it, and the course.
struct TodayOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  let reviews: ReviewOpener
  let showsStreak: Bool

  /// The days over which a streak is looked for at first; few learners need more.
  private static let firstDays = 100
  private static let mostDays = 2_000
  /// The days whose answers say how long a card takes.
  private static let daysOfPace = 14

  private var today: StudyDay { reviews.moment.day }
  /// The beginning of the day, in milliseconds since 1970.
  private var dayStart: Int64 { reviews.clock.start(of: today) }

  /// What was done today.
  func day() throws(Failure) -> Overview.Day {
    guard let found = try record.reading(day) else { return Overview.Day() }
    return found
  }

  private func day(_ store: LearnerStore) throws(DatabaseError) -> Overview.Day {
    let done = try store.journal.lastDayEnd(since: dayStart)
    return Overview.Day(
      isDone: done != nil,
      isBegun: try store.journal.unfinishedDay(since: dayStart) != nil,
      milliseconds: try tally(store, after: done).milliseconds,
      daysAway: try daysAway(store),
      streak: showsStreak ? try streak(store) : nil
    )
  }

  /// What was done of the day, or since it was done.
  private func tally(_ store: LearnerStore, after done: Int64?) throws(DatabaseError) -> TodayTally
  {
    let start = done.map { $0 + 1 } ?? dayStart
    var tally = TodayTally(
      entries: try store.journal.times(since: start),
      cards: try store.cards.answers(since: start),
      words: try store.journal.wordTimes(since: start)
    )
    tally.newCards = try store.cards.newCards(since: start)
    return tally
  }

  private func daysAway(_ store: LearnerStore) throws(DatabaseError) -> Int {
    let entry = try store.journal.lastEntry(before: dayStart).map { reviews.clock.moment($0).day }
    let card = try store.cards.lastDay(before: today)
    guard let last = [entry, card].compactMap(\.self).max() else { return 0 }
    return max(0, today - last - 1)
  }

  private func streak(_ store: LearnerStore) throws(DatabaseError) -> Int {
    var days = 0
    for length in [Self.firstDays, Self.mostDays] {
      let active = try store.journal.activeDays(
        today + -length...today,
        offset: reviews.clock.start(of: StudyDay(0))
      )
      days = StudyStreak(studied: active, today: today).days
      if days < length / 2 { break }
    }
    return days
  }

  /// The sessions of today, the earliest first.
  func sessions() throws(Failure) -> [StoredSession] {
    try record.reading { (store) throws(DatabaseError) in
      try store.journal.days(since: dayStart)
    } ?? []
  }

  func open(_ request: TodayRequest) throws(Failure) -> OpenedToday {
    let profile = try record.profile()
    let level = level(nearest: profile?.level ?? .a1)
    let done = Set((try record.begunLessons() ?? [:]).filter { $0.value > 0 }.keys)
    let cards = try reviews.due()
    let session = try openSession()
    let course = try course(at: level, without: session?.plan.id)
    guard !course.isEmpty || cards.due + cards.new > 0 else {
      throw .data(Wording.noLessons)
    }
    let found = try record.reading { (store) throws(DatabaseError) in
      let done = try store.journal.lastDayEnd(since: dayStart)
      return (
        isDone: done != nil, tally: try tally(store, after: done), daysAway: try daysAway(store),
        old: try store.journal.unfinishedDays(before: dayStart), pace: try pace(store)
      )
    }
    for id in found?.old ?? [] { try record.abandon(session: id) }
    let isMore = found?.isDone == true && session == nil
    let minutes =
      request.isFixed
      ? request.minutes
      : isMore
        ? TodayRequest.moreMinutes
        : TodayRequest.minutes(request.minutes, after: found?.daysAway ?? 0)
    var opened = OpenedToday(
      session: self.session(session, minutes, course),
      minutes: minutes,
      course: course,
      doneLessons: done,
      tally: found?.tally ?? TodayTally(),
      cards: cards,
      words: words(level, done),
      daysAway: found?.daysAway ?? 0,
      secondsPerCard: found?.pace ?? CardShare.secondsPerCard
    )
    try readLists(into: &opened, from: level, done)
    return opened
  }

  /// Reads how far the word lists are, and whether the learner stopped in the middle of one today.
  ///
  /// A day goes on with the first open list, so that only the first two can have been begun.
  private func readLists(
    into opened: inout OpenedToday,
    from first: Level,
    _ done: Set<LessonID>
  ) throws(Failure) {
    let lists = Level.allCases.filter { $0 >= first }.flatMap { library.lessons(of: $0) }
      .filter { $0.skill == .vocabulary }
    var begun: Set<LessonID> = []
    for list in lists.filter({ !done.contains($0) }).prefix(2) {
      // A list that can't be read holds nothing back.
      guard let lesson = try? library.lesson(list) else {
        begun.insert(list)
        continue
      }
      opened.wordNeeds[list] = WordNeeds(list: lesson, items: opened.course.allItems)
      guard let stored = try record.unfinishedSession(.lesson(list)) else { continue }
      let session = LessonCoordinator(
        OpenedSession(resuming: stored.plan, entries: stored.entries, among: lesson.material)
      )
      if session.doneGroups > 0 { begun.insert(list) }
      opened.askedWords.formUnion(session.askedWords)
      if let last = stored.entries.last?.time, last == opened.tally.lastTime, session.isInGroup {
        opened.openWords = list
      }
    }
    opened.lists = ListProgress(lists: lists, begun: begun, done: done.intersection(lists))
  }

  /// The seconds that a card takes the learner, by the answers of the last days.
  private func pace(_ store: LearnerStore) throws(DatabaseError) -> Double {
    let start = reviews.clock.start(of: today + -Self.daysOfPace)
    let cards = try store.cards.answers(since: start).map { Double($0.milliseconds) / 1_000 }
    guard cards.count < CardShare.usualAnswers else {
      return secondsPerCard(cards: cards, words: [])
    }
    let times = try store.journal.wordTimes(since: start)
    let words = try store.journal.times(since: start)
      .filter { $0.milliseconds > 0 && times.contains($0.time) }
    return secondsPerCard(cards: cards, words: words.map { Double($0.milliseconds) / 1_000 })
  }

  private func session(
    _ stored: StoredSession?,
    _ minutes: Int,
    _ course: DayCourse
  ) -> OpenedSession {
    if let stored {
      return OpenedSession(resuming: stored.plan, entries: stored.entries, among: course.allItems)
    }
    let plan = SessionPlan(
      id: world.newID(),
      kind: .today(minutes: minutes),
      items: [],
      started: world.now()
    )
    return OpenedSession(plan: plan, material: [], entries: [])
  }

  private func openSession() throws(Failure) -> StoredSession? {
    try record.reading { (store) throws(DatabaseError) in
      try store.journal.unfinishedDay(since: dayStart)
    } ?? nil
  }

  /// The level if it has lessons, else the nearest lower one that has some, else the first.
  private func level(nearest level: Level) -> Level {
    let levels = Level.allCases.filter { !library.lessons(of: $0).isEmpty }
    return levels.last { $0 <= level } ?? levels.first ?? level
  }

  /// The course, and the learner's answers but those of the session of the day.
  ///
  /// A lesson that can't be read is left out; opening it says why.
  private func course(at level: Level, without session: String?) throws(Failure) -> DayCourse {
    var lessons: [Lesson] = []
    for level in Level.allCases {
      for id in library.lessons(of: level) where id.skill != .vocabulary {
        if let lesson = try? library.lesson(id) { lessons.append(lesson) }
      }
    }
    let history = HistoryReader(
      record: record,
      bank: ItemBank(lessons: lessons, syllabus: try library.syllabus()),
      clock: reviews.clock,
      now: world.now()
    )
    return DayCourse(
      lessons: lessons,
      after: try history.history(without: session),
      level: level,
      clock: reviews.clock,
      at: world.now()
    )
  }

  /// The word list of the unit in which the course goes on, unless it was read.
  private func words(_ first: Level, _ done: Set<LessonID>) -> LessonID? {
    for level in Level.allCases where level >= first {
      let open = library.lessons(of: level).filter { !done.contains($0) }
      guard let unit = open.first?.unit else { continue }
      return open.first { $0.unit == unit && $0.skill == .vocabulary }
    }
    return nil
  }
}

extension DayClock {
  /// The beginning of a day of study, in milliseconds since 1970-01-01 00:00 UTC.
  func start(of day: StudyDay) -> Int64 {
    (Int64(day.number) * 86_400 + Int64(rolloverHour) * 3_600 - Int64(secondsAheadOfUTC)) * 1_000
  }
}
