import Foundation

/// The figures of the learner model on simulated learners.
struct LearnerBench {
  let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  private static let parts: [String: @Sendable (LearnerWorld, BenchOptions) -> Bool] = [
    "place": { PlacementBench(world: $0, options: $1).run() },
    "plan": { PlanBench(world: $0, options: $1).run() },
    "predict": { PredictBench(world: $0, options: $1).run() },
    "weak": { WeakTagBench(world: $0, options: $1).run() },
  ]

  /// Prints the figures of one part; returns whether its aims are met.
  func run() throws -> Bool {
    guard let name = arguments.first, let part = Self.parts[name] else {
      print("usage: dilim-bench learner \(Self.parts.keys.sorted().joined(separator: "|"))")
      return false
    }
    let world = LearnerWorld(bank: try FrozenBank().bank)
    return part(world, BenchOptions(Array(arguments.dropFirst())))
  }
}
