/// The log loss of parameters on a log, with its derivatives by all 21: the hand-written adjoint of
/// FSRS-6.
///
/// A card is walked forwards once, and backwards once with the derivatives of the loss by stability
/// and difficulty.
package struct LossGradient {
  /// Summed over the predictions.
  package private(set) var loss = 0.0
  package private(set) var gradient = [Double](repeating: 0, count: 21)
  private let model: FitModel
  private var steps: [FitModel.Step] = []

  /// A prediction counts as no surer than this, so that one surprise is not infinitely bad.
  static let surest = 1 - 1e-9

  package init(_ parameters: [Double]) { model = FitModel(parameters) }

  /// Adds all cards of a log.
  package mutating func add(_ log: FitLog) {
    for card in 0..<log.cards { add(log, card) }
  }

  /// Adds the predictions of one card.
  mutating func add(_ log: FitLog, _ card: Int) {
    let (start, end) = (log.starts[card], log.starts[card + 1])
    steps.removeAll(keepingCapacity: true)
    let first = log.ratings[start]
    let rawDifficulty = model.rawFirstDifficulty(first)
    var stability = model.firstStability(first)
    var difficulty = min(max(rawDifficulty, 1), 10)
    for index in (start + 1)..<max(end, start + 1) {
      let step = model.step(stability, difficulty, log.ratings[index], log.elapsed[index])
      steps.append(step)
      stability = max(step.rawStability, FSRSModel.leastStability)
      difficulty = min(max(step.rawDifficulty, 1), 10)
    }
    var back = Adjoint()
    for step in steps.reversed() { goBack(step, &back) }
    if model.w[first.index] >= FSRSModel.leastStability { gradient[first.index] += back.stability }
    if (1...10).contains(rawDifficulty) {
      gradient[4] += back.difficulty
      let grade = Double(first.index)
      gradient[5] -= back.difficulty * grade * LibM.exponential(model.w[5] * grade)
    }
  }

  /// Derivatives of the loss by the memory after a step.
  private struct Adjoint {
    var stability = 0.0
    var difficulty = 0.0
  }

  private mutating func goBack(_ step: FitModel.Step, _ back: inout Adjoint) {
    let after = step.rawStability < FSRSModel.leastStability ? 0 : back.stability
    back.stability = 0
    goBackThroughDifficulty(step, &back)
    if step.elapsed < 1 {
      goBackThroughSameDay(step, after, &back)
      return
    }
    var recall = lossSlope(step)
    if step.rating.isPass {
      recall += goBackThroughRecall(step, after, &back)
    } else {
      recall += goBackThroughLapse(step, after, &back)
    }
    goBackThroughCurve(step, recall, &back)
  }

  /// Adds the loss of a prediction; the result is its derivative by the chance of recall.
  private mutating func lossSlope(_ step: FitModel.Step) -> Double {
    let chance = step.rating.isPass ? step.recall : 1 - step.recall
    guard chance > 1 - Self.surest else {
      loss -= LibM.logarithm(1 - Self.surest)
      return 0
    }
    loss -= step.rating.isPass ? model.decay * step.logRatio : LibM.logarithm(chance)
    return step.rating.isPass ? -1 / chance : 1 / chance
  }

  private mutating func goBackThroughDifficulty(_ step: FitModel.Step, _ back: inout Adjoint) {
    guard (1...10).contains(step.rawDifficulty) else {
      back.difficulty = 0
      return
    }
    let after = back.difficulty
    let grade = Double(step.rating.rawValue - 3)
    let delta = -model.difficultyStep * grade
    let room = (10 - step.difficulty) / 9
    gradient[7] += after * (model.easyDifficulty - step.difficulty - room * delta)
    gradient[4] += after * model.reversion
    gradient[5] -= after * model.reversion * 3 * model.easyExponential
    let damped = after * (1 - model.reversion)
    gradient[6] -= damped * room * grade
    back.difficulty = damped * (1 - delta / 9)
  }

  private mutating func goBackThroughSameDay(
    _ step: FitModel.Step,
    _ after: Double,
    _ back: inout Adjoint
  ) {
    guard step.isFree else {
      back.stability += after
      return
    }
    let stability = after * step.rawStability
    gradient[17] += stability * (Double(step.rating.rawValue - 3) + model.w[18])
    gradient[18] += stability * model.w[17]
    gradient[19] -= stability * step.logStability
    back.stability += after * step.part * (1 - model.w[19])
  }

  /// The result is the derivative by the chance of recall.
  private mutating func goBackThroughRecall(
    _ step: FitModel.Step,
    _ after: Double,
    _ back: inout Adjoint
  ) -> Double {
    let bonus = model.bonus(step.rating)
    let growth = step.part * bonus
    let slope = after * step.stability
    gradient[8] += slope * growth
    gradient[9] -= slope * growth * step.logStability
    gradient[10] += slope * step.otherPart * bonus * (1 - step.recall)
    if step.rating == .hard { gradient[15] += slope * step.part }
    if step.rating == .easy { gradient[16] += slope * step.part }
    back.difficulty -= slope * growth / (11 - step.difficulty)
    back.stability += after * (1 + growth * (1 + model.recallExponent))
    return -slope * step.otherPart * bonus * model.spacing
  }

  /// The result is the derivative by the chance of recall.
  private mutating func goBackThroughLapse(
    _ step: FitModel.Step,
    _ after: Double,
    _ back: inout Adjoint
  ) -> Double {
    let w = model.w
    guard step.isFree else {
      gradient[17] -= after * step.rawStability * w[18]
      gradient[18] -= after * step.rawStability * w[17]
      back.stability += after * model.lapseCeiling
      return 0
    }
    let long = after * step.part
    let logNext = LibM.logarithm(step.stability + 1)
    let power = after * (step.part + step.otherPart)
    gradient[11] += long / w[11]
    gradient[12] -= long * LibM.logarithm(step.difficulty)
    gradient[13] += power * logNext
    gradient[14] += long * (1 - step.recall)
    back.difficulty -= long * w[12] / step.difficulty
    back.stability += power * w[13] / (step.stability + 1)
    return -long * w[14]
  }

  private mutating func goBackThroughCurve(
    _ step: FitModel.Step,
    _ recall: Double,
    _ back: inout Adjoint
  ) {
    let inner = recall * model.decay * step.recall / step.ratio
    let relative = Double(step.elapsed) / step.stability
    gradient[20] += inner * relative * model.factorSlope - recall * step.recall * step.logRatio
    back.stability -= inner * model.factor * relative / step.stability
  }
}
