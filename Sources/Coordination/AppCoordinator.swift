import Curriculum

/// The state machine of the program: it handles events and returns effects.
package struct AppCoordinator: Sendable {
  /// The places from the first to the present one; never empty.
  package internal(set) var path: [Place]
  var profile: Profile
  var overview: Overview?
  /// The id of the request whose reply is awaited; replies to other requests are dropped.
  var awaited: Int?
  var requestCount = 0
  let habit: AssistantHabit
  var questionCount = 0
  /// Whether speaking items are left out until the program ends.
  var leavesOutSpeaking = false
  /// Whether the learner has seen an item that is to be said, and knows what to do.
  var hasSpoken = false
  /// Whether the learner may say sentences unheard and rate them.
  package var allowsRating = false
  /// Whether the program began at home; if not, leaving the first place after home ends it.
  var hasHome: Bool

  /// Whether the learner stays at home if a lesson can't be opened.
  package var isAtHome: Bool { hasHome }

  /// Creates a coordinator for a route; without a profile the welcome comes before home.
  ///
  /// `learner` is somebody without a profile whose answers are in the record.
  package init(
    route: Route,
    profile: Profile?,
    habit: AssistantHabit = .never,
    learner: KnownLearner? = nil
  ) {
    self.habit = habit
    self.profile =
      profile
      ?? Profile(name: "", level: .a1, hasTurkishKeyboard: false, isKeyboardKnown: false)
    hasHome = route == .home || route == .levels
    let home = Place.home(HomePlace(profile: self.profile))
    switch route {
    case .home where profile == nil: path = [.welcome(WelcomeCoordinator(learner))]
    case .home, .lesson, .practice, .focus, .review, .game, .drill, .sounds, .today, .placement,
      .levelTest:
      path = [home]
    case .levels: path = [home, .levels(LevelsPlace(current: self.profile.level))]
    case .progress: path = [home, .progress(ProgressPlace())]
    }
  }

  /// The present place.
  package var place: Place { path[path.count - 1] }

  /// The profile as it is now.
  package var currentProfile: Profile { profile }

  /// Returns the effects before the first event.
  package mutating func start(_ route: Route) -> [Effect] {
    // The first prompt need not wait for the course; the end of the welcome loads it.
    if case .welcome = place { return [] }
    return switch route {
    case .home, .levels: [.loadOverview]
    case .progress: [.loadProgress]
    case .lesson(let id): [open(.lesson(id))]
    case .practice(let request): [open(.practice(request))]
    case .focus(let request): [open(.focus(request))]
    case .review(let request): [open(.review(request))]
    case .game(let request): [open(.game(request))]
    case .drill(let request): [open(.drill(request))]
    case .sounds(let request): [open(.sounds(request))]
    case .today(let minutes): openToday(minutes)
    case .placement: [open(.placement)]
    case .levelTest(let level): [open(.levelTest(level))]
    }
  }

  /// Handles one event.
  package mutating func handle(_ event: Event) -> [Effect] {
    let open = openQuestion
    if case .intent(_, let time) = event { passTime(to: time) }
    switch event {
    case .intent(.leave, _): return stopAsking(open) + leave()
    case .intent(let intent, let time):
      let effects = handle(intent, at: time)
      return (open == openQuestion ? [] : stopAsking(open)) + effects
    case .reply(let reply, let time): return handle(reply, at: time)
    }
  }

  private func stopAsking(_ question: Int?) -> [Effect] {
    question.map { [.stopAsking(id: $0)] } ?? []
  }

  mutating func replaceTop(_ place: Place) { path[path.count - 1] = place }

  /// Goes one place back; leaves the program at the first place.
  mutating func pop() -> [Effect] {
    guard path.count > (hasHome ? 1 : 2) else { return leave() }
    // A part of a day is left together with the day.
    if isInToday {
      guard hasHome else { return leave() }
      path.removeLast()
    }
    path.removeLast()
    return switch place {
    case .progress: [.loadOverview, .loadProgress]
    case .mistakes: [.loadOverview, open(.mistakes)]
    default: [.loadOverview]
    }
  }

  /// Asks for a session; it is shown when the reply to the effect comes.
  package mutating func open(_ request: OpenRequest) -> Effect {
    requestCount += 1
    awaited = requestCount
    return .open(request, request: requestCount)
  }

  /// Ends the program and reports the progress of an unfinished lesson, review or round.
  mutating func leave() -> [Effect] {
    if let left = leftToday { return [.say(.leftToday(left)), .leave] }
    for place in path {
      if let farewell = farewell(at: place) { return [.say(farewell), .leave] }
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
      if case .review(let review) = place, review.asked != nil, review.summary.hasContent {
        return [.say(.leftReview(review.summary, left: review.left)), .leave]
      }
      if case .scramble(let game) = place, game.isPlaying, game.attempts > 0 {
        return [.say(.round(game.summary)), .leave]
      }
      if case .drill(let drill) = place, drill.summary.answers > 0 {
        return [.say(.drills(drill.summary)), .leave]
      }
      if case .sounds(let sounds) = place, sounds.summary.answers > 0 {
        return [.say(.sounds(sounds.summary)), .leave]
      }
    }
    return [.leave]
  }

  mutating func save(_ profile: Profile) -> [Effect] {
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

  mutating func changeLesson(
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

  /// Replaces the lesson by its summary when no item is left.
  mutating func finishIfOver(at time: Int64) -> [Effect] {
    guard case .lesson(var lesson) = place else { return [] }
    hasSpoken = hasSpoken || lesson.hasSpoken
    if lesson.plan.kind.isOpenEnded { markDay() }
    guard lesson.stage == nil else { return [] }
    if lesson.plan.kind.isOpenEnded, lesson.failure == nil { return askNext(at: time) }
    if let failure = lesson.failure {
      path.removeLast()
      if case .today = place { path.removeLast() }
      return [.fail(failure)] + (hasHome ? [.loadOverview] : [.leave])
    }
    if lesson.pauses { return pause(lesson) }
    if isInToday { return finishWords(lesson, at: time) }
    let effects = lesson.finish(at: time)
    replaceTop(.summary(Summary(lesson)))
    guard case .lesson(let id) = lesson.plan.kind else { return effects }
    guard lesson.progress.isFinished else { return effects + [.loadOverview] }
    return effects + cards(of: id, after: lesson) + [.loadOverview, .checkLevel]
  }
}
