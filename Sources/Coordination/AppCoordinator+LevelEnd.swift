import Curriculum

/// What follows the end of a lesson.
extension AppCoordinator {
  /// The last page of a list was read: its words become cards.
  mutating func finish(_ words: WordsPlace, at time: Int64) -> [Effect] {
    var words = words
    words.isRead = true
    replaceTop(.words(words))
    let entry = JournalEntry(sequence: 0, time: time, event: .finished)
    let finished = Effect.record(entry, session: words.plan.id, plan: words.plan)
    guard case .lesson(let lesson) = words.plan.kind else { return [finished, .loadOverview] }
    return [finished, .beginDeck(of: lesson, session: words.plan.id), .loadOverview]
  }

  /// Goes where the end of a lesson leads, now that the overview tells whether a level is at its end.
  mutating func goOn(after overview: Overview) -> [Effect] {
    switch place {
    case .words(let words) where words.isRead:
      guard case .lesson(let lesson) = words.plan.kind else { return pop() }
      if let end = LevelEnd(after: lesson, overview, for: profile) { return celebrate(end) }
      return hasHome ? popToKnown() : pop()
    case .summary(let summary):
      guard case .lesson(let lesson) = summary.kind,
        let end = LevelEnd(after: lesson, overview, for: profile, summary: summary)
      else { return [] }
      return celebrate(end)
    default: return []
    }
  }

  /// Home, or wherever the learner came from, has just been brought up to date.
  private mutating func popToKnown() -> [Effect] {
    path.removeLast()
    return []
  }

  private mutating func celebrate(_ end: LevelEnd) -> [Effect] {
    replaceTop(.levelEnd(end))
    return end.nextLevel.map { goOn(at: $0) } ?? []
  }

  /// The learner's level is another from now on.
  mutating func goOn(at level: Level) -> [Effect] {
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

  /// The lessons of the level that is done are no place to come back to.
  private mutating func leaveLevelEnd() -> [Effect] {
    path.removeSubrange(1..<path.count - 1)
    return pop()
  }
}
