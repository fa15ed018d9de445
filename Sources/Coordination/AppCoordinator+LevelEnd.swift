import Curriculum

/// The steps after the end of a lesson.
extension AppCoordinator {
  /// Goes on after a finished lesson; the new overview shows whether its level is finished too.
  mutating func continueAfterLesson(_ overview: Overview) -> [Effect] {
    switch place {
    case .summary(var summary):
      guard case .lesson(let lesson) = summary.kind else { return [] }
      if summary.isFinished,
        let end = LevelEnd(after: lesson, overview, for: profile, summary: summary)
      {
        return celebrate(end, at: .levelEnd(end))
      }
      summary.next = NextStep(after: lesson, overview, level: profile.level)
      replaceTop(.summary(summary))
      return []
    case .today(var today):
      guard case .done = today.phase, today.levelEnd == nil else { return [] }
      let ends = today.finishedLessons.compactMap { [profile] lesson in
        LevelEnd(after: lesson, overview, for: profile)
      }
      guard let end = ends.last else { return [] }
      today.levelEnd = end
      return celebrate(end, at: .today(today))
    default: return []
    }
  }

  /// Shows a place at which a level has ended, and begins the next level.
  private mutating func celebrate(_ end: LevelEnd, at place: Place) -> [Effect] {
    replaceTop(place)
    return [.loadCanDo(end.level)] + (end.nextLevel.map { setLevel($0) } ?? [])
  }

  /// Adds what one can do now; does nothing if the learner has left the end of the level.
  mutating func showCanDo(_ sentences: [CanDo.Sentence], after level: Level) {
    changeLevelEnd { if $0.level == level { $0.canDo = sentences } }
  }

  /// Changes the end of the level that is shown; does nothing if none is.
  private mutating func changeLevelEnd(_ change: (inout LevelEnd) -> Void) {
    switch place {
    case .levelEnd(var end):
      change(&end)
      replaceTop(.levelEnd(end))
    case .today(var today):
      guard var end = today.levelEnd else { return }
      change(&end)
      today.levelEnd = end
      replaceTop(.today(today))
    default: break
    }
  }

  /// Shows all that one can do after a level, or a sentence for each skill again.
  mutating func toggleCanDo() { changeLevelEnd { $0.showsAll.toggle() } }

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
    case .practise:
      guard let plan = end.summary?.plan else { return [.say(.unclear)] }
      return [open(.focus(plan))]
    case .turnPage:
      toggleCanDo()
      return []
    default: return [.say(.unclear)]
    }
  }

  /// Returns home, because the lessons of a finished level need no further visit.
  private mutating func leaveLevelEnd() -> [Effect] {
    path.removeSubrange(1..<path.count - 1)
    return pop()
  }
}
