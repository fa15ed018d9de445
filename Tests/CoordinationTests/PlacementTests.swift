import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// Placement and level tests over the small course.
@Suite struct PlacementTests {
  private static let profile = Profile(name: "Ada", level: .a2, hasTurkishKeyboard: true)

  private func walker(_ route: Route = .placement) -> Walker {
    Walker(route: route, profile: Self.profile)
  }

  private func run(_ walker: Walker) -> TestRun? {
    switch walker.app.place {
    case .placement(let test): test.run
    case .levelTest(let test): test.run
    default: nil
    }
  }

  private func result(_ walker: Walker) -> PlacementResult? {
    if case .placement(let test) = walker.app.place { test.result } else { nil }
  }

  private func events(_ walker: Walker) -> [JournalEntry.Event] {
    walker.entries.values.first?.map(\.event) ?? []
  }

  @Test func dontKnowIsKeptAsAnItemWithoutAnAnswer() throws {
    var walker = walker()
    let item = try #require(run(walker)?.stage?.item.id)
    walker.send(.skip)
    #expect(events(walker) == [.revealed(item: item)])
    #expect(run(walker)?.stage?.item.id != item)
    #expect(walker.notices.isEmpty && walker.hastened.isEmpty)
  }

  @Test func anEmptyLineAndTheLastOptionSayDontKnowToo() throws {
    var walker = walker()
    #expect(run(walker)?.optionCount == nil)
    walker.send(.submit("  "))
    #expect(run(walker)?.answered == 1)
    let count = try #require(run(walker)?.optionCount)
    walker.send(.choose(count + 1))
    #expect(walker.notices == [.optionOutOfRange(count: count + 1)])
    walker.send(.choose(count))
    #expect(run(walker)?.answered == 2)
  }

  @Test func anAnswerIsKeptWithItsVerdictAndNoMarkIsShown() throws {
    var walker = walker()
    walker.send(.submit("xyz"))
    guard case .answered(let record)? = events(walker).first else {
      Issue.record("no answer")
      return
    }
    #expect(record.answer == "xyz" && !record.verdict.passes && record.milliseconds == 1_000)
    #expect(run(walker)?.answered == 1 && walker.hastened.isEmpty && walker.notices.isEmpty)
  }

  @Test func hintsAndUndoDoNothing() {
    var walker = walker()
    walker.send(.hint, .undo, .overrule, .why, .explainWords)
    #expect(walker.notices == Array(repeating: .unclear, count: 5))
    #expect(events(walker).isEmpty)
  }

  @Test func aKilledTestGoesOnAtTheSameItem() throws {
    var walker = walker(.home)
    walker.send(.openPlacement)
    walker.send(.submit("Kedi burada."), .skip)
    let item = try #require(run(walker)?.stage?.item.id)
    var again = Walker(route: .placement, profile: Self.profile)
    again.plans = walker.plans
    again.entries = walker.entries
    again.app = AppCoordinator(route: .placement, profile: Self.profile)
    again.carryOut(again.app.start(.placement))
    #expect(again.notices == [.resumedTest(answered: 2)])
    #expect(run(again)?.stage?.item.id == item)
  }

  @Test(arguments: [Route.placement, .levelTest(.a1)])
  func aTestBeginsAnewAfterAConfirmation(route: Route) throws {
    var walker = walker(.home)
    walker.send(route == .placement ? .openPlacement : .openLevelTest)
    walker.send(.askRestart)
    #expect(walker.notices == [.unclear] && run(walker)?.asksRestart == false)
    walker.send(.skip, .skip)
    let first = try #require(run(walker)?.plan.id)
    walker.send(.restart, .askRestart)
    #expect(run(walker)?.asksRestart == true && walker.notices.last == .unclear)
    walker.send(.submit("xyz"))
    #expect(run(walker)?.answered == 2 && walker.notices.last == .unclear)
    walker.send(.back)
    #expect(run(walker)?.asksRestart == false && run(walker)?.plan.id == first)
    walker.send(.askRestart, .restart)
    #expect(walker.abandoned == [first] && run(walker)?.plan.id != first)
    #expect(run(walker)?.answered == 0 && walker.entries[first] != nil)
    walker.send(.back)
    #expect(walker.app.place.name == "home")
  }

  @Test func theEndIsKeptAndEnterSetsTheLevel() throws {
    var walker = walker(.home)
    walker.send(.openPlacement)
    while run(walker)?.stage != nil { walker.send(.skip) }
    #expect(events(walker).last == .finished)
    let found = try #require(result(walker))
    #expect(found.level == .a1 && found.levels.map(\.asked) == [8])
    #expect(walker.profile?.level == .a2)
    walker.send(.next)
    #expect(walker.profile?.level == .a1 && walker.notices.last == .levelSet(.a1))
    #expect(walker.app.place.name == "home")
  }

  @Test func anotherKeyKeepsTheLevel() {
    var walker = walker()
    while run(walker)?.stage != nil { walker.send(.skip) }
    walker.send(.back)
    #expect(walker.profile?.level == .a2 && walker.hasLeft)
    #expect(walker.notices.last == .levelKept(.a2, found: .a1))
  }

  @Test func aPlacementFromTheLevelsShowsThemAgain() {
    var walker = walker(.levels)
    walker.send(.openPlacement)
    while run(walker)?.stage != nil { walker.send(.skip) }
    walker.send(.next)
    guard case .levels(let levels) = walker.app.place else {
      Issue.record("not at the levels")
      return
    }
    #expect(levels.current == .a1)
  }

  @Test func leavingInTheMiddleSaysHowItGoesOn() {
    var walker = walker()
    walker.send(.skip, .back)
    #expect(walker.notices.last == .left(kind: .placement, settled: 1, total: 20))
    #expect(walker.hasLeft)
  }

  @Test func aLevelTestAsksItsPlanAndPlaysAreCountedAfterAKill() throws {
    var walker = walker(.levelTest(.a1))
    #expect(run(walker)?.plan.items.first == run(walker)?.stage?.item.id)
    while case .reading? = run(walker)?.stage { walker.send(.choose(0)) }
    walker.send(.play)
    guard case .listening(let stage)? = run(walker)?.stage else {
      Issue.record("not listening")
      return
    }
    #expect(stage.playsLeft == 1 && walker.plays.count == 2)
    walker.app = AppCoordinator(route: .levelTest(.a1), profile: Self.profile)
    walker.carryOut(walker.app.start(.levelTest(.a1)))
    guard case .listening(let again)? = run(walker)?.stage else {
      Issue.record("not listening")
      return
    }
    #expect(again.playsLeft == 1 && walker.plays.count == 2)
  }

  @Test func aSpokenAnswerCounts() throws {
    var walker = walker(.levelTest(.a1))
    walker.heard = "çay çok güzel"
    while run(walker)?.stage != nil {
      if case .speaking? = run(walker)?.stage { walker.send(.listen) } else { walker.send(.skip) }
    }
    guard case .levelTest(let test) = walker.app.place else {
      Issue.record("no level test")
      return
    }
    let result = try #require(test.result)
    #expect(!result.isPassed && result.right >= 1)
    walker.send(.next)
    #expect(walker.hasLeft && walker.profile?.level == .a2)
  }
}
