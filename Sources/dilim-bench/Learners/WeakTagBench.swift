import Foundation
import Mastery
import SeededRandom

/// Whether a tag that a learner hardly learns is found, and whether strong tags are left alone.
struct WeakTagBench {
  let world: LearnerWorld
  let learners: Int
  let answers: Int
  let seed: Int

  private static let greatestMedian = 4
  /// The answers in which a weak tag should be found.
  private static let answersToJudge = 4
  private static let greatestMissed = 0.10
  private static let greatestFalse = 0.15

  init(world: LearnerWorld, options: BenchOptions) {
    self.world = world
    learners = options.number("learners", default: 96)
    answers = options.number("answers", default: 450)
    seed = options.number("seed", default: 3)
  }

  /// What came of one learner.
  private struct Outcome {
    /// The answers to the planted tag.
    var answers = 0
    /// The answers to the planted tag until it was flagged.
    var answersToFlag: Int?
    /// The share of strong tags that are flagged at the end.
    var falseShare: Double?
  }

  /// Prints the figures; returns whether the aims are met.
  func run() -> Bool {
    print("a planted weak tag, \(learners) learners of each theory, \(answers) answers each")
    var all: [Outcome] = []
    for truth in SimulatedLearner.Truth.allCases {
      let outcomes = (0..<learners).map { outcome(truth, learner: $0) }
      print(
        "  \(truth.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)) \(text(outcomes))"
      )
      all += outcomes
    }
    let holds =
      Self.median(all) <= Self.greatestMedian && Self.missed(all).mean <= Self.greatestMissed
      && Self.falseFlags(all).mean <= Self.greatestFalse
    print(
      "* together: \(text(all)); aims \(Self.greatestMedian), \(Self.greatestMissed), "
        + "\(Self.greatestFalse): \(holds ? "held" : "MISSED")"
    )
    return holds
  }

  private func outcome(_ truth: SimulatedLearner.Truth, learner number: Int) -> Outcome {
    var random = SplitMix64(seed: UInt64(seed * 99 + number))
    var learner = SimulatedLearner(truth, world: world, seed: UInt64(seed * 1_000 + 700 + number))
    let bank = world.bank
    let candidates = bank.tags.indices.filter { tag in
      (1...5).contains(bank.unitOfTag[tag]) && bank.items(with: bank.tags[tag]).count >= 8
    }
    let planted = random.pick(candidates)
    learner.pace[planted] = 0.12
    learner.ease[planted] = -2.2
    learner.ability = max(0, learner.ability)
    var model = LearnerModel(bank: bank)
    var outcome = Outcome()
    var time = 0.0
    var next = 0
    for number in 0..<answers {
      if number.isMultiple(of: 25) { time = Double(number / 25) + 0.5 }
      var item = next
      if next > 8, random.nextUnit() < 0.5 {
        item = Int.random(in: max(0, next - 150)...(next - 1), using: &random)
      } else {
        next += 1
      }
      let (isRight, blamed) = learner.answer(itemAt: item, at: time)
      let answer = LearnerHistory.Answer(item: item, time: time, isRight: isRight, blamed: blamed)
      model.apply(Observation(answer, in: bank))
      time += 30.0 / 86_400
      guard bank.tagsOfItem[item].contains(planted) else { continue }
      outcome.answers += 1
      if outcome.answersToFlag == nil, isFlagged(planted, by: model, at: time) {
        outcome.answersToFlag = outcome.answers
      }
    }
    let strong = bank.tags.indices.filter { tag in
      model.answers(to: bank.tags[tag]) >= 3 && learner.knowledge(of: tag, at: time) > 0.8
    }
    if !strong.isEmpty {
      let flagged = strong.count { isFlagged($0, by: model, at: time) }
      outcome.falseShare = Double(flagged) / Double(strong.count)
    }
    return outcome
  }

  private func isFlagged(_ tag: Int, by model: LearnerModel, at time: Double) -> Bool {
    let strength = model.strength(of: world.bank.tags[tag], at: LearnerWorld.milliseconds(time))
    return strength.state == .weak
  }

  private func text(_ outcomes: [Outcome]) -> String {
    "flagged at answer \(Self.median(outcomes)) (median), missed \(Self.missed(outcomes)), "
      + "false flags \(Self.falseFlags(outcomes)), asked less than \(Self.answersToJudge) times "
      + "\(outcomes.count { $0.answers < Self.answersToJudge })"
  }

  /// The median number of answers to the flag; a tag that was missed counts as never.
  private static func median(_ outcomes: [Outcome]) -> Int {
    let sorted = outcomes.map { $0.answersToFlag ?? .max }.sorted()
    return sorted.isEmpty ? .max : sorted[(sorted.count - 1) / 2]
  }

  /// The share never flagged, of the tags that were asked often enough to be judged.
  private static func missed(_ outcomes: [Outcome]) -> Estimate {
    let judged = outcomes.filter { $0.answers >= answersToJudge || $0.answersToFlag != nil }
    return Estimate(judged.map { $0.answersToFlag == nil ? 1 : 0 })
  }

  private static func falseFlags(_ outcomes: [Outcome]) -> Estimate {
    Estimate(outcomes.compactMap(\.falseShare))
  }
}
