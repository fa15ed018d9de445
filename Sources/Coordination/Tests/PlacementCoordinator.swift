import Cards
package import Curriculum
import Mastery
package import Memory

/// The placement test, and then its result.
package struct PlacementCoordinator: Sendable {
  package private(set) var run: TestRun
  private var placement: Placement
  private let bank: ItemBank
  /// The level that the learner has now.
  package let oldLevel: Level
  /// The sessions that verified the placement; nil during the test and at its result.
  package let check: LevelCheck?

  init(_ test: OpenedTest, oldLevel: Level, check: LevelCheck? = nil) {
    self.oldLevel = oldLevel
    self.check = check
    run = TestRun(test)
    placement = Placement(test)
    bank = test.bank
  }

  /// The result; nil while there are items to ask.
  package var result: PlacementResult? { run.stage == nil ? PlacementResult(placement) : nil }

  /// The position of the present item, from 1.
  package var position: Int { run.answered + 1 }
  /// The most items that the test asks.
  package var most: Int { Placement.most }

  mutating func change(_ change: (inout TestRun) -> Void) { change(&run) }

  mutating func advance(at time: Int64) -> [Effect] { run.ask(placement.next()?.id, at: time) }

  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    finish(run.handle(intent, at: time), at: time)
  }

  mutating func finish(_ step: TestRun.Step, at time: Int64) -> [Effect] {
    guard let answer = step.answer else { return step.effects }
    placement.count(answer, in: bank)
    return step.effects + advance(at: time)
  }

  mutating func hear(
    _ heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect] {
    finish(run.handle(heard: heard, item: item, attempt: attempt, at: time), at: time)
  }
}

/// The test at the end of a level, and then its result.
package struct LevelTestCoordinator: Sendable {
  package private(set) var run: TestRun
  private var test: LevelTest
  package let level: Level
  private let clock: DayClock

  init(_ opened: OpenedTest, level: Level) {
    self.level = level
    clock = opened.clock
    run = TestRun(opened)
    test = LevelTest(opened)
  }

  /// The result; nil while there are items to ask.
  package var result: LevelTestResult? {
    run.stage == nil ? LevelTestResult(test, of: level) : nil
  }

  /// The first day on which the test can be taken again; nil while it goes on.
  package var nextDay: StudyDay? {
    guard let end = run.entries.last(where: { $0.event == .finished })?.time else { return nil }
    return clock.moment(end).day + LevelTest.pause
  }

  /// The position of the present item, from 1.
  package var position: Int { run.answered + 1 }
  /// The number of items, as far as is known now.
  package var length: Int { test.length }

  mutating func change(_ change: (inout TestRun) -> Void) { change(&run) }

  mutating func advance(at time: Int64) -> [Effect] { run.ask(test.next?.id, at: time) }

  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    finish(run.handle(intent, at: time), at: time)
  }

  mutating func finish(_ step: TestRun.Step, at time: Int64) -> [Effect] {
    guard let answer = step.answer else { return step.effects }
    let length = test.length
    test.answer(answer.item, isRight: answer.isRight)
    let said: [Effect] = test.length > length ? [.say(.moreTestItems)] : []
    return step.effects + said + advance(at: time)
  }

  mutating func hear(
    _ heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect] {
    finish(run.handle(heard: heard, item: item, attempt: attempt, at: time), at: time)
  }
}
