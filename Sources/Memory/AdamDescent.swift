/// Gradient descent by Adam with cosine decay of the learning rate, within the parameters' bounds.
///
/// Kingma and Ba 2015, "Adam: A method for stochastic optimization".
struct AdamDescent {
  private(set) var parameters: [Double]
  private var mean = [Double](repeating: 0, count: 21)
  private var square = [Double](repeating: 0, count: 21)
  private var stepCount = 0
  private let steps: Int
  private static let rate = 0.04

  /// Creates a descent with a number of steps, over which the learning rate falls to 0.
  init(from parameters: [Double], steps: Int) {
    self.parameters = parameters
    self.steps = max(1, steps)
  }

  /// Makes one step.
  mutating func descend(along gradient: [Double]) {
    stepCount += 1
    let progress = Double(stepCount - 1) / Double(steps)
    let rate = Self.rate * 0.5 * (1 + LibM.cosine(.pi * progress))
    let meanScale = 1 / (1 - LibM.power(0.9, Double(stepCount)))
    let squareScale = 1 / (1 - LibM.power(0.999, Double(stepCount)))
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
