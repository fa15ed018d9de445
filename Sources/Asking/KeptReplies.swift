package import Feedback
package import Storage

/// The kept explanations of the record, judged again before they are shown.
///
/// The guard of an earlier version may have accepted what this one rejects.
package struct KeptReplies {
  private let record: RecordAccess
  private let clock: AskingClock

  package init(record: RecordAccess, clock: AskingClock) {
    self.record = record
    self.clock = clock
  }

  /// Judges a kept explanation, and withdraws it if it may not be shown.
  package func judged(_ kept: KeptExplanation) -> JudgedReply.Content {
    let content = ReplyJudge(kept.request).content(of: kept.reply.content)
    if content.isShown { return content }
    var objections: [KeptReply.Objection] = []
    if case .disputed(let found, _) = content { objections = found }
    // If the record can't be written, the explanation is judged again the next time.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.withdraw(kept.id, objections: objections, now: clock.now())
    }
    return content
  }

  /// Returns a kept explanation and marks it as shown; nil if it may not be shown.
  package func shown(_ kept: KeptExplanation) -> JudgedReply.Content? {
    let content = judged(kept)
    guard content.isShown else { return nil }
    // If the record can't be written, the explanation stays new but is still shown.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.markShown(kept.id)
    }
    return content
  }
}
