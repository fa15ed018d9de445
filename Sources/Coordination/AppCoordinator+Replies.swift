import Cards
import Curriculum

/// The handling of replies; a reply for a place that the learner has left is dropped.
extension AppCoordinator {
  mutating func handle(_ reply: Reply, at time: Int64) -> [Effect] {
    switch reply {
    case .overview(let overview): return update(overview)
    case .progress(let report): return show(report)
    case .opened(let session, let request): return show(session, request: request, at: time)
    case .begunDeck(let start, let session):
      guard case .summary(let summary) = place, summary.session == session else { return [] }
      return [.say(.wordsAreCards(start))]
    case .openedReview(let review, let request):
      guard isAwaited(request) else { return [] }
      let coordinator = ReviewCoordinator(review, at: time)
      if case .today = place, review.isFallback || coordinator.isOver {
        return nextPartOfToday(at: time)
      }
      push(.review(coordinator))
      let said: [Effect] = review.isFallback ? [.say(.nothingDue(practice: review.title))] : []
      return said + coordinator.request
    case .edited(let entry): return changeReview { $0.applyEdit(entry, at: time) }
    case .refused: return changeReview { $0.dropRefusedChange(at: time) }
    case .cards(let cards): return changeReview { $0.receive(cards, at: time) }
    case .openedGame(let game, let request):
      guard isAwaited(request) else { return [] }
      push(.scramble(ScrambleCoordinator(game)))
      return []
    case .openedDrill(let opened, let request):
      guard isAwaited(request), let drill = DrillCoordinator(opened, at: time) else { return [] }
      push(.drill(drill))
      return []
    case .openedSounds(let opened, let request):
      return isAwaited(request) ? begin(opened, at: time) : []
    case .playedPair(let play): return handle(play, at: time)
    case .openedTest(let test, let request):
      guard isAwaited(request) else { return [] }
      return begin(test, at: time)
    case .lookedUp(let evidence, let word):
      return changeGame { $0.receive(evidence, word: word, at: time) }
    case .drafted(let draft): return changeGame { $0.receive(draft) }
    case .openedMistakes(let mistakes, let request): return show(mistakes, request: request)
    case .openedMistake(let mistake, let request): return show(mistake, request: request)
    case .found(let results, let request): return show(results, request: request)
    case .openedNotes(let points, let request): return show(points, request: request)
    case .openedNote(let note, let request): return show(note, request: request)
    case .canDo(let sentences, let level):
      showCanDo(sentences, after: level)
      return []
    case .levelCheck(let check): return show(check)
    case .failed(let request):
      guard isAwaited(request) else { return [] }
      if case .today = place { return todayFailed() }
      return hasHome ? [] : [.leave]
    case .openedToday(let opened, let request):
      guard isAwaited(request) else { return [] }
      return begin(opened, at: time)
    case .heard(let heard, let item, let attempt):
      if let effects = hear(inTest: heard, item: item, attempt: attempt, at: time) {
        return effects
      }
      if let effects = hear(inSounds: heard, item: item, attempt: attempt, at: time) {
        return effects
      }
      guard case .lesson(var lesson) = place else { return [] }
      let step = lesson.handle(heard: heard, item: item, attempt: attempt, at: time)
      replaceTop(.lesson(lesson))
      return step.effects + (step.judged.map { arrive(at: $0) } ?? [])
    case .readInstead(let item): return noteReading(of: item, at: time)
    case .stillAsking(let wait, let id):
      updateTurn(id) { $0.append(wait) }
      return []
    case .explained(let reply, let id):
      updateTurn(id) { $0.finish(with: reply) }
      return []
    }
  }

  /// Notes once that the text of the present item was read; a text after a mark needs no note.
  private mutating func noteReading(of item: ItemID, at time: Int64) -> [Effect] {
    switch place {
    case .lesson(var lesson):
      let effects = lesson.noteReading(of: item, at: time)
      replaceTop(.lesson(lesson))
      return effects
    case .placement, .levelTest: return noteReading(inTest: item, at: time)
    default: return []
    }
  }

  private mutating func changeReview(
    _ change: (inout ReviewCoordinator) -> [Effect]
  ) -> [Effect] {
    guard case .review(var review) = place else { return [] }
    let effects = change(&review)
    replaceTop(.review(review))
    return effects + review.request
  }

  mutating func isAwaited(_ request: Int) -> Bool {
    guard awaited == request else { return false }
    awaited = nil
    return true
  }

  private mutating func update(_ overview: Overview) -> [Effect] {
    self.overview = overview
    path = path.map { place in
      switch place {
      case .home(var home):
        home.overview = overview
        return .home(home)
      case .course(var course):
        course.update(overview)
        return .course(course)
      case .today(var today):
        today.overview = overview
        return .today(today)
      default: return place
      }
    }
    return continueAfterLesson(overview)
  }

  private mutating func show(
    _ session: OpenedSession,
    request: Int,
    at time: Int64
  ) -> [Effect] {
    guard isAwaited(request) else { return [] }
    var lesson = LessonCoordinator(session)
    var effects: [Effect] = []
    let isDay = if case .today = place { true } else { false }
    // A day says itself that it goes on, and opens a list several times.
    if !session.entries.isEmpty, !isDay {
      effects.append(.say(.resumed(settled: lesson.settled, total: lesson.total)))
    }
    lesson.hasSpoken = hasSpoken
    lesson.allowsRating = allowsRating
    // A learner who opens nothing but sentences to say wants to speak again.
    if leavesOutSpeaking {
      lesson.leaveOutSpeaking()
      leavesOutSpeaking = lesson.leavesOutSpeaking
    }
    effects += lesson.advance(at: time)
    push(.lesson(lesson))
    return effects + finishIfOver(at: time)
  }

  /// Opens a place: it replaces a lesson, summary or round, and is otherwise added.
  mutating func push(_ place: Place) {
    switch self.place {
    case .lesson, .summary, .scramble: replaceTop(place)
    case .levelEnd:
      path.removeSubrange(1...)
      path.append(place)
    default: path.append(place)
    }
  }
}
