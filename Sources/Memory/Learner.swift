/// The memory model of a simulated learner.
package enum Learner: Hashable, Sendable {
  /// The model of FSRS-6, which favours FSRS.
  case fsrs(FSRSParameters)
  /// A half-life h in days, with recall 2^(-t/h); no scheduler here assumes it.
  ///
  /// An answer multiplies the half-life, and a pass multiplies it by more after a longer wait.
  case halfLife(first: Double)

  /// The learner's memory of one card.
  enum Memory {
    case none
    case fsrs(FSRSMemory)
    case halfLife(Double)
  }

  /// Returns the chance of recall after whole days.
  func recall(_ memory: Memory, days: Int, _ model: FSRSModel) -> Double {
    switch memory {
    case .none: 0
    case .fsrs(let memory): model.retrievability(memory.stability, elapsedDays: days)
    case .halfLife(let life): LibM.power(2, -Double(max(0, days)) / life)
    }
  }

  /// Returns the memory after an answer.
  func memory(after rating: Rating, _ memory: Memory, days: Int, _ model: FSRSModel) -> Memory {
    switch (self, memory) {
    case (.fsrs, .fsrs(let memory)):
      return .fsrs(model.memory(after: rating, memory, elapsedDays: days))
    case (.fsrs, _): return .fsrs(model.memory(after: rating, nil, elapsedDays: 0))
    case (.halfLife(let first), .halfLife(let life)):
      let spacing = min(Double(max(0, days)) / life, 1).squareRoot()
      let factor =
        rating.isPass ? 1 + Self.growths[rating.index] * spacing : Self.growths[rating.index]
      return .halfLife(min(max(life * factor, first / 4), 36_500))
    case (.halfLife(let first), _): return .halfLife(max(first * Self.firsts[rating.index], 0.1))
    }
  }

  /// By rating: the factor of a failure, and for a pass the most that is added to 1.
  private static let growths = [0.5, 0.7, 1.8, 2.8]
  private static let firsts = [0.25, 0.6, 1, 2]

  var model: FSRSModel {
    if case .fsrs(let parameters) = self { FSRSModel(parameters) } else { FSRSModel(.standard) }
  }
}
