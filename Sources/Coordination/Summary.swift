public import Curriculum

/// The result of a session and the items to look at again.
public struct Summary: Sendable, Equatable {
  public let kind: SessionPlan.Kind
  public let total: Int
  public let passedAtOnce: Int
  public let passedLater: Int
  /// The number of items that ended without a passing answer.
  public let notPassed: Int
  /// The number of items that were skipped twice.
  public let putOff: Int
  public let hintedItems: Int
  /// The time spent on the answers, in milliseconds.
  public let milliseconds: Int64
  /// Whether transcripts were played; without sound the summary says "read, not heard".
  public let hasListened: Bool
  public let again: [Again]

  /// An item to look at again.
  public struct Again: Sendable, Equatable {
    public let item: ItemID
    public let prompt: String
    public let solution: String
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
