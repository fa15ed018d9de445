package import Curriculum
import Mastery

/// The placement test, and then its result.
package struct PlacementCoordinator: Sendable {
  package private(set) var run: TestRun
  private var placement: Placement
  private let bank: ItemBank
  /// The level that the learner has now.
  package let oldLevel: Level

  init(_ test: OpenedTest, oldLevel: Level) {
    self.oldLevel = oldLevel
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
    _ transcript: String?,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect] {
    finish(run.handle(heard: transcript, item: item, attempt: attempt, at: time), at: time)
  }
}

/// The test at the end of a level, and then its result.
package struct LevelTestCoordinator: Sendable {
  package private(set) var run: TestRun
  private var test: LevelTest
  package let level: Level

  init(_ opened: OpenedTest, level: Level) {
    self.level = level
    run = TestRun(opened)
    test = LevelTest(opened)
  }

  /// The result; nil while there are items to ask.
  package var result: LevelTestResult? {
    run.stage == nil ? LevelTestResult(test, of: level) : nil
  }

  /// The position of the present item, from 1.
  package var position: Int { run.answered + 1 }
  /// The number of items, as far as is known now.
  package var length: Int { test.length }

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
    _ transcript: String?,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect] {
    finish(run.handle(heard: transcript, item: item, attempt: attempt, at: time), at: time)
  }
}
