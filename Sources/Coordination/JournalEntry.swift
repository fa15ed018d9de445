package import Curriculum
package import Scoring

/// One event in a session, kept permanently.
///
/// The journal is the single source of truth: a session is resumed by replaying its entries, and
/// progress is counted from them. Entries are only ever added.
package struct JournalEntry: Sendable, Equatable {
  /// The position in the session, from 0 without gaps; unique within the session.
  package var sequence: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  package var event: Event

  /// Creates an entry.
  package init(sequence: Int, time: Int64, event: Event) {
    self.sequence = sequence
    self.time = time
    self.event = event
  }

  /// The event of an entry.
  package enum Event: Sendable, Equatable {
    case answered(AnswerRecord)
    /// A hint was shown; `step` is 1 to 3.
    case hinted(item: ItemID, step: Int)
    /// The item was put off to the end of the session.
    case skipped(item: ItemID)
    /// The transcript of the item's passage or sentence was played once more.
    case played(item: ItemID)
    /// A text that was to be heard was read, because nothing could be heard; once for an item.
    case read(item: ItemID)
    /// The solution was shown because the learner gave no answer; in a test nothing was shown, and
    /// the learner said "I don't know".
    case revealed(item: ItemID)
    /// The answer with this sequence number was undone.
    case undone(sequence: Int)
    /// The learner overruled the mark of the answer with this sequence number; it counts as correct.
    case overruled(sequence: Int)
    /// The learner finds that the answer with this sequence number was right; its author may list it.
    /// No mark changes.
    case proposed(sequence: Int)
    /// The last item was done.
    case finished
    /// The item was added to the session, to be asked next; written before it is shown.
    case planned(item: ItemID, reason: PlannedReason)
  }
}

/// An answer with its verdict and findings.
package struct AnswerRecord: Sendable, Equatable {
  package var item: ItemID
  /// The typed text, the text of the chosen option, or the transcript of the speech.
  package var answer: String
  package var verdict: Verdict
  /// The similarity to the nearest accepted form, 0 to 1.
  package var score: Double
  package var findings: [Finding]
  /// What differs from the listed answer and was neither a slip nor shown to be wrong.
  package var differences: [Judgement.Difference]
  /// What the item practises, if the answer is right without it; see ``Judgement/practised``.
  package var practised: String?
  /// The time from showing the item to the answer.
  package var milliseconds: Int64
  /// The version of the grader that marked the answer; 0 if the mark is left to the learner.
  package var grader: Int

  /// Creates a record.
  package init(
    item: ItemID,
    answer: String,
    verdict: Verdict,
    score: Double,
    findings: [Finding],
    differences: [Judgement.Difference] = [],
    practised: String? = nil,
    milliseconds: Int64,
    grader: Int
  ) {
    self.item = item
    self.answer = answer
    self.verdict = verdict
    self.score = score
    self.findings = findings
    self.differences = differences
    self.practised = practised
    self.milliseconds = milliseconds
    self.grader = grader
  }

  /// The version of the grader in the record of an answer whose mark is left to the learner.
  package static let ratingVersion = 0

  /// Whether the mark is left to the learner: a sentence was said unheard, or something that was
  /// looked for in free speech was not found.
  package var isRated: Bool { grader == Self.ratingVersion }

  /// Whether the mark is left to the learner, who has not decided yet.
  var isOpen: Bool { isRated && verdict == .unsure }
}
