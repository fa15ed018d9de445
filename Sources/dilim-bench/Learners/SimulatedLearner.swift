import Curriculum
import Foundation
import Mastery
import SeededRandom

/// A learner whose knowledge is known, by one of four theories that no model shares.
///
/// Ported from the study in which the weights of ``LearnerModel`` were fitted. Times are in days
/// from the first answer; what was learnt before has times below 0.
struct SimulatedLearner {
  /// A theory of learning and forgetting.
  enum Truth: String, CaseIterable {
    /// Each practice leaves a trace that fades by a power law; the weakest point decides.
    case powerLaw = "power law"
    /// A share that was acquired, and a stability that grows as in FSRS.
    case stability
    /// Known or unknown, with a hazard of forgetting that falls with practice.
    case binary
    /// A skill that decays exponentially; practice helps the neighbours in the unit.
    case exponential
  }

  let truth: Truth
  let world: LearnerWorld
  var random: SplitMix64
  /// The learner's general ability, in log odds.
  var ability: Double
  /// How easy each tag is for this learner.
  var ease: [Double]
  /// The factor on learning each tag; a planted weak tag has a small one.
  var pace: [Double]
  private let forgetting: Double
  private let slip: Double
  private let kindBias: [Double]
  private var tags: [Knowledge]
  private var lastAnswer: [Double?]

  /// What a learner knows of one tag; each truth has its own part.
  private struct Knowledge {
    var last: Double?
    var traces: [(time: Double, weight: Double)] = []
    var stability = 0.0
    var acquired = 0.0
    var isKnown = false
    var practice = 0
    var skill = -1.8
    var decayDays = 1.5
  }

  /// Creates a learner who learnt most tags of the units before `startUnit` somewhere else.
  init(_ truth: Truth, world: LearnerWorld, seed: UInt64, startUnit: Int = 0) {
    self.truth = truth
    self.world = world
    var random = SplitMix64(seed: seed)
    let count = world.bank.tags.count
    ability = random.gaussian(0, 0.7)
    forgetting = exp(random.gaussian(0, 0.5))
    ease = (0..<count).map { _ in random.gaussian(0, 0.7) }
    slip = random.between(0.02, 0.08)
    kindBias = [0.3, 0, -0.3, 0.5].map { random.gaussian($0, 0.3) }
    pace = Array(repeating: 1, count: count)
    tags = Array(repeating: Knowledge(), count: count)
    lastAnswer = Array(repeating: nil, count: world.bank.items.count)
    self.random = random
    for tag in 0..<count where world.bank.unitOfTag[tag] < startUnit {
      guard self.random.nextUnit() < 0.85 else { continue }
      for _ in 0..<Int.random(in: 3...14, using: &self.random) {
        learn(tag, at: -self.random.between(2, 90), isRight: true)
      }
    }
  }

  /// Whether the learner ever practised a tag, here or before.
  func hasPractised(_ tag: Int) -> Bool { tags[tag].last != nil }

  /// Returns how well a tag is known, 0 to 1.
  func knowledge(of tag: Int, at time: Double) -> Double {
    let state = tags[tag]
    let days = state.last.map { max(0.003, time - $0) } ?? 0
    switch truth {
    case .powerLaw:
      let decay = min(0.75, max(0.2, 0.42 * forgetting.squareRoot()))
      let sum = state.traces.reduce(0.0) { $0 + $1.weight * pow(max(0.02, time - $1.time), -decay) }
      return Logistic.probability(1.5 * log(max(sum, 0.02)) - 0.1 + ease[tag] * 0.7)
    case .stability:
      guard state.stability > 0 else { return 0.02 }
      return state.acquired * retrievability(state, after: days)
    case .binary:
      guard state.isKnown else { return 0 }
      return exp(-days * 0.035 * forgetting / pow(1 + Double(state.practice), 0.8))
    case .exponential:
      return Logistic.probability(decayedSkill(state, after: days) + ease[tag])
    }
  }

  /// Returns the probability that an item is answered right.
  func probability(ofItemAt place: Int, at time: Double) -> Double {
    let known = world.bank.tagsOfItem[place].map { knowledge(of: $0, at: time) }
    return probability(ofItemAt: place, known: known, at: time)
  }

  /// Answers an item, learns from it, and returns whether it was right, and the tag that a grader
  /// would blame for a mistake.
  mutating func answer(itemAt place: Int, at time: Double) -> (isRight: Bool, blamed: Int?) {
    let places = world.bank.tagsOfItem[place]
    let known = places.map { knowledge(of: $0, at: time) }
    let isRight = random.nextUnit() < probability(ofItemAt: place, known: known, at: time)
    var blamed: Int?
    let kind = world.bank.items[place].kind
    if !isRight, kind == .dictation || kind == .typed, random.nextUnit() < 0.6 {
      let weights = known.map { 1.02 - $0 }
      let mean = weights.reduce(0, +) / Double(max(1, weights.count))
      if mean > random.nextUnit() * 0.6 { blamed = places[random.place(by: weights)] }
    }
    for tag in places {
      learn(tag, at: time, isRight: isRight)
      if truth == .exponential { helpNeighbours(of: tag) }
    }
    lastAnswer[place] = time
    return (isRight, blamed)
  }

  private func probability(ofItemAt place: Int, known: [Double], at time: Double) -> Double {
    let kind = world.bank.items[place].kind
    let memory = lastAnswer[place].map { 0.9 * exp(-(time - $0) / 12) } ?? 0
    let bonus = memory + kindBias[kind.rawValue] - world.difficulty[place]
    let product = known.reduce(1, *)
    let odds = known.map(Logistic.logit)
    let mean = odds.reduce(0, +) / Double(max(1, odds.count))
    let chance =
      switch truth {
      case .powerLaw:
        Logistic.probability(0.5 * mean + 0.5 * (odds.min() ?? 0) + 0.6 * ability + bonus)
      case .exponential: Logistic.probability(mean + 0.6 * ability + bonus)
      case .stability: product * Logistic.probability(2 + 0.8 * ability + bonus)
      case .binary:
        0.06 + product * (Logistic.probability(1.9 + 0.6 * ability + bonus) - 0.06)
      }
    let guess = kind == .choice ? 0.25 : 0
    return guess + (1 - guess - slip) * chance
  }

  private func retrievability(_ state: Knowledge, after days: Double) -> Double {
    pow(1 + 19.0 / 81 * days / state.stability, -0.5)
  }

  private func decayedSkill(_ state: Knowledge, after days: Double) -> Double {
    -1.8 + (state.skill + 1.8) * exp(-days * pow(forgetting, 0.6) / state.decayDays)
  }

  /// Little is learnt of a tag if those before it are unknown.
  private func readiness(for tag: Int, at time: Double) -> Double {
    let before = world.prerequisites[tag]
    guard time >= 0, !before.isEmpty else { return 1 }
    let sum = before.reduce(0.0) { $0 + knowledge(of: $1, at: time) }
    return 0.3 + 0.7 * sum / Double(before.count)
  }

  private mutating func learn(_ tag: Int, at asked: Double, isRight: Bool) {
    let gain =
      pace[tag] * exp(0.35 * ability + 0.35 * ease[tag]) * readiness(for: tag, at: asked)
    var state = tags[tag]
    let time = asked < 0 ? max(asked, state.last ?? asked) : asked
    let days = state.last.map { time - $0 } ?? 0
    switch truth {
    case .powerLaw: state.traces.append((time, gain * (isRight ? 1 : 0.8) * 0.8))
    case .stability: stabilise(&state, gain: gain, after: days, isRight: isRight)
    case .binary: acquire(&state, tag: tag, gain: gain, after: days, at: time)
    case .exponential:
      state.skill = decayedSkill(state, after: days)
      state.skill += 0.75 * gain * (1 - Logistic.probability(state.skill - 1.2))
      if days > 0.3 || state.last == nil {
        let growth = 1 + 1.2 * min(1, days / state.decayDays)
        state.decayDays = min(400, state.decayDays * growth + 1.5)
      }
    }
    state.last = time
    tags[tag] = state
  }

  private func stabilise(
    _ state: inout Knowledge,
    gain: Double,
    after days: Double,
    isRight: Bool
  ) {
    let recall = state.stability > 0 ? retrievability(state, after: days) : 0
    state.acquired += (1 - state.acquired) * min(0.9, 0.28 * gain)
    if state.stability == 0 {
      state.stability = (isRight ? 2.5 : 1) / forgetting
    } else if isRight {
      let growth = pow(state.stability, -0.15) * (exp(1.2 * (1 - recall)) - 1)
      state.stability *= 1 + gain * 3.5 * growth
    } else {
      state.stability = max(0.7 / forgetting, state.stability * 0.55)
    }
  }

  private mutating func acquire(
    _ state: inout Knowledge,
    tag: Int,
    gain: Double,
    after days: Double,
    at time: Double
  ) {
    if state.isKnown, random.nextUnit() > knowledge(of: tag, at: time) {
      state.isKnown = false
      state.practice /= 2
    }
    if !state.isKnown {
      if random.nextUnit() < 0.28 * gain { state.isKnown = true }
    } else if days > 0.3 {
      state.practice += 1
    }
  }

  private mutating func helpNeighbours(of tag: Int) {
    let units = world.bank.unitOfTag
    for other in max(0, tag - 3)..<min(tags.count, tag + 4)
    where other != tag && units[other] == units[tag] {
      tags[other].skill += 0.08 * pace[other]
    }
  }
}
