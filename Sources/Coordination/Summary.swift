package import Curriculum

/// The result of a session and the items to look at again.
package struct Summary: Sendable, Equatable {
  package let kind: SessionPlan.Kind
  /// The id of the session.
  let session: String
  package let total: Int
  package let passedAtOnce: Int
  package let passedLater: Int
  /// The number of items of whose first answer nothing could be shown.
  package let unsure: Int
  /// The number of items whose first answer failed.
  package let missedAtFirst: Int
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
  /// Whether nothing was left out; a lesson is done only then.
  package let isFinished: Bool
  /// The result of a checkpoint; nil for any other session.
  package let checkpoint: CheckpointResult?
  /// The step after a lesson; nil until the overview has been read, and after practice.
  package internal(set) var next: NextStep?

  /// The practice of the points that a checkpoint found weak; nil if it was passed.
  package var plan: FocusRequest? {
    guard let checkpoint, !checkpoint.passes, !checkpoint.weakPoints.isEmpty else { return nil }
    return FocusRequest(.grammar(checkpoint.weakPoints))
  }

  /// Whether there is a next lesson or a plan, so that the learner has a choice.
  package var offersMore: Bool { next?.lesson != nil || plan != nil }

  /// An item to look at again.
  package struct Again: Sendable, Equatable {
    package let item: ItemID
    package let prompt: String
    package let solution: String
  }

  init(_ lesson: LessonCoordinator) {
    // A word list that an earlier version has only shown is finished though nothing was asked.
    let isOver = lesson.progress.isFinished
    let states = lesson.progress.states
    let missed = states.map { !$0.isPassedAtOnce && !(isOver && $0.isUntouched) }
    isFinished = isOver
    kind = lesson.plan.kind
    session = lesson.plan.id
    total = states.count
    passedAtOnce = states.count(where: \.isPassedAtOnce)
    passedLater = states.count { $0.isPassed && !$0.isPassedAtOnce }
    putOff = states.count(where: \.isPutOff)
    unsure = states.count(where: \.isUnsureAtFirst)
    missedAtFirst = states.count(where: \.isMissedAtFirst)
    notPassed = zip(states, missed).count {
      $1 && !$0.isPassed && !$0.isPutOff && !$0.isUndecided
    }
    hintedItems = states.count { $0.hints > 0 }
    milliseconds = lesson.progress.answers.reduce(0) { $0 + $1.milliseconds }
    hasListened = states.contains { $0.plays > 0 }
    checkpoint = CheckpointResult(lesson)
    again = zip(lesson.material, missed).filter(\.1).map { item, _ in
      let task = try? item.prepared().task
      let prompt = item.exercise.task.promptHelps ? task?.prompt ?? "" : ""
      return Again(item: item.id, prompt: prompt, solution: task?.solution ?? "")
    }
  }
}

extension Exercise.Task {
  /// Whether the prompt says more than the solution does; the pieces of a sentence say less.
  fileprivate var promptHelps: Bool {
    switch self {
    case .order: false
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .transformation, .correction,
      .matching, .dialogue, .monologue:
      true
    }
  }
}
