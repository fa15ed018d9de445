import Coordination
public import Curriculum

/// One sitting: a lesson, or items for practice, taken step by step.
///
/// A session is a value. Each call changes ``step``, which is what to show now, and ``messages``,
/// which is what to say besides. Times are milliseconds since 1970-01-01 00:00 UTC; the engine reads
/// no clock. Keep ``savedState`` after each call, and nothing that was answered is lost.
public struct LessonSession: Sendable {
  private var app: AppCoordinator
  private let plan: SessionPlan
  private var entries: [JournalEntry]
  private var isLeft = false

  /// What the last call leads to besides the step, in the order in which to tell it.
  public private(set) var messages: [LessonMessage] = []

  /// Begins a lesson.
  ///
  /// - Throws: ``LessonSessionError/faults(_:)`` if a pattern of the lesson can't be read.
  public init(_ lesson: Lesson, at time: Int64) throws(LessonSessionError) {
    try Self.check([lesson])
    self.init(OpenedSession(beginning: lesson.content, id: "", at: time), at: time)
  }

  /// Goes on with a session that was saved; items that its lessons no longer have are left out.
  ///
  /// - Parameters:
  ///   - savedState: a ``savedState`` of before.
  ///   - lessons: those that the session was opened from, and any others.
  ///   - time: now.
  /// - Throws: ``LessonSessionError`` if the state can't be read, a lesson of it is missing, or a
  ///   pattern can't be read.
  public init(
    resuming savedState: String,
    from lessons: [Lesson],
    at time: Int64
  ) throws(LessonSessionError) {
    let saved = try SavedSession(text: savedState)
    let ids = Set(saved.plan.items.map(\.lesson))
    let needed = lessons.filter { ids.contains($0.id) }
    if let missing = ids.subtracting(needed.map(\.id)).min(by: { $0.rawValue < $1.rawValue }) {
      throw .noSuchLesson(missing)
    }
    try Self.check(needed)
    let opened = OpenedSession(
      resuming: saved.plan,
      entries: saved.entries,
      among: needed.flatMap(\.content.material)
    )
    self.init(opened, at: time)
  }

  /// Begins practice: items of a skill, drawn from its lessons.
  ///
  /// - Parameters:
  ///   - skill: the skill of the lessons to draw from.
  ///   - level: the level of the lessons to draw from.
  ///   - unit: 1 to 8, or nil for all units of the level.
  ///   - count: how many items to draw; there may be fewer.
  ///   - seed: the same seed draws the same items from the same lessons.
  ///   - known: items that the learner knows; they are drawn only when the others run out.
  ///   - lessons: all that may be drawn from; those of other skills and levels are passed over.
  ///   - time: now.
  /// - Throws: ``LessonSessionError/nothingToAsk`` if there is no such lesson.
  public init(
    practising skill: Skill,
    level: Level,
    unit: Int? = nil,
    count: Int,
    seed: UInt64,
    known: Set<ItemID> = [],
    from lessons: [Lesson],
    at time: Int64
  ) throws(LessonSessionError) {
    let lessons = lessons.filter {
      $0.skill == skill && $0.level == level && (unit == nil || $0.unit == unit)
    }
    try Self.check(lessons)
    let opened = OpenedSession(
      practising: PracticeRequest(skill: skill, level: level, unit: unit, count: count, seed: seed),
      from: lessons.flatMap(\.content.material),
      known: known,
      seed: seed,
      id: "",
      at: time
    )
    guard !opened.material.isEmpty else { throw .nothingToAsk }
    self.init(opened, at: time)
  }

  private static func check(_ lessons: [Lesson]) throws(LessonSessionError) {
    let errors = lessons.flatMap(\.patternErrors)
    guard errors.isEmpty else { throw .faults(CourseErrors(errors)) }
  }

  private init(_ opened: OpenedSession, at time: Int64) {
    self.init(opened.plan, opened.entries, total: opened.material.count)
    let request = open()
    carryOut(app.handle(.reply(.opened(opened, request: request), at: time)))
  }

  private init(_ plan: SessionPlan, _ entries: [JournalEntry], total: Int) {
    self.plan = plan
    self.entries = entries
    self.total = total
    app = AppCoordinator(route: plan.route, profile: nil)
  }

  /// The number of the request that opens the session.
  private mutating func open() -> Int {
    for case .open(_, let request) in app.start(plan.route) { return request }
    return 0
  }

  /// What to show now.
  public var step: Step {
    switch app.place {
    case .summary(let summary): return .finished(LessonSummary(summary))
    case _ where isLeft: return .left
    case .judged(let judged): return .marked(LessonMark(judged))
    case .lesson(let lesson):
      if let page = lesson.page { return .words(page.words.map(TaughtWord.init)) }
      if let rule = lesson.rule { return .rule(GrammarRule(rule)) }
      return LessonQuestion(lesson).map(Step.question) ?? .left
    default: return .left
    }
  }

  /// A step of a session.
  public enum Step: Sendable {
    /// Words of a list, a few at a time, before they are asked; ``LessonSession/next(at:)`` leads
    /// on.
    case words([TaughtWord])
    /// A screen of a grammar lesson before its items; ``LessonSession/next(at:)`` leads on.
    case rule(GrammarRule)
    /// Something to be answered, with ``LessonSession/choose(_:at:)`` or
    /// ``LessonSession/answer(_:at:)``.
    case question(LessonQuestion)
    /// The mark of the answer just given; ``LessonSession/next(at:)`` leads on.
    case marked(LessonMark)
    /// The end; nothing more can be done.
    case finished(LessonSummary)
    /// The learner went back; ``LessonSession/savedState`` resumes the session.
    case left
  }

  /// The items that will not be asked again, 0 to ``total``.
  public var settled: Int { lesson?.settled ?? total }

  /// How many items the session asks; of a list of words two for most words, a choice and the word
  /// to be typed.
  public let total: Int

  private var lesson: LessonCoordinator? {
    for case .lesson(let lesson) in app.path { return lesson }
    return nil
  }

  /// All that has happened, as text to be stored: a line for the session and one for each event.
  ///
  /// Later versions read what earlier ones have written.
  public var savedState: String { SavedSession(plan: plan, entries: entries).text }

  mutating func perform(_ intent: Intent, at time: Int64) {
    messages = []
    switch step {
    case .finished, .left: return
    case .words, .rule, .question, .marked: carryOut(app.handle(.intent(intent, at: time)))
    }
  }

  /// Goes on from where the program would have the learner type the listed answer.
  mutating func skipCopy(at time: Int64) {
    guard case .judged(let judged) = app.place, judged.isCopying else { return }
    carryOut(app.handle(.intent(.skip, at: time)))
  }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .record(let entry, session: _, plan: _): entries.append(entry)
      case .leave, .fail: isLeft = true
      default: if let message = LessonMessage(effect) { messages.append(message) }
      }
    }
  }
}

extension SessionPlan {
  fileprivate var route: Route {
    switch kind {
    case .lesson(let id): .lesson(id)
    case .today(let minutes): .today(minutes: minutes)
    case .placement: .placement
    case .levelTest(let level): .levelTest(level)
    case .practice(let skill, let level):
      .practice(
        PracticeRequest(skill: skill, level: level, unit: nil, count: items.count, seed: nil)
      )
    case .focused(let focus, let level):
      .focus(FocusRequest(focus, level: level, count: items.count))
    }
  }
}
