/// How long a learner takes for each kind of answer.
package struct AnswerTimes: Sendable {
  /// The seconds of each kind before any answer, in the order of ``AnswerKind``.
  private static let startSeconds: [Double] = [14, 25, 30, 18]
  /// The number of answers that the start counts as.
  private static let pseudoAnswers = 10.0
  /// The number of answers of a kind that are kept.
  private static let limit = 201

  private var kinds = [Recent](repeating: Recent(), count: AnswerKind.allCases.count)

  /// Creates the times of a learner who has answered nothing.
  package init() {}

  /// Counts the time of an answer; one that isn't known is left out.
  package mutating func count(_ milliseconds: Int64, for kind: AnswerKind) {
    guard milliseconds > 0 else { return }
    kinds[kind.rawValue].append(milliseconds, limit: Self.limit)
  }

  /// Returns the median seconds of a kind over the last answers, drawn towards the start.
  package func seconds(of kind: AnswerKind) -> Double {
    let recent = kinds[kind.rawValue]
    let start = Self.startSeconds[kind.rawValue]
    guard let median = recent.median else { return start }
    let count = Double(recent.sorted.count)
    return (median / 1_000 * count + start * Self.pseudoAnswers) / (count + Self.pseudoAnswers)
  }

  /// Whether an answer took more than three times the learner's median of the kind.
  func isSlow(_ milliseconds: Int64, for kind: AnswerKind) -> Bool {
    Double(milliseconds) > 3_000 * seconds(of: kind)
  }

  /// The last times of a kind.
  private struct Recent: Sendable {
    /// The next to be replaced is at ``start``.
    var inOrder: [Int64] = []
    var start = 0
    var sorted: [Int64] = []

    var median: Double? {
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.count / 2
      if !sorted.count.isMultiple(of: 2) { return Double(sorted[middle]) }
      return (Double(sorted[middle - 1]) + Double(sorted[middle])) / 2
    }

    mutating func append(_ time: Int64, limit: Int) {
      if inOrder.count < limit {
        inOrder.append(time)
      } else {
        sorted.remove(at: place(of: inOrder[start]))
        inOrder[start] = time
        start = (start + 1) % limit
      }
      sorted.insert(time, at: place(of: time))
    }

    /// The first place whose time isn't shorter.
    private func place(of time: Int64) -> Int {
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}

extension AnswerTimes {
  mutating func code(by coder: inout some WordCoder) {
    for kind in kinds.indices {
      coder.code(&kinds[kind].start)
      coder.code(&kinds[kind].inOrder, limit: Self.limit, blank: 0) { $1.code(&$0) }
      kinds[kind].sorted = kinds[kind].inOrder.sorted()
      kinds[kind].start = min(max(0, kinds[kind].start), Self.limit - 1)
    }
  }
}
