/// The formulas of FSRS-6 for one set of parameters.
///
/// The operations are in the order of py-fsrs, so that every result is bit for bit the same.
struct FSRSModel: Hashable, Sendable {
  /// The exponent of the forgetting curve; negative.
  let decay: Double
  /// The factor that makes the retrievability 0.9 when the elapsed days equal the stability.
  let factor: Double

  private let firstStability: SIMD4<Double>
  private let firstDifficulty: SIMD4<Double>
  private let easyDifficulty: Double
  private let difficultyStep: Double
  private let reversion: Double
  private let recallGrowth: Double
  private let recallExponent: Double
  private let recallSpacing: Double
  private let recallBonus: SIMD4<Double>
  private let lapseGrowth: Double
  private let lapseDifficultyExponent: Double
  private let lapseStabilityExponent: Double
  private let lapseSpacing: Double
  private let lapseCeiling: Double
  private let sameDayGrowth: SIMD4<Double>
  private let sameDayExponent: Double

  static let leastStability = 0.001
  /// py-fsrs has no bound; this one keeps endless good answers from reaching infinity.
  private static let greatestStability = 1e12
  private static let difficulties = 1.0...10.0

  init(_ parameters: FSRSParameters) {
    let w = parameters.values
    decay = -w[20]
    factor = LibM.power(0.9, 1 / -w[20]) - 1
    let difficulty = SIMD4((0..<4).map { w[4] - LibM.powerOfE(w[5] * Double($0)) + 1 })
    firstStability = SIMD4(w[0..<4].map { max($0, Self.leastStability) })
    firstDifficulty = difficulty.clamped(
      lowerBound: SIMD4(repeating: 1),
      upperBound: SIMD4(repeating: 10)
    )
    easyDifficulty = difficulty[3]
    difficultyStep = w[6]
    reversion = w[7]
    recallGrowth = LibM.powerOfE(w[8])
    recallExponent = -w[9]
    recallSpacing = w[10]
    recallBonus = SIMD4(1, w[15], 1, w[16])
    lapseGrowth = w[11]
    lapseDifficultyExponent = -w[12]
    lapseStabilityExponent = w[13]
    lapseSpacing = w[14]
    lapseCeiling = LibM.powerOfE(w[17] * w[18])
    sameDayGrowth = SIMD4((0..<4).map { LibM.powerOfE(w[17] * (Double($0 - 2) + w[18])) })
    sameDayExponent = -w[19]
  }

  /// Returns the chance of recall after whole days.
  func retrievability(_ stability: Double, elapsedDays: Int) -> Double {
    LibM.power(1 + factor * Double(max(0, elapsedDays)) / stability, decay)
  }

  /// Returns the memory after an answer; the memory of a new card is nil.
  func memory(after rating: Rating, _ memory: FSRSMemory?, elapsedDays: Int) -> FSRSMemory {
    guard let memory else {
      return FSRSMemory(
        stability: firstStability[rating.index],
        difficulty: firstDifficulty[rating.index]
      )
    }
    let stability =
      elapsedDays < 1
      ? sameDayStability(memory.stability, rating)
      : nextStability(memory, rating, retrievability(memory.stability, elapsedDays: elapsedDays))
    return FSRSMemory(
      stability: min(max(stability, Self.leastStability), Self.greatestStability),
      difficulty: nextDifficulty(memory.difficulty, rating)
    )
  }

  /// Returns the difficulty at which Good, given at a retrievability of 0.9, multiplies the
  /// stability by `growth`.
  func difficulty(stability: Double, growth: Double) -> Double {
    let scale =
      recallGrowth * LibM.power(stability, recallExponent)
      * (LibM.powerOfE(0.1 * recallSpacing) - 1)
    let found = 11 - (growth - 1) / scale
    guard found.isFinite else { return Self.difficulties.upperBound }
    return min(max(found, Self.difficulties.lowerBound), Self.difficulties.upperBound)
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let delta = -(difficultyStep * Double(rating.rawValue - 3))
    let damped = difficulty + (10 - difficulty) * delta / 9
    let reverted = reversion * easyDifficulty + (1 - reversion) * damped
    return min(max(reverted, Self.difficulties.lowerBound), Self.difficulties.upperBound)
  }

  private func sameDayStability(_ stability: Double, _ rating: Rating) -> Double {
    let growth = sameDayGrowth[rating.index] * LibM.power(stability, sameDayExponent)
    return stability * (rating.isPass ? max(growth, 1) : growth)
  }

  private func nextStability(_ memory: FSRSMemory, _ rating: Rating, _ recall: Double) -> Double {
    let stability = memory.stability
    guard rating.isPass else {
      let long =
        lapseGrowth * LibM.power(memory.difficulty, lapseDifficultyExponent)
        * (LibM.power(stability + 1, lapseStabilityExponent) - 1)
        * LibM.powerOfE((1 - recall) * lapseSpacing)
      return min(long, stability / lapseCeiling)
    }
    let growth =
      recallGrowth * (11 - memory.difficulty) * LibM.power(stability, recallExponent)
      * (LibM.powerOfE((1 - recall) * recallSpacing) - 1)
    return stability * (1 + growth * recallBonus[rating.index])
  }
}
