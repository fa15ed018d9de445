import Curriculum

/// The steps after the end of a lesson.
extension AppCoordinator {
  /// Finishes a word list; its words become cards.
  mutating func finish(_ words: WordsPlace, at time: Int64) -> [Effect] {
    var words = words
    words.isRead = true
    replaceTop(.words(words))
    let entry = JournalEntry(sequence: 0, time: time, event: .finished)
    let finished = Effect.record(entry, session: words.plan.id, plan: words.plan)
    guard case .lesson(let lesson) = words.plan.kind else { return [finished, .loadOverview] }
    return [finished, .beginDeck(of: lesson, session: words.plan.id), .loadOverview]
  }

  /// Goes on after a finished lesson; the new overview shows whether its level is finished too.
  mutating func continueAfterLesson(_ overview: Overview) -> [Effect] {
    switch place {
    case .words(let words) where words.isRead:
      guard case .lesson(let lesson) = words.plan.kind else { return pop() }
      if let end = LevelEnd(after: lesson, overview, for: profile) { return celebrate(end) }
      return hasHome ? popWithoutReload() : pop()
    case .summary(let summary):
      guard case .lesson(let lesson) = summary.kind,
        let end = LevelEnd(after: lesson, overview, for: profile, summary: summary)
      else { return [] }
      return celebrate(end)
    default: return []
    }
  }

  /// Returns to the place before, whose overview is already current.
  private mutating func popWithoutReload() -> [Effect] {
    path.removeLast()
    return []
  }

  private mutating func celebrate(_ end: LevelEnd) -> [Effect] {
    replaceTop(.levelEnd(end))
    return end.nextLevel.map { setLevel($0) } ?? []
  }

  /// Changes and saves the learner's level.
  mutating func setLevel(_ level: Level) -> [Effect] {
    var changed = profile
    changed.level = level
    return save(changed)
  }

  mutating func handle(_ intent: Intent, in end: LevelEnd) -> [Effect] {
    switch intent {
    case .next:
      guard let next = end.next else { return leaveLevelEnd() }
      return [open(.lesson(next))]
    case .back: return leaveLevelEnd()
    default: return [.say(.unclear)]
    }
  }

  /// Returns home, because the lessons of a finished level need no further visit.
  private mutating func leaveLevelEnd() -> [Effect] {
    path.removeSubrange(1..<path.count - 1)
    return pop()
  }
}
