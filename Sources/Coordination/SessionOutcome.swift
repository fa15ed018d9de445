package import Curriculum
import Scoring

/// What came of an item at one time in a session.
package struct SessionOutcome: Sendable, Equatable {
  package var item: ItemID
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  package var result: Result
  /// The highest hint that the session has shown for the item before, 0 to 3.
  package var hints: Int
  package var isOverruled: Bool
  /// Whether the item was answered, or its solution shown, earlier in the same sitting, and was not
  /// planned again since then.
  package var isRepeat: Bool
  /// Whether the item was asked in a test.
  var isInTest: Bool
  /// The id of the session and the place in it, which order what came at the same time.
  var session: String
  var sequence: Int

  /// What came of an item.
  package enum Result: Sendable, Equatable {
    case answered(AnswerRecord)
    case revealed
    case skipped
  }

  /// Whether nothing could be shown of the answer, so that it tells nothing of what the learner can.
  var isUnsure: Bool {
    if case .answered(let record) = result {
      !isOverruled && record.verdict == .unsure
    } else {
      false
    }
  }

  static func isEarlier(_ left: SessionOutcome, _ right: SessionOutcome) -> Bool {
    (left.time, left.session, left.sequence) < (right.time, right.session, right.sequence)
  }
}

/// What came of the items of one session, without what was undone.
package struct SessionOutcomes: Sendable, Equatable {
  package private(set) var outcomes: [SessionOutcome] = []

  /// A sitting ends when a session rests for an hour, in milliseconds.
  private static let pause: Int64 = 3_600_000

  /// Reads the entries of a session.
  package init(_ plan: SessionPlan, _ entries: [JournalEntry]) {
    var undone: Set<Int> = []
    var overruled: Set<Int> = []
    for entry in entries {
      switch entry.event {
      case .undone(let sequence): undone.insert(sequence)
      case .overruled(let sequence): overruled.insert(sequence)
      case .answered, .hinted, .skipped, .played, .read, .revealed, .proposed, .finished, .planned:
        break
      }
    }
    var hints: [ItemID: Int] = [:]
    var sitting = Sitting()
    for entry in entries where !undone.contains(entry.sequence) {
      sitting.goOn(at: entry.time)
      if case .hinted(let item, let step) = entry.event {
        hints[item] = max(hints[item] ?? 0, step)
      }
      if case .planned(let item, _) = entry.event { sitting.tried.remove(item) }
      guard let (item, result) = Self.result(of: entry.event) else { continue }
      outcomes.append(
        SessionOutcome(
          item: item,
          time: entry.time,
          result: result,
          hints: hints[item] ?? 0,
          isOverruled: overruled.contains(entry.sequence),
          isRepeat: result == .skipped ? false : !sitting.tried.insert(item).inserted,
          isInTest: plan.kind.isTest,
          session: plan.id,
          sequence: entry.sequence
        )
      )
    }
  }

  /// The items that were tried since the session last rested.
  private struct Sitting {
    var tried: Set<ItemID> = []
    private var last: Int64?

    mutating func goOn(at time: Int64) {
      if let last, time.subtractingReportingOverflow(last).partialValue >= pause { tried = [] }
      last = time
    }
  }

  private static func result(
    of event: JournalEntry.Event
  ) -> (item: ItemID, result: SessionOutcome.Result)? {
    switch event {
    case .answered(let record): (record.item, .answered(record))
    case .revealed(let item): (item, .revealed)
    case .skipped(let item): (item, .skipped)
    case .hinted, .played, .read, .undone, .overruled, .proposed, .finished, .planned: nil
    }
  }
}
