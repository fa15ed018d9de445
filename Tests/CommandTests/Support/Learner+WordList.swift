extension Learner {
  /// Goes through a word list in a pipe: each item is answered, and the answer overruled if need be.
  func ask(_ list: String, words: Int = 6, with extra: [String: String] = [:]) throws -> Run {
    let lines = (0..<4 * words).flatMap { _ in ["1", ":right"] }
    return try run(["lesson", list], lines: lines, with: extra)
  }
}
