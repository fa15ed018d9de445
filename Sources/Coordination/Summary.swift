package import Curriculum

/// The result of a session and the items to look at again.
package struct Summary: Sendable, Equatable {
  package let kind: SessionPlan.Kind
  package let total: Int
  package let passedAtOnce: Int
  package let passedLater: Int
  /// The number of items that ended without a passing answer.
  package let notPassed: Int
  /// The number of items that were skipped twice.
  package let putOff: Int
  package let hintedItems: Int
  /// The time spent on the answers, in milliseconds.
  package let milliseconds: Int64
  /// Whether transcripts were played; without sound the summary says "read, not heard".
  package let hasListened: Bool
  package let again: [Again]

  /// An item to look at again.
  package struct Again: Sendable, Equatable {
    package let item: ItemID
    package let prompt: String
    package let solution: String
  }

  init(_ lesson: LessonCoordinator) {
    let states = lesson.progress.states
    kind = lesson.plan.kind
    total = states.count
    passedAtOnce = states.count(where: \.isPassedAtOnce)
    passedLater = states.count { $0.isPassed && !$0.isPassedAtOnce }
    putOff = states.count(where: \.isPutOff)
    notPassed = states.count { !$0.isPassed && !$0.isPutOff }
    hintedItems = states.count { $0.hints > 0 }
    milliseconds = lesson.progress.answers.reduce(0) { $0 + $1.milliseconds }
    hasListened = states.contains { $0.plays > 0 }
    again = zip(lesson.material, states).filter { !$0.1.isPassedAtOnce }.map { item, _ in
      let task = try? item.prepared().task
      return Again(item: item.id, prompt: task?.prompt ?? "", solution: task?.solution ?? "")
    }
  }
}
