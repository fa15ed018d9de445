import Foundation
import Mastery

/// The prediction of each next answer of learners by four theories, from the first answer on.
struct PredictBench {
  let world: LearnerWorld
  let learners: Int
  let seed: Int
  /// `--fixed` leaves out the offsets of items and the calibration.
  let adaptation: LearnerModel.Adaptation

  private static let leastArea = 0.74
  private static let greatestLoss = 0.545
  private static let greatestError = 0.04
  private static let longHistory = 500
  private static let replayed = 10_000
  private static let greatestReplay = 0.1

  init(world: LearnerWorld, options: BenchOptions) {
    self.world = world
    learners = options.number("learners", default: 96)
    seed = options.number("seed", default: 1)
    adaptation = options.has("fixed") ? .offsets : .full
  }

  /// Prints the figures; returns whether the aims are met.
  func run() -> Bool {
    print("next answer, \(learners) learners of each theory; ± is a 95 % interval over learners")
    var scores: [PredictionScore] = []
    var worse = 0
    for truth in SimulatedLearner.Truth.allCases {
      let answers = (0..<learners).map { history(truth, learner: $0) }
      let predictions = answers.map { self.predictions(of: $0) }
      scores.append(report(truth, predictions))
      worse += zip(answers, predictions).count { isWorseThanRunningMean($0, $1) }
    }
    let means = [
      aim("AUC", scores.map(\.areaUnderCurve), atLeast: Self.leastArea),
      aim("log loss", scores.map(\.logLoss), atMost: Self.greatestLoss),
      aim("calibration error", scores.map(\.calibrationError), atMost: Self.greatestError),
    ]
    print(
      "* histories of \(Self.longHistory) answers or more that the running mean of each kind "
        + "predicts better: \(worse), at most 0: \(worse == 0 ? "held" : "MISSED")"
    )
    return replayHolds() && worse == 0 && means.allSatisfy(\.self)
  }

  /// Prints the mean over the theories beside its aim; returns whether it is met.
  private func aim(
    _ name: String,
    _ values: [Double],
    atLeast least: Double = -.infinity,
    atMost most: Double = .infinity
  ) -> Bool {
    let mean = values.reduce(0, +) / Double(max(1, values.count))
    let holds = (least...most).contains(mean)
    let bound = least > 0 ? "at least \(least)" : "at most \(most)"
    print(
      "* mean \(name) " + String(format: "%.4f", mean) + ", \(bound): "
        + (holds ? "held" : "MISSED")
    )
    return holds
  }

  /// Whether the learner's own share of right answers of each kind so far predicts better.
  private func isWorseThanRunningMean(
    _ answers: [LearnerHistory.Answer],
    _ predictions: [PredictionScore.Prediction]
  ) -> Bool {
    guard answers.count >= Self.longHistory else { return false }
    var right = [Double](repeating: 1, count: AnswerKind.allCases.count)
    var all = [Double](repeating: 2, count: AnswerKind.allCases.count)
    let plain = answers.map { answer -> PredictionScore.Prediction in
      let kind = world.bank.items[answer.item].kind.rawValue
      defer {
        right[kind] += answer.isRight ? 1 : 0
        all[kind] += 1
      }
      return (right[kind] / all[kind], answer.isRight)
    }
    return PredictionScore(predictions).logLoss >= PredictionScore(plain).logLoss
  }

  private func history(_ truth: SimulatedLearner.Truth, learner: Int) -> [LearnerHistory.Answer] {
    LearnerHistory(truth, world: world, seed: UInt64(seed * 1_000 + 500 + learner)).answers
  }

  private func predictions(
    of answers: [LearnerHistory.Answer]
  ) -> [PredictionScore.Prediction] {
    var model = LearnerModel(bank: world.bank, adaptation: adaptation)
    return answers.map { answer in
      let time = LearnerWorld.milliseconds(answer.time)
      let probability = model.probability(ofItemAt: answer.item, at: time)
      model.apply(Observation(answer, in: world.bank))
      return (probability, answer.isRight)
    }
  }

  private func report(
    _ truth: SimulatedLearner.Truth,
    _ histories: [[PredictionScore.Prediction]]
  ) -> PredictionScore {
    let score = PredictionScore(histories.flatMap(\.self))
    let single = histories.map { PredictionScore($0) }
    print(
      "  \(truth.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0))"
        + String(
          format: " AUC %.4f ± %.3f, log loss %.4f ± %.3f, calibration error %.4f (%d answers)",
          score.areaUnderCurve,
          Estimate(single.map(\.areaUnderCurve).filter { !$0.isNaN }).halfWidth,
          score.logLoss,
          Estimate(single.map(\.logLoss)).halfWidth,
          score.calibrationError,
          histories.reduce(0) { $0 + $1.count }
        )
    )
    return score
  }

  /// Prints the time of a replay; returns whether it is short enough.
  private func replayHolds() -> Bool {
    var observations: [Observation] = []
    var learner = 0
    while observations.count < Self.replayed {
      let answers = history(.exponential, learner: learner)
      observations += answers.map { Observation($0, in: world.bank) }
      learner += 1
    }
    observations = Array(observations.prefix(Self.replayed))
    var model = LearnerModel(bank: world.bank)
    let time = ContinuousClock().measure {
      for observation in observations { model.apply(observation) }
    }
    let seconds = time / .seconds(1)
    let holds = seconds < Self.greatestReplay
    print(
      String(
        format: "* replay of %d answers: %.0f ms, under %.0f: %@",
        model.answers,
        seconds * 1_000,
        Self.greatestReplay * 1_000,
        holds ? "held" : "MISSED"
      )
    )
    return holds
  }
}
