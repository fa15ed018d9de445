public import Curriculum
public import Scoring

/// One thing that happened in a session, as it is kept for good.
///
/// The journal is the single source of truth: a session is resumed by replaying its entries, and
/// progress is counted from them. Entries are only ever added.
public struct JournalEntry: Sendable, Equatable {
  /// Place in the session, from 0 without gaps; together with the session it is unique.
  public var sequence: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64
  public var event: Event

  /// Makes an entry from its parts.
  public init(sequence: Int, time: Int64, event: Event) {
    self.sequence = sequence
    self.time = time
    self.event = event
  }

  /// What happened.
  public enum Event: Sendable, Equatable {
    case answered(AnswerRecord)
    /// A hint was shown; `step` is 1 to 3.
    case hinted(item: ItemID, step: Int)
    /// The item was put off to the end of the session.
    case skipped(item: ItemID)
    /// The transcript of the item's passage or sentence was played once more.
    case played(item: ItemID)
    /// The solution was shown because the learner gave none.
    case revealed(item: ItemID)
    /// The entry with this sequence number, an answer, was taken back.
    case undone(sequence: Int)
    /// The learner overruled the mark of the entry with this sequence number: it counts as right.
    case overruled(sequence: Int)
    /// The last item was done and the summary shown.
    case finished
  }
}

/// An answer with its mark.
public struct AnswerRecord: Sendable, Equatable {
  public var item: ItemID
  /// As typed, or the text of the chosen option, or the transcript of what was said.
  public var answer: String
  public var verdict: Verdict
  /// 0 to 1.
  public var score: Double
  public var findings: [Finding]
  /// Time from showing the item to the answer.
  public var milliseconds: Int64
  /// Version of the grader that marked the answer.
  public var grader: Int

  /// Makes a record from its parts.
  public init(
    item: ItemID,
    answer: String,
    verdict: Verdict,
    score: Double,
    findings: [Finding],
    milliseconds: Int64,
    grader: Int
  ) {
    self.item = item
    self.answer = answer
    self.verdict = verdict
    self.score = score
    self.findings = findings
    self.milliseconds = milliseconds
    self.grader = grader
  }
}
