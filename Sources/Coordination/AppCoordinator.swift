public import Curriculum

/// Where the learner is and what happens next; events in, effects out, nothing else.
public struct AppCoordinator: Sendable {
  /// From the first place to the present one; never empty.
  public private(set) var path: [Place]
  private var profile: Profile
  private var overview: Overview?
  /// Id of the request whose reply is awaited; replies to others are dropped.
  private var awaited: Int?
  private var requestCount = 0
  /// Whether leaving the first place of the path ends the program: not begun at home.
  private var hasHome: Bool

  /// Begins at a route; without a profile the first start comes before home.
  public init(route: Route, profile: Profile?) {
    self.profile = profile ?? Profile(name: "", level: .a1, hasTurkishKeyboard: false)
    hasHome = route == .home || route == .levels
    let home = Place.home(HomePlace(profile: self.profile))
    switch route {
    case .home where profile == nil: path = [.welcome(WelcomeCoordinator())]
    case .home, .lesson, .practice: path = [home]
    case .levels: path = [home, .levels(LevelsPlace(current: self.profile.level))]
    }
  }

  /// The present place.
  public var place: Place { path[path.count - 1] }

  /// The profile as it is now.
  public var currentProfile: Profile { profile }

  /// What to do before the first event.
  public mutating func start(_ route: Route) -> [Effect] {
    switch route {
    case .home, .levels: [.loadOverview]
    case .lesson(let id): [open(.lesson(id))]
    case .practice(let request): [open(.practice(request))]
    }
  }

  /// Deals with one event.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .intent(.leave, _): leave()
    case .intent(let intent, let time): handle(intent, at: time)
    case .reply(let reply, let time): handle(reply, at: time)
    }
  }

  private mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    switch place {
    case .welcome(let welcome): handle(intent, in: welcome)
    case .home(let home): handle(intent, in: home)
    case .levels: handleLevels(intent)
    case .course(let course): handle(intent, in: course)
    case .words(let words): handle(intent, in: words, at: time)
    case .lesson(let lesson): handle(intent, in: lesson, at: time)
    case .judged(let judged): handle(intent, in: judged, at: time)
    case .summary(let summary): handle(intent, in: summary)
    case .profile(let profile): handle(intent, in: profile)
    }
  }

  // MARK: Ways between places

  private mutating func replaceTop(_ place: Place) { path[path.count - 1] = place }

  /// One place back; at the first place the program ends.
  private mutating func pop() -> [Effect] {
    guard path.count > (hasHome ? 1 : 2) else { return [.leave] }
    path.removeLast()
    return [.loadOverview]
  }

  private mutating func open(_ request: OpenRequest) -> Effect {
    requestCount += 1
    awaited = requestCount
    return .open(request, request: requestCount)
  }

  /// Ends the program, saying where a lesson was left.
  private mutating func leave() -> [Effect] {
    for place in path {
      if case .lesson(let lesson) = place, !lesson.progress.isFinished,
        !lesson.progress.entries.isEmpty
      {
        let left = Notice.left(
          kind: lesson.plan.kind,
          settled: lesson.settled,
          total: lesson.total
        )
        return [.say(left), .leave]
      }
    }
    return [.leave]
  }

  private mutating func save(_ profile: Profile) -> [Effect] {
    self.profile = profile
    path = path.map { place in
      switch place {
      case .home(var home):
        home.profile = profile
        return .home(home)
      case .profile(var coordinator):
        coordinator.update(profile)
        return .profile(coordinator)
      case .levels: return .levels(LevelsPlace(current: profile.level))
      default: return place
      }
    }
    return [.saveProfile(profile)]
  }

  // MARK: Intents, place by place

  private mutating func handle(
    _ intent: Intent,
    in welcome: WelcomeCoordinator
  ) -> [Effect] {
    var welcome = welcome
    let answer = welcome.handle(intent)
    replaceTop(.welcome(welcome))
    switch answer {
    case .taken: return []
    case .unclear: return [.say(.unclear)]
    case .done(let profile):
      replaceTop(.home(HomePlace(profile: profile, overview: overview)))
      return save(profile) + [.loadOverview]
    }
  }

  private mutating func handle(_ intent: Intent, in home: HomePlace) -> [Effect] {
    switch intent {
    case .next:
      if let suggestion = home.suggestion { return [open(suggestion)] }
      return openCourse()
    case .openCourse: return openCourse()
    case .openLevels:
      path.append(.levels(LevelsPlace(current: profile.level)))
      return []
    case .openProfile:
      path.append(.profile(ProfileCoordinator(profile)))
      return []
    case .back: return [.leave]
    default: return [.say(.unclear)]
    }
  }

  private mutating func openCourse() -> [Effect] {
    guard let course = overview?.course(profile.level), let place = CoursePlace(course) else {
      return [.say(.noLessons(profile.level))]
    }
    path.append(.course(place))
    return []
  }

  private mutating func handleLevels(_ intent: Intent) -> [Effect] {
    switch intent {
    case .choose(let index) where Level.allCases.indices.contains(index):
      var changed = profile
      changed.level = Level.allCases[index]
      return save(changed) + pop()
    case .back, .next: return pop()
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(_ intent: Intent, in course: CoursePlace) -> [Effect] {
    var course = course
    switch intent {
    case .choose(let index):
      let lessons = course.unit.lessons
      guard lessons.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: lessons.count))]
      }
      return [open(.lesson(lessons[index].id))]
    case .turnPage(let step):
      course.turnPage(by: step)
      replaceTop(.course(course))
      return []
    case .next:
      let lesson = course.unit.lessons.first { $0.state != .done }
      return lesson.map { [open(.lesson($0.id))] } ?? [.say(.unclear)]
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(
    _ intent: Intent,
    in words: WordsPlace,
    at time: Int64
  ) -> [Effect] {
    var words = words
    switch intent {
    case .next where words.page + 1 < words.pageCount: words.page += 1
    case .turnPage(let step): words.page = min(max(0, words.page + step), words.pageCount - 1)
    case .next:
      let entry = JournalEntry(sequence: 0, time: time, event: .finished)
      return [.record(entry, session: words.plan.id, plan: words.plan)] + pop()
    case .back: return pop()
    default: return [.say(.unclear)]
    }
    replaceTop(.words(words))
    return []
  }

  private mutating func handle(
    _ intent: Intent,
    in lesson: LessonCoordinator,
    at time: Int64
  ) -> [Effect] {
    var lesson = lesson
    switch intent {
    case .back: return pop()
    case .restart: return restart(lesson)
    default: break
    }
    let step = lesson.handle(intent, at: time)
    replaceTop(.lesson(lesson))
    if let judged = step.judged { path.append(.judged(judged)) }
    return step.effects + finishIfOver(at: time)
  }

  private mutating func restart(_ lesson: LessonCoordinator) -> [Effect] {
    guard case .lesson(let id) = lesson.plan.kind else { return [.say(.unclear)] }
    return [.abandon(session: lesson.plan.id), open(.lessonAnew(id))]
  }

  private mutating func handle(
    _ intent: Intent,
    in judged: JudgedItem,
    at time: Int64
  ) -> [Effect] {
    switch intent {
    case .next:
      path.removeLast()
      return changeLesson { $0.advance(at: time) } + finishIfOver(at: time)
    case .undo where judged.outcome.verdict != nil:
      path.removeLast()
      return changeLesson { $0.undo(at: time) }
    case .overrule where judged.outcome.verdict?.passes == false:
      var judged = judged
      judged.isOverruled = true
      replaceTop(.judged(judged))
      return changeLesson { $0.overrule(at: time) }
    case .why:
      guard case .text(let judgement) = judged.outcome else { return [.say(.unclear)] }
      return [
        .say(.why(judgement.findings, trap: judgement.trap, nearest: judgement.nearest))
      ]
    case .readText:
      guard let passage = judged.item.passage, judged.item.kind == .reading else {
        return [.say(.noText)]
      }
      return [.say(.text(paragraphs: passage.paragraphs))]
    case .back:
      path.removeLast()
      return pop()
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(_ intent: Intent, in summary: Summary) -> [Effect] {
    switch intent {
    case .next, .back: pop()
    case .restart:
      if case .lesson(let id) = summary.kind {
        [open(.lessonAnew(id))]
      } else {
        [.say(.unclear)]
      }
    default: [.say(.unclear)]
    }
  }

  private mutating func handle(
    _ intent: Intent,
    in coordinator: ProfileCoordinator
  ) -> [Effect] {
    var coordinator = coordinator
    if !coordinator.isNaming {
      switch intent {
      case .openLevels:
        path.append(.levels(LevelsPlace(current: profile.level)))
        return []
      case .back, .next: return pop()
      default: break
      }
    }
    let answer = coordinator.handle(intent)
    replaceTop(.profile(coordinator))
    switch answer {
    case .taken: return []
    case .unclear: return [.say(.unclear)]
    case .changed(let profile): return save(profile)
    }
  }

  // MARK: The lesson below the top

  private mutating func changeLesson(
    _ change: (inout LessonCoordinator) -> [Effect]
  ) -> [Effect] {
    for index in path.indices.reversed() {
      if case .lesson(var lesson) = path[index] {
        let effects = change(&lesson)
        path[index] = .lesson(lesson)
        return effects
      }
    }
    return []
  }

  /// Puts the summary in the lesson's place when nothing is left to ask.
  private mutating func finishIfOver(at time: Int64) -> [Effect] {
    guard case .lesson(var lesson) = place, lesson.stage == nil else { return [] }
    let effects = lesson.finish(at: time)
    replaceTop(.summary(Summary(lesson)))
    return effects
  }

  // MARK: Replies

  private mutating func handle(_ reply: Reply, at time: Int64) -> [Effect] {
    switch reply {
    case .overview(let overview): return take(overview)
    case .opened(let session, let request): return take(session, request: request, at: time)
    case .openedWords(let cards, let plan, let request):
      guard isAwaited(request) else { return [] }
      push(.words(WordsPlace(plan: plan, cards: cards)))
      return []
    case .failed(let request):
      guard isAwaited(request) else { return [] }
      return hasHome ? [] : [.leave]
    case .heard(let transcript, let item, let attempt):
      guard case .lesson(var lesson) = place else { return [] }
      let step = lesson.handle(heard: transcript, item: item, attempt: attempt, at: time)
      replaceTop(.lesson(lesson))
      if let judged = step.judged { path.append(.judged(judged)) }
      return step.effects
    }
  }

  private mutating func isAwaited(_ request: Int) -> Bool {
    guard awaited == request else { return false }
    awaited = nil
    return true
  }

  private mutating func take(_ overview: Overview) -> [Effect] {
    self.overview = overview
    path = path.map { place in
      switch place {
      case .home(var home):
        home.overview = overview
        return .home(home)
      case .course(var course):
        course.update(overview)
        return .course(course)
      default: return place
      }
    }
    return []
  }

  private mutating func take(
    _ session: OpenedSession,
    request: Int,
    at time: Int64
  ) -> [Effect] {
    guard isAwaited(request) else { return [] }
    var lesson = LessonCoordinator(session)
    var effects: [Effect] = []
    if !session.entries.isEmpty {
      effects.append(.say(.resumed(settled: lesson.settled, total: lesson.total)))
    }
    effects += lesson.advance(at: time)
    push(.lesson(lesson))
    return effects + finishIfOver(at: time)
  }

  /// Puts a newly opened place on the path; a lesson begun anew takes the old one's place.
  private mutating func push(_ place: Place) {
    switch self.place {
    case .lesson, .summary, .words: replaceTop(place)
    default: path.append(place)
    }
  }
}
