/// The formulas of FSRS-6 for one set of parameters, arranged for computing derivatives.
///
/// Unlike `FSRSModel` it does not keep the order of operations of py-fsrs; it computes powers by
/// logarithms and is several times as fast. A test compares the stabilities of both.
struct FitModel {
  let w: [Double]
  let decay: Double
  let factor: Double
  /// The derivative of the factor with respect to the last parameter.
  let factorSlope: Double
  let recallGrowth: Double
  let lapseCeiling: Double
  let easyExponential: Double
  let easyDifficulty: Double
  let spacing: Double
  let recallExponent: Double
  let reversion: Double
  let difficultyStep: Double

  init(_ w: [Double]) {
    self.w = w
    decay = -w[20]
    let base = LibM.exponential(LibM.logarithm(0.9) / -w[20])
    factor = base - 1
    factorSlope = base * LibM.logarithm(0.9) / (w[20] * w[20])
    recallGrowth = LibM.exponential(w[8])
    lapseCeiling = LibM.exponential(-w[17] * w[18])
    easyExponential = LibM.exponential(3 * w[5])
    easyDifficulty = w[4] - easyExponential + 1
    spacing = w[10]
    recallExponent = -w[9]
    reversion = w[7]
    difficultyStep = w[6]
  }

  /// The values of one answer that backpropagation needs.
  struct Step {
    var rating: Rating
    /// Below 1 for the same day.
    var elapsed: Int
    /// Before the answer.
    var stability: Double
    var difficulty: Double
    var logStability: Double
    /// 1 + factor · t / S, from which the chance of recall follows.
    var ratio = 1.0
    var logRatio = 0.0
    var recall = 1.0
    /// The stability after the answer, before clamping.
    var rawStability = 0.0
    /// Intermediate values of the new stability; their meaning depends on the kind of answer.
    var part = 0.0
    var otherPart = 0.0
    /// Whether the formula applied and not its bound.
    var isFree = true
    /// The difficulty after the answer, before clamping to 1...10.
    var rawDifficulty = 0.0
  }

  func firstStability(_ rating: Rating) -> Double {
    max(w[rating.index], FSRSModel.leastStability)
  }

  /// Returns the first difficulty before clamping to 1...10.
  func rawFirstDifficulty(_ rating: Rating) -> Double {
    w[4] - LibM.exponential(w[5] * Double(rating.index)) + 1
  }

  @inline(__always)
  func step(_ stability: Double, _ difficulty: Double, _ rating: Rating, _ elapsed: Int) -> Step {
    var step = Step(
      rating: rating,
      elapsed: elapsed,
      stability: stability,
      difficulty: difficulty,
      logStability: LibM.logarithm(stability)
    )
    if elapsed < 1 {
      sameDay(&step)
    } else {
      step.ratio = 1 + factor * Double(elapsed) / stability
      step.logRatio = LibM.logarithm(step.ratio)
      step.recall = LibM.exponential(decay * step.logRatio)
      if rating.isPass { recalled(&step) } else { lapsed(&step) }
    }
    let delta = -difficultyStep * Double(rating.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * delta / 9
    step.rawDifficulty = reversion * easyDifficulty + (1 - reversion) * damped
    return step
  }

  /// Sets `part` to the growth.
  private func sameDay(_ step: inout Step) {
    let exponent = w[17] * (Double(step.rating.rawValue - 3) + w[18]) - w[19] * step.logStability
    let growth = LibM.exponential(exponent)
    step.isFree = !(step.rating.isPass && growth < 1)
    step.part = step.isFree ? growth : 1
    step.rawStability = step.stability * step.part
  }

  /// Sets `part` to the growth minus 1, without the bonus, and `otherPart` to its derivative by
  /// the exponent of spacing.
  private func recalled(_ step: inout Step) {
    let scale =
      recallGrowth * (11 - step.difficulty)
      * LibM.exponential(recallExponent * step.logStability)
    let spaced = LibM.exponential((1 - step.recall) * spacing)
    step.part = scale * (spaced - 1)
    step.otherPart = scale * spaced
    step.rawStability = step.stability * (1 + step.part * bonus(step.rating))
  }

  /// Sets `part` to the full formula and `otherPart` to the same without the power of the
  /// stability.
  private func lapsed(_ step: inout Step) {
    let logarithm = -w[12] * LibM.logarithm(step.difficulty) + (1 - step.recall) * w[14]
    step.otherPart = w[11] * LibM.exponential(logarithm)
    let power = LibM.exponential(w[13] * LibM.logarithm(step.stability + 1))
    step.part = step.otherPart * (power - 1)
    let ceiling = step.stability * lapseCeiling
    step.isFree = step.part < ceiling
    step.rawStability = min(step.part, ceiling)
  }

  func bonus(_ rating: Rating) -> Double {
    switch rating {
    case .hard: w[15]
    case .easy: w[16]
    default: 1
    }
  }
}
