import Cards
import Coordination
import Curriculum
import Screens
import Storage
import TextSafety

/// Makes sessions ready: reads lessons, draws items, finds what was left.
struct SessionOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  let reviews: ReviewOpener
  let games: GameOpener

  /// An opened session: exercises, a list of words, a review or a game.
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
    let (session, time) = (world.freshID(), world.now())
    if lesson.skill == .vocabulary {
      return .words(lesson.taughtWords, SessionPlan(lesson, id: session, at: time))
    }
    return .session(OpenedSession(beginning: lesson, id: session, at: time))
  }

  private func resume(_ stored: StoredSession) throws(Failure) -> Opened {
    if case .lesson(let id) = stored.plan.kind, id.skill == .vocabulary {
      return .words(try library.lesson(id).taughtWords, stored.plan)
    }
    var items: [ItemMaterial] = []
    for id in Set(stored.plan.items.map(\.lesson)) { items += try library.material(of: id) }
    return .session(
      OpenedSession(resuming: stored.plan, entries: stored.entries, among: items)
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
    let seed = request.seed ?? world.random()
    return OpenedSession(
      practising: request,
      from: items,
      known: known,
      seed: seed,
      id: world.freshID(),
      at: world.now()
    )
  }
}

extension Progress {
  /// Items whose last answer counts as known.
  fileprivate var passedItems: Set<ItemID> { Set(items.filter(\.value.passes).keys) }
}
