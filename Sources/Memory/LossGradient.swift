/// The log loss of parameters on a log, with its gradient, by hand-written backpropagation.
///
/// For each card a forward pass computes the memory after each answer; a backward pass carries the
/// derivatives of the loss with respect to stability and difficulty.
package struct LossGradient {
  /// The sum over the predictions.
  package private(set) var loss = 0.0
  package private(set) var gradient = [Double](repeating: 0, count: 21)
  private let model: FitModel
  private var steps: [FitModel.Step] = []

  /// Predictions are clamped to this, so that the loss of one wrong prediction stays finite.
  static let maximumChance = 1 - 1e-9

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
    var adjoint = Adjoint()
    for step in steps.reversed() { backpropagate(step, &adjoint) }
    if model.w[first.index] >= FSRSModel.leastStability {
      gradient[first.index] += adjoint.stability
    }
    if (1...10).contains(rawDifficulty) {
      gradient[4] += adjoint.difficulty
      let grade = Double(first.index)
      gradient[5] -= adjoint.difficulty * grade * LibM.exponential(model.w[5] * grade)
    }
  }

  /// The derivatives of the loss with respect to the memory after a step.
  private struct Adjoint {
    var stability = 0.0
    var difficulty = 0.0
  }

  private mutating func backpropagate(_ step: FitModel.Step, _ adjoint: inout Adjoint) {
    let after = step.rawStability < FSRSModel.leastStability ? 0 : adjoint.stability
    adjoint.stability = 0
    backpropagateDifficulty(step, &adjoint)
    if step.elapsed < 1 {
      backpropagateSameDay(step, after, &adjoint)
      return
    }
    var recall = lossSlope(step)
    if step.rating.isPass {
      recall += backpropagateRecall(step, after, &adjoint)
    } else {
      recall += backpropagateLapse(step, after, &adjoint)
    }
    backpropagateCurve(step, recall, &adjoint)
  }

  /// Adds the loss of a prediction and returns its derivative with respect to the chance of recall.
  private mutating func lossSlope(_ step: FitModel.Step) -> Double {
    let chance = step.rating.isPass ? step.recall : 1 - step.recall
    guard chance > 1 - Self.maximumChance else {
      loss -= LibM.logarithm(1 - Self.maximumChance)
      return 0
    }
    loss -= step.rating.isPass ? model.decay * step.logRatio : LibM.logarithm(chance)
    return step.rating.isPass ? -1 / chance : 1 / chance
  }

  private mutating func backpropagateDifficulty(_ step: FitModel.Step, _ adjoint: inout Adjoint) {
    guard (1...10).contains(step.rawDifficulty) else {
      adjoint.difficulty = 0
      return
    }
    let after = adjoint.difficulty
    let grade = Double(step.rating.rawValue - 3)
    let delta = -model.difficultyStep * grade
    let room = (10 - step.difficulty) / 9
    gradient[7] += after * (model.easyDifficulty - step.difficulty - room * delta)
    gradient[4] += after * model.reversion
    gradient[5] -= after * model.reversion * 3 * model.easyExponential
    let damped = after * (1 - model.reversion)
    gradient[6] -= damped * room * grade
    adjoint.difficulty = damped * (1 - delta / 9)
  }

  private mutating func backpropagateSameDay(
    _ step: FitModel.Step,
    _ after: Double,
    _ adjoint: inout Adjoint
  ) {
    guard step.isFree else {
      adjoint.stability += after
      return
    }
    let stability = after * step.rawStability
    gradient[17] += stability * (Double(step.rating.rawValue - 3) + model.w[18])
    gradient[18] += stability * model.w[17]
    gradient[19] -= stability * step.logStability
    adjoint.stability += after * step.part * (1 - model.w[19])
  }

  /// Returns the derivative with respect to the chance of recall.
  private mutating func backpropagateRecall(
    _ step: FitModel.Step,
    _ after: Double,
    _ adjoint: inout Adjoint
  ) -> Double {
    let bonus = model.bonus(step.rating)
    let growth = step.part * bonus
    let slope = after * step.stability
    gradient[8] += slope * growth
    gradient[9] -= slope * growth * step.logStability
    gradient[10] += slope * step.otherPart * bonus * (1 - step.recall)
    if step.rating == .hard { gradient[15] += slope * step.part }
    if step.rating == .easy { gradient[16] += slope * step.part }
    adjoint.difficulty -= slope * growth / (11 - step.difficulty)
    adjoint.stability += after * (1 + growth * (1 + model.recallExponent))
    return -slope * step.otherPart * bonus * model.spacing
  }

  /// Returns the derivative with respect to the chance of recall.
  private mutating func backpropagateLapse(
    _ step: FitModel.Step,
    _ after: Double,
    _ adjoint: inout Adjoint
  ) -> Double {
    let w = model.w
    guard step.isFree else {
      gradient[17] -= after * step.rawStability * w[18]
      gradient[18] -= after * step.rawStability * w[17]
      adjoint.stability += after * model.lapseCeiling
      return 0
    }
    let long = after * step.part
    let logNext = LibM.logarithm(step.stability + 1)
    let power = after * (step.part + step.otherPart)
    gradient[11] += long / w[11]
    gradient[12] -= long * LibM.logarithm(step.difficulty)
    gradient[13] += power * logNext
    gradient[14] += long * (1 - step.recall)
    adjoint.difficulty -= long * w[12] / step.difficulty
    adjoint.stability += power * w[13] / (step.stability + 1)
    return -long * w[14]
  }

  private mutating func backpropagateCurve(
    _ step: FitModel.Step,
    _ recall: Double,
    _ adjoint: inout Adjoint
  ) {
    let inner = recall * model.decay * step.recall / step.ratio
    let relative = Double(step.elapsed) / step.stability
    gradient[20] += inner * relative * model.factorSlope - recall * step.recall * step.logRatio
    adjoint.stability -= inner * model.factor * relative / step.stability
  }
}
