/// The sum of the credits of some answers.
package struct Points: Sendable, Equatable {
  /// The answers in all.
  package private(set) var answers = 0
  package private(set) var sum = 0.0
  /// The answers that wait for the teacher, which count for nothing.
  package private(set) var waiting = 0
  package private(set) var unanswered = 0

  package init() {}

  mutating func add(_ mark: Mark) {
    answers += 1
    sum += mark.credit ?? 0
    if mark.waits { waiting += 1 }
    if mark.kind == .unanswered { unanswered += 1 }
  }

  /// The answers that have a credit.
  package var marked: Int { answers - waiting }

  /// The part of the points that can be had so far, 0 to 1; nil if nothing is marked.
  package var share: Double? { marked > 0 ? sum / Double(marked) : nil }
}
