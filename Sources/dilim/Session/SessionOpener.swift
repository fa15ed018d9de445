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

  /// An opened session.
  enum Opened {
    case session(OpenedSession)
    case words([TaughtWord], SessionPlan)
    case review(OpenedReview)
    case game(OpenedGame)
  }

  func open(_ request: OpenRequest) throws(Failure) -> Opened {
    switch request {
    case .lesson(let id):
      if let stored = try record.unfinishedSession(.lesson(id)) { return try resume(stored) }
      return try begin(id)
    case .lessonAnew(let id): return try begin(id)
    case .resume(let session):
      guard let stored = try record.session(id: session) else {
        throw .data("\(Wording.lostSession)")
      }
      return try resume(stored)
    case .practice(let request): return .session(try practice(request))
    case .review(let request): return .review(try reviews.open(request))
    case .game(let request): return .game(try games.open(request))
    }
  }

  private func begin(_ id: LessonID) throws(Failure) -> Opened {
    let lesson = try library.lesson(id)
    let items = lesson.exercises.map { lesson.itemID(of: $0) }
    let plan = plan(.lesson(id), items)
    if lesson.skill == .vocabulary { return words(of: lesson, plan) }
    let material = lesson.exercises.map { ItemMaterial(lesson: lesson, exercise: $0) }
    return .session(OpenedSession(plan: plan, material: material, entries: []))
  }

  private func words(of lesson: Lesson, _ plan: SessionPlan) -> Opened {
    let words = lesson.exercises.compactMap { exercise in
      exercise.task.taughtWord.map { TaughtWord(card: $0, notes: exercise.notes) }
    }
    return .words(words, plan)
  }

  /// Resumes a session without the items that the course no longer has.
  private func resume(_ stored: StoredSession) throws(Failure) -> Opened {
    if case .lesson(let id) = stored.plan.kind, id.skill == .vocabulary {
      return words(of: try library.lesson(id), stored.plan)
    }
    var known: [ItemID: ItemMaterial] = [:]
    for id in Set(stored.plan.items.map(\.lesson)) {
      for item in try library.material(of: id) { known[item.id] = item }
    }
    let material = stored.plan.items.compactMap { known[$0] }
    return .session(
      OpenedSession(plan: stored.plan, material: material, entries: stored.entries)
    )
  }

  private func practice(_ request: PracticeRequest) throws(Failure) -> OpenedSession {
    let lessons = library.lessons(of: request.level).filter { id in
      id.skill == request.skill && (request.unit == nil || id.unit == request.unit)
    }
    var items: [ItemMaterial] = []
    for id in lessons { items += try library.material(of: id) }
    guard !items.isEmpty else { throw .data("\(Wording.nothing(for: request))") }
    let known = request.seed == nil ? try record.progress()?.passedItems ?? [] : []
    let drawn = PracticeSelection.draw(
      from: items,
      count: request.count,
      seed: request.seed ?? world.random(),
      known: known
    )
    let kind = SessionPlan.Kind.practice(skill: request.skill, level: request.level)
    return OpenedSession(plan: plan(kind, drawn.map(\.id)), material: drawn, entries: [])
  }

  private func plan(_ kind: SessionPlan.Kind, _ items: [ItemID]) -> SessionPlan {
    SessionPlan(id: world.newID(), kind: kind, items: items, started: world.now())
  }
}

extension Progress {
  /// The items whose last answer passed.
  fileprivate var passedItems: Set<ItemID> { Set(items.filter(\.value.passes).keys) }
}
