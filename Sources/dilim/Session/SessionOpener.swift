import Cards
import Coordination
import Curriculum
import Screens
import Storage
import TextSafety

/// Opens sessions: reads lessons, draws items and resumes unfinished sessions.
struct SessionOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  let reviews: ReviewOpener
  let games: GameOpener
  let today: TodayOpener
  /// Whether a message may name a command; not for a learner who came by keys.
  var namesCommands = true
  /// The session of an assignment, which its lesson opens instead of its own.
  var assigned: SessionPlan?

  /// An opened session.
  enum Opened {
    case session(OpenedSession)
    case review(OpenedReview)
    case game(OpenedGame)
    case drill(OpenedDrill)
    case sounds(OpenedSounds)
    case today(OpenedToday)
    case test(OpenedTest)
    case mistakes([Mistake])
    case mistake(OpenedMistake)
    case search(SearchResults)
    case notes([NotePoint])
    case note(NotePlace)
  }

  func open(_ request: OpenRequest) throws(Failure) -> Opened {
    switch try opened(request) {
    case .session(let session): return .session(try prepared(session))
    case .today(var today):
      today.session = try prepared(today.session)
      today.course.use(LexiconFile.source(in: library.folder))
      return .today(today)
    case .test(var test):
      test.use(LexiconFile.source(in: library.folder))
      return .test(test)
    case let other: return other
    }
  }

  /// Adds what the screens of a session need to know of the learner and the texts.
  private func prepared(_ session: OpenedSession) throws(Failure) -> OpenedSession {
    var session = session
    let hasDone = try record.begunLessons()?.values.contains { $0 > 0 } == true
    let hasProfile = try record.profile() != nil
    session.isNewLearner = hasProfile && !hasDone
    session.use(LexiconFile.source(in: library.folder))
    if session.plan.kind.isOpenEnded || session.material.contains(where: { $0.passage != nil }) {
      session.glossary = library.glossary
    }
    return session
  }

  private func opened(_ request: OpenRequest) throws(Failure) -> Opened {
    switch request {
    case .lesson(let id):
      if let session = try assignedSession(of: id) { return .session(session) }
      return .session(try lesson(id))
    case .lessonAnew(let id): return .session(try begin(id))
    case .words(let id, let groups):
      let list: LessonID = if let id { id } else { try nextWords() }
      var session = try lesson(list)
      session.groups = groups
      return .session(session)
    case .resume(let session):
      guard let stored = try record.session(id: session) else {
        throw .data("\(Wording.lostSession)")
      }
      return switch stored.plan.kind {
      case .placement, .levelTest: .test(try tests.resume(stored))
      case .lesson, .practice, .focused, .today: .session(try resume(stored))
      }
    case .practice(let request): return .session(try practice(request))
    case .focus(let request): return .session(try focused(request))
    case .mistakes: return .mistakes(try openMistakes())
    case .mistake(let item, let answer): return .mistake(try openMistake(item, answer: answer))
    case .search(let text): return .search(try CourseSearch(library, record).results(for: text))
    case .notes: return .notes(try notes.points())
    case .note(let tag): return .note(try notes.note(on: tag))
    case .review(let request): return .review(try reviews.open(request))
    case .game(let request): return .game(try games.open(request))
    case .drill(let request):
      return .drill(try DrillOpener(library: library, record: record, world: world).open(request))
    case .sounds(let request):
      return .sounds(try SoundsOpener(library: library, record: record, world: world).open(request))
    case .today(let request): return .today(try today.open(request))
    case .placement: return .test(try tests.placement())
    case .levelTest(let level): return .test(try tests.levelTest(level))
    }
  }

  /// Returns how the first sessions after the last placement went; nil if it was verified before, or
  /// is not yet.
  func levelCheck() throws(Failure) -> LevelCheck? { try tests.levelCheck() }

  /// Resumes the unfinished session of a lesson, or begins one.
  private func lesson(_ id: LessonID) throws(Failure) -> OpenedSession {
    if let stored = try record.unfinishedSession(.lesson(id)) { return try resume(stored) }
    return try begin(id)
  }

  /// Begins or resumes the session of an assignment; nil if the lesson has none.
  private func assignedSession(of id: LessonID) throws(Failure) -> OpenedSession? {
    guard let assigned, assigned.kind == .lesson(id) else { return nil }
    let entries = try record.session(id: assigned.id)?.entries ?? []
    return try resume(
      StoredSession(plan: assigned, entries: entries, isAbandoned: false, isOpen: true)
    )
  }

  private func nextWords() throws(Failure) -> LessonID {
    let level = try record.profile()?.level ?? .a1
    guard let next = try library.overview(record).nextWords(for: level) else {
      throw .data("\(Wording.noMoreWords(from: level.rawValue))")
    }
    return next
  }

  private func begin(_ id: LessonID) throws(Failure) -> OpenedSession {
    OpenedSession(
      beginning: try library.lesson(id),
      knowing: library.words(before: id),
      id: world.newID(),
      at: world.now()
    )
  }

  /// Resumes a session without the items that the course no longer has.
  private func resume(_ stored: StoredSession) throws(Failure) -> OpenedSession {
    var items: [ItemMaterial] = []
    for id in Set(stored.plan.items.map(\.lesson)) {
      items += try library.lesson(id).material(knowing: library.words(before: id))
    }
    return OpenedSession(resuming: stored.plan, entries: stored.entries, among: items)
  }

  private var notes: NotesOpener {
    NotesOpener(library: library, record: record, now: world.now())
  }

  private var tests: TestOpener {
    TestOpener(
      library: library,
      record: record,
      world: world,
      rolloverHour: reviews.rolloverHour
    )
  }

  private func practice(_ request: PracticeRequest) throws(Failure) -> OpenedSession {
    let lessons = library.lessons(of: request.level).filter { id in
      // Without its screen, a step of a grammar lesson would come out of nothing.
      id.skill != .grammar && id.skill?.counted == request.skill
        && (request.unit == nil || id.unit == request.unit)
    }
    guard !lessons.isEmpty else { throw .data("\(Wording.nothing(for: request))") }
    let progress = try record.progress()
    let reach = try reach(answered: firstTries().map(\.item.lesson))
    var items: [ItemMaterial] = []
    for id in lessons where request.isAll || reach.contains(id) {
      items += try library.material(of: id)
    }
    guard !items.isEmpty else {
      throw Failure(code: .pass, message: "\(Wording.nothingReached(for: request))")
    }
    let known = request.seed == nil ? progress?.passedItems ?? [] : []
    let seed = request.seed ?? world.random()
    return OpenedSession(
      practising: request,
      from: items,
      known: known,
      seed: seed,
      id: world.newID(),
      at: world.now()
    )
  }
}

extension Progress {
  /// The items whose last answer passed.
  fileprivate var passedItems: Set<ItemID> { Set(items.filter(\.value.passes).keys) }
}
