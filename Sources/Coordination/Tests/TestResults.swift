package import Curriculum
import Mastery

/// The right answers among the items of a level or a skill.
package struct TestScore: Sendable, Equatable {
  /// The name in a result: `A1`, or a skill.
  package let part: Part
  package var right: Int
  package var asked: Int

  package enum Part: Sendable, Equatable {
    case level(Level)
    case skill(Skill)
  }

  /// Counts results by part, in the order in which the parts are given; empty parts are left out.
  static func counting(_ results: [(part: Part, isRight: Bool)], in parts: [Part]) -> [TestScore] {
    parts.compactMap { part in
      let all = results.filter { $0.part == part }
      guard !all.isEmpty else { return nil }
      return TestScore(part: part, right: all.count(where: \.isRight), asked: all.count)
    }
  }
}

/// The result of a placement.
package struct PlacementResult: Sendable, Equatable {
  /// The level at which the learner should begin.
  package let level: Level
  package let levels: [TestScore]
  package let skills: [TestScore]

  /// Computes the result from the journal; nil for a test that is not over.
  package init?(_ test: OpenedTest) {
    guard test.entries.contains(where: { $0.event == .finished }) else { return nil }
    self.init(Placement(test))
  }

  init(_ placement: Placement) {
    level = placement.level
    levels = TestScore.counting(
      placement.given.map { (.level(Level.allCases[min(5, $0.item.unit / 8)]), $0.isRight) },
      in: Level.allCases.map { .level($0) }
    )
    skills = TestScore.counting(
      placement.given.map { (.skill($0.item.trainedSkill), $0.isRight) },
      in: Skill.allCases.map { .skill($0) }
    )
  }
}

/// The result of a level test.
package struct LevelTestResult: Sendable, Equatable {
  package let level: Level
  package let isPassed: Bool
  package let right: Int
  package let asked: Int
  package let skills: [TestScore]
  /// The grammar points of the wrong answers, the weakest first.
  package let weakTags: [GrammarTag]

  /// Computes the result from the journal; nil for a test that is not over.
  package init?(_ test: OpenedTest) {
    guard case .levelTest(let level) = test.plan.kind,
      test.entries.contains(where: { $0.event == .finished })
    else { return nil }
    self.init(LevelTest(test), of: level)
  }

  init(_ test: LevelTest, of level: Level) {
    self.level = level
    isPassed = test.state == .passed
    right = test.right
    asked = test.answered
    skills = test.scores.map {
      TestScore(part: .skill($0.skill), right: $0.right, asked: $0.asked)
    }
    weakTags = test.weakTags.prefix(5).map(\.tag)
  }
}

extension ItemTraits {
  /// The skill that the answer trains: a checkpoint mixes all.
  fileprivate var trainedSkill: Skill {
    switch kind {
    case .choice: skill == .listening ? .listening : .reading
    case .dictation: .listening
    case .typed: .writing
    case .speaking: .speaking
    }
  }
}

extension Placement {
  /// Replays a test from its journal; the id of the session is the seed.
  init(_ test: OpenedTest) {
    self.init(bank: test.bank, seed: test.plan.seed)
    for answer in test.entries.testResults { count(answer, in: test.bank) }
  }

  /// Counts an answer; one to an item that the course no longer has is left out.
  mutating func count(_ given: TestAnswer, in bank: ItemBank) {
    guard let item = bank[given.item] else { return }
    guard let isRight = given.isRight else { return leaveOut(item) }
    answer(item, isRight: isRight, isKnown: given.isGiven)
  }
}

extension LevelTest {
  /// Replays a test from its journal.
  init(_ test: OpenedTest) {
    self.init(items: test.drawn)
    for answer in test.entries.testResults { self.answer(answer.item, isRight: answer.isRight) }
  }
}

extension SessionPlan {
  /// A number made of the id, the same on every machine (FNV-1a).
  package var seed: UInt64 {
    id.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
