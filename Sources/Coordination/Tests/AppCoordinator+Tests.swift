import Curriculum

extension Place {
  /// Whether the place is a test, whose marks are not shown.
  package var isTest: Bool {
    switch self {
    case .placement, .levelTest: true
    default: false
    }
  }
}

/// Placement and level tests.
extension AppCoordinator {
  /// Shows a test that was opened, at its first item or where it was left.
  mutating func begin(_ test: OpenedTest, at time: Int64) -> [Effect] {
    let answered = test.entries.testResults.count
    let said: [Effect] = answered > 0 ? [.say(.resumedTest(answered: answered))] : []
    switch test.plan.kind {
    case .placement:
      var placement = PlacementCoordinator(test, oldLevel: profile.level)
      let effects = placement.advance(at: time)
      path.append(.placement(placement))
      return said + effects + leaveIfFailed(placement.run)
    case .levelTest(let level):
      var levelTest = LevelTestCoordinator(test, level: level)
      let effects = levelTest.advance(at: time)
      path.append(.levelTest(levelTest))
      return said + effects + leaveIfFailed(levelTest.run)
    default: return []
    }
  }

  mutating func handle(
    _ intent: Intent,
    in placement: PlacementCoordinator,
    at time: Int64
  ) -> [Effect] {
    if let check = placement.check { return handle(intent, at: check) }
    if let result = placement.result { return handle(intent, at: result) }
    if let effects = handle(intent, restarting: placement.run) { return effects }
    if intent == .back { return pop() }
    var placement = placement
    let effects = placement.handle(intent, at: time)
    replaceTop(.placement(placement))
    return effects + leaveIfFailed(placement.run)
  }

  /// Sets the level that was found, or keeps the old one.
  private mutating func handle(_ intent: Intent, at result: PlacementResult) -> [Effect] {
    switch intent {
    case .next:
      let isNew = result.level != profile.level
      let told =
        isNew ? Notice.levelSet(result.level) : .levelKept(result.level, found: result.level)
      return setLevel(result.level) + [.say(told)] + endTest()
    case .back: return [.say(.levelKept(profile.level, found: result.level))] + endTest()
    default: return [.say(.unclear)]
    }
  }

  mutating func handle(
    _ intent: Intent,
    in test: LevelTestCoordinator,
    at time: Int64
  ) -> [Effect] {
    switch (test.result, intent) {
    case (_?, .next), (_?, .back): return endTest()
    case (_?, _): return [.say(.unclear)]
    case (nil, _): break
    }
    if let effects = handle(intent, restarting: test.run) { return effects }
    if intent == .back { return pop() }
    var test = test
    let effects = test.handle(intent, at: time)
    replaceTop(.levelTest(test))
    return effects + leaveIfFailed(test.run)
  }

  /// Asks whether a test is to begin anew, and takes the answer; nil if the intent isn't about that.
  private mutating func handle(_ intent: Intent, restarting run: TestRun) -> [Effect]? {
    switch (run.asksRestart, intent) {
    case (false, .askRestart), (true, .back):
      guard run.canRestart else { return nil }
      changeRun { $0.asksRestart.toggle() }
      return []
    case (true, .restart): return restart(run.plan)
    case (true, _): return [.say(.unclear)]
    case (false, _): return nil
    }
  }

  private mutating func changeRun(_ change: (inout TestRun) -> Void) {
    switch place {
    case .placement(var placement):
      placement.change(change)
      replaceTop(.placement(placement))
    case .levelTest(var test):
      test.change(change)
      replaceTop(.levelTest(test))
    default: break
    }
  }

  /// Closes a test, whose answers stay in the journal, and opens another of its kind.
  private mutating func restart(_ plan: SessionPlan) -> [Effect] {
    path.removeLast()
    let again: OpenRequest =
      if case .levelTest(let level) = plan.kind { .levelTest(level) } else { .placement }
    return [.abandon(session: plan.id), open(again)]
  }

  /// Notes in the test in sight that a text was read.
  mutating func noteReading(inTest item: ItemID, at time: Int64) -> [Effect] {
    var effects: [Effect] = []
    changeRun { effects = $0.noteReading(of: item, at: time) }
    return effects
  }

  /// Passes a transcript to the test in sight; nil if the place is none.
  mutating func hear(
    inTest heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect]? {
    switch place {
    case .placement(var placement):
      let effects = placement.hear(heard, item: item, attempt: attempt, at: time)
      replaceTop(.placement(placement))
      return effects + leaveIfFailed(placement.run)
    case .levelTest(var test):
      let effects = test.hear(heard, item: item, attempt: attempt, at: time)
      replaceTop(.levelTest(test))
      return effects + leaveIfFailed(test.run)
    default: return nil
    }
  }

  private mutating func endTest() -> [Effect] {
    path.removeLast()
    return hasHome ? [.loadOverview] : [.leave]
  }

  /// Leaves a test whose next item can't be prepared.
  private mutating func leaveIfFailed(_ run: TestRun) -> [Effect] {
    guard let failure = run.failure else { return [] }
    return [.fail(failure)] + endTest()
  }

  /// What to say of a test that the learner leaves; nil for other places and without an answer.
  func farewell(at place: Place) -> Notice? {
    let run: TestRun
    switch place {
    case .placement(let placement):
      if let result = placement.result {
        return .levelKept(profile.level, found: result.level)
      }
      run = placement.run
    case .levelTest(let test) where test.result == nil: run = test.run
    default: return nil
    }
    guard let (answered, most) = run.plan.testProgress(run.entries), answered > 0 else {
      return nil
    }
    return .left(kind: run.plan.kind, settled: answered, total: most)
  }
}
