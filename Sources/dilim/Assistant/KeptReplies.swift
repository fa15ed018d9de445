import Feedback
import Storage
import TextSafety

/// Explanations of the record, judged again before they are shown: an earlier version may have kept
/// what its guard let pass.
struct KeptReplies {
  let record: Record
  let world: World

  /// What a kept explanation is worth today; what may not be shown is withdrawn from the record.
  func judged(_ kept: KeptExplanation) -> Explanation.Content {
    let content = ReplyJudge(kept.request).content(of: kept.reply.content)
    if content.isShown { return content }
    var objections: [KeptReply.Objection] = []
    if case .disputed(let found, _) = content { objections = found }
    // A record that can't be written to keeps it, and it is judged again the next time.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.withdraw(kept.id, objections: objections, now: world.now())
    }
    return content
  }

  /// The texts of a kept explanation that may be shown, which then counts as shown; nil if it may not.
  func texts(of kept: KeptExplanation) -> [SafeText]? {
    let content = judged(kept)
    guard content.isShown else { return nil }
    // Where nothing can be written it stays new, and is shown all the same.
    _ = try? record.writing { (store) throws(DatabaseError) in
      try store.explanations.markShown(kept.id)
    }
    return kept.texts(saying: content)
  }
}
