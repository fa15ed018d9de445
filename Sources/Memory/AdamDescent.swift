/// Adam with a rate that falls along a cosine; parameters stay within their bounds.
///
/// Kingma and Ba 2015, "Adam: A method for stochastic optimization".
struct AdamDescent {
  private(set) var parameters: [Double]
  private var mean = [Double](repeating: 0, count: 21)
  private var square = [Double](repeating: 0, count: 21)
  private var turn = 0
  private let turns: Int
  private static let rate = 0.04

  /// A descent of so many turns.
  init(from parameters: [Double], turns: Int) {
    self.parameters = parameters
    self.turns = max(1, turns)
  }

  mutating func take(_ gradient: [Double]) {
    turn += 1
    let progress = Double(turn - 1) / Double(turns)
    let rate = Self.rate * 0.5 * (1 + LibM.cosine(.pi * progress))
    let meanScale = 1 / (1 - LibM.power(0.9, Double(turn)))
    let squareScale = 1 / (1 - LibM.power(0.999, Double(turn)))
    for index in parameters.indices {
      let slope = gradient[index]
      mean[index] = 0.9 * mean[index] + 0.1 * slope
      square[index] = 0.999 * square[index] + 0.001 * slope * slope
      let step =
        rate * mean[index] * meanScale / ((square[index] * squareScale).squareRoot() + 1e-8)
      let bounds = FSRSParameters.bounds[index]
      parameters[index] =
        min(max(parameters[index] - step, bounds.lowerBound), bounds.upperBound)
    }
  }
}
