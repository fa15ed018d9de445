import Curriculum

/// The offer of a lower level after a placement.
extension AppCoordinator {
  /// Offers a lower level, above the end of the session, if less than half was right.
  ///
  /// The placement is closed either way, so nothing is offered twice.
  mutating func show(_ check: LevelCheck) -> [Effect] {
    guard check.level == profile.level else { return [] }
    if check.lowerLevel != nil {
      path.append(
        .placement(PlacementCoordinator(check.placement, oldLevel: check.level, check: check))
      )
    }
    return [.abandon(session: check.placement.plan.id)]
  }

  mutating func handle(_ intent: Intent, at check: LevelCheck) -> [Effect] {
    switch intent {
    case .choose(0):
      guard let lower = check.lowerLevel else { return [.say(.unclear)] }
      path.removeLast()
      return setLevel(lower) + [.say(.levelSet(lower))] + suggest(lower)
    case .choose(1), .next, .back:
      path.removeLast()
      return [.say(.levelKept(check.level, found: check.level))]
    default: return [.say(.unclear)]
    }
  }

  /// Lets the end of a lesson lead to the new level.
  private mutating func suggest(_ level: Level) -> [Effect] {
    guard case .summary(var summary) = place, let overview else { return [.loadOverview] }
    summary.next = NextStep(at: level, overview)
    replaceTop(.summary(summary))
    return []
  }
}
