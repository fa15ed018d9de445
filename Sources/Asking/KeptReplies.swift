package import Feedback
package import Storage

/// Explanations of the record, judged again before they are shown: an earlier version may have kept
/// what its guard let pass.
package struct KeptReplies {
  private let record: RecordAccess
  private let clock: AskingClock

  package init(record: RecordAccess, clock: AskingClock) {
    self.record = record
    self.clock = clock
  }

  /// Judges a kept explanation; one that may not be shown is withdrawn from the record.
  package func judged(_ kept: KeptExplanation) -> JudgedReply.Content {
    let content = ReplyJudge(kept.request).content(of: kept.reply.content)
    if content.isShown { return content }
    var objections: [KeptReply.Objection] = []
    if case .disputed(let found, _) = content { objections = found }
    // A record that can't be written to keeps it, and it is judged again the next time.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.withdraw(kept.id, objections: objections, now: clock.now())
    }
    return content
  }

  /// The content of a kept explanation, which then counts as shown; nil if it may not be shown.
  package func shown(_ kept: KeptExplanation) -> JudgedReply.Content? {
    let content = judged(kept)
    guard content.isShown else { return nil }
    // Where nothing can be written it stays new, and is shown all the same.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.markShown(kept.id)
    }
    return content
  }
}
