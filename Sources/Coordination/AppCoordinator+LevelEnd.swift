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
        return celebrate(end)
      }
      summary.next = NextStep(after: lesson, overview, level: profile.level)
      replaceTop(.summary(summary))
      return []
    default: return []
    }
  }

  private mutating func celebrate(_ end: LevelEnd) -> [Effect] {
    replaceTop(.levelEnd(end))
    return [.loadCanDo(end.level)] + (end.nextLevel.map { setLevel($0) } ?? [])
  }

  /// Adds what one can do now; does nothing if the learner has left the end of the level.
  mutating func showCanDo(_ sentences: [CanDo.Sentence], after level: Level) {
    guard case .levelEnd(var end) = place, end.level == level else { return }
    end.canDo = sentences
    replaceTop(.levelEnd(end))
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
    case .practise:
      guard let plan = end.summary?.plan else { return [.say(.unclear)] }
      return [open(.focus(plan))]
    case .turnPage:
      var end = end
      end.showsAll.toggle()
      replaceTop(.levelEnd(end))
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
