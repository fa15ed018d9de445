import Cards
import Coordination
import Curriculum
import Mastery
import Memory
import Screens
import Storage
import TextSafety

/// Opens placements and level tests: draws items and resumes unfinished tests.
struct TestOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  let rolloverHour: Int

  func placement() throws(Failure) -> OpenedTest {
    if let stored = try record.unfinishedSession(.placement) { return try resume(stored) }
    let lessons = try lessons(forPlacement: Level.allCases)
    guard !lessons.isEmpty else { throw .data("\(Wording.nothingToPlace)") }
    return OpenedTest(plan: plan(.placement, []), lessons: lessons, entries: [], clock: clock)
  }

  /// Opens the test of a level, unless the last one is less than three days ago.
  func levelTest(_ level: Level) throws(Failure) -> OpenedTest {
    if let stored = try record.unfinishedSession(.levelTest(level)) { return try resume(stored) }
    if let day = try dayOfNext(level) {
      throw .data("\(Wording.tooEarly(level, until: day.isoDate))")
    }
    let lessons = try lessons(ofTest: level)
    let drawn = LevelTest.draw(
      from: lessons.flatMap(\.testItems),
      lastSeen: try record.progress()?.items.mapValues(\.last) ?? [:],
      seed: world.random()
    )
    guard let drawn else { throw .data("\(Wording.tooFewItems(level))") }
    let plan = plan(.levelTest(level), drawn.map(\.id))
    return OpenedTest(plan: plan, lessons: lessons, entries: [], clock: clock)
  }

  /// Opens an unfinished test where it was left.
  func resume(_ stored: StoredSession) throws(Failure) -> OpenedTest {
    let lessons =
      switch stored.plan.kind {
      case .levelTest(let level): try lessons(ofTest: level)
      default: try lessons(forPlacement: Level.allCases)
      }
    return OpenedTest(plan: stored.plan, lessons: lessons, entries: stored.entries, clock: clock)
  }

  /// The last finished test of a kind.
  func last(_ kind: SessionPlan.Kind) throws(Failure) -> OpenedTest? {
    let stored = try record.reading { (store) throws(DatabaseError) in
      try store.journal.finishedSession(kind: kind)
    }
    return try (stored ?? nil).map { (stored) throws(Failure) in try resume(stored) }
  }

  /// Returns how the first sessions after the last placement went; nil if it was verified before, or
  /// is not yet.
  func levelCheck() throws(Failure) -> LevelCheck? {
    let found = try record.reading { (store) throws(DatabaseError) in
      try store.journal.finishedSession(kind: .placement)
    }
    guard let stored = found ?? nil, !stored.isAbandoned, let level = try record.profile()?.level
    else { return nil }
    let later = try record.reading { (store) throws(DatabaseError) in
      try store.journal.sessions(since: stored.plan.started)
    }
    guard let later, later.count > LevelCheck.sessions else { return nil }
    return LevelCheck(
      placement: try resume(stored),
      level: level,
      later: later.map { ($0.plan, $0.entries) }
    )
  }

  /// The study day on which a test ended.
  func day(of test: OpenedTest) -> StudyDay { day(test.entries.last?.time ?? test.plan.started) }

  /// The first day on which the test can be taken again; nil if that is today or earlier.
  func dayOfNext(_ level: Level) throws(Failure) -> StudyDay? {
    let stored = try record.reading { (store) throws(DatabaseError) in
      try store.journal.finishedSession(kind: .levelTest(level))
    }
    guard let last = stored ?? nil else { return nil }
    let next = day(last.entries.last?.time ?? last.plan.started) + LevelTest.pause
    return next > day(world.now()) ? next : nil
  }

  private var clock: DayClock {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    )
  }

  private func day(_ milliseconds: Int64) -> StudyDay {
    StudyDay(
      seconds: milliseconds / 1_000,
      utcOffset: world.secondsAheadOfUTC(at: milliseconds),
      rolloverHour: rolloverHour
    )
  }

  private func plan(_ kind: SessionPlan.Kind, _ items: [ItemID]) -> SessionPlan {
    SessionPlan(id: world.newID(), kind: kind, items: items, started: world.now())
  }

  /// The lessons of a level with the skills that its test asks.
  private func lessons(ofTest level: Level) throws(Failure) -> [Lesson] {
    try lessons(of: [level], LevelTest.skills)
  }

  /// The lessons that a placement draws from; it asks nobody to speak.
  private func lessons(forPlacement levels: [Level]) throws(Failure) -> [Lesson] {
    try lessons(of: levels, [.reading, .listening, .writing, .checkpoint])
  }

  private func lessons(of levels: [Level], _ skills: [Skill]) throws(Failure) -> [Lesson] {
    var lessons: [Lesson] = []
    for id in levels.flatMap({ library.lessons(of: $0) }) {
      if let skill = id.skill, skills.contains(skill) { lessons.append(try library.lesson(id)) }
    }
    return lessons
  }
}
