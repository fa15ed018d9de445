package import Curriculum

/// The end of word lists, and word lists as a part of the day.
extension AppCoordinator {
  /// Begins the deck of a word list, whose cards are due today for the words that were missed.
  func cards(of list: LessonID, after lesson: LessonCoordinator) -> [Effect] {
    guard list.skill == .vocabulary else { return [] }
    let session = lesson.plan.id
    let missed = lesson.progress.failedAnswers.map { sequence, answer in
      Effect.hastenCards(after: answer, sequence: sequence, session: session)
    }
    return [.beginDeck(of: list, session: session)] + missed
  }

  /// Leaves a word list after the groups that were wanted, or a lesson of which only what is to be
  /// said is left; its session stays unfinished.
  mutating func pause(_ lesson: LessonCoordinator) -> [Effect] {
    if isInToday { return endWords(of: lesson) }
    let id: LessonID? = if case .lesson(let id) = lesson.plan.kind { id } else { nil }
    let waiting = lesson.waitingToBeSaid
    let said = Effect.say(
      waiting > 0
        ? .speakingWaits(count: waiting, id)
        : .wordsPaused(done: lesson.doneGroups, total: lesson.groupCount)
    )
    return [said] + (path.count > (hasHome ? 1 : 2) ? pop() : [.leave])
  }
}

extension Overview {
  /// Returns the word list with which a day goes on: that of the unit of the next lesson, unless the
  /// list is done.
  package func wordsOfToday(for level: Level) -> LessonID? {
    guard let next = nextLesson(for: level) else { return nil }
    let lessons = next.level.flatMap(course)?.lessons ?? []
    return lessons.first { $0.id.unit == next.unit && $0.skill == .vocabulary && !$0.isDone }?.id
  }

  /// Returns the first word list that is not done, from the learner's level on.
  package func nextWords(for level: Level) -> LessonID? {
    let lessons = courses.lazy.filter { $0.level >= level }.flatMap(\.lessons)
    return lessons.first { $0.skill == .vocabulary && !$0.isDone }?.id
  }
}
