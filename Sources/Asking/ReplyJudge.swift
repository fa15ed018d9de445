package import ChatAPI
package import Feedback
import TextSafety

/// Reads replies to a question, whatever their shape, and says what of them may be shown.
package struct ReplyJudge {
  private let replyGuard: ReplyGuard
  /// What no reply may repeat.
  private let key: APIKey?

  package init(_ request: ExplanationRequest, hiding key: APIKey? = nil) {
    replyGuard = ReplyGuard(request)
    self.key = key
  }

  /// What a reply that has just come is worth.
  package func content(of reply: ChatReply) -> JudgedReply.Content {
    let content = content(of: reply.text.string)
    guard let failure = reply.unfinished else { return content }
    // Some servers give the limit as the reason when the last token has just fitted.
    if failure.kind == .cut, case .reply = content { return content }
    return .failed(failure)
  }

  /// What a reply is worth that was kept, maybe by an earlier version.
  package func content(of kept: ExplanationContent) -> JudgedReply.Content {
    switch kept {
    case .reply(let reply): content(of: PartialReply(reply))
    case .text(let text): content(of: SafeText(text).string)
    }
  }

  /// What the reply to a follow-up is worth that was kept.
  package func content(of kept: KeptFollowUp.Content, after shown: [String]) -> JudgedReply.Content
  {
    switch kept {
    case .explanation(let explanation): content(of: explanation)
    case .example(let example): content(of: example, after: shown)
    }
  }

  /// What an example is worth; `shown` are the sentences that the learner has seen.
  package func content(of example: ExampleReply, after shown: [String]) -> JudgedReply.Content {
    let example = example.filtered(hiding: key)
    let objections = replyGuard.objections(to: example, besides: shown)
    return objections.isEmpty
      ? .example(example)
      : .disputed(
        objections.map(KeptReply.Objection.init),
        .text("\(example.turkish) – \(example.gloss)")
      )
  }

  private func content(of text: String) -> JudgedReply.Content {
    switch ReadReply(text) {
    case .fields(let fields): return content(of: fields)
    case .text(let plain):
      let objections = replyGuard.objections(toText: plain)
      return verdict(objections, .text(plain), shown: .text(APIKey.hide(key, in: plain)))
    case .unreadable: return .unreadable
    }
  }

  private func content(of fields: PartialReply) -> JudgedReply.Content {
    // An escape sequence may hide behind escapes of JSON.
    let fields = fields.filtered(hiding: key)
    let objections = replyGuard.objections(to: fields)
    guard let whole = fields.whole else {
      let kept = ExplanationContent.text(fields.explanation)
      return verdict(objections, kept, shown: .text(SafeText(fields.explanation)))
    }
    return verdict(objections, .reply(whole), shown: .reply(whole))
  }

  private func verdict(
    _ objections: [ReplyObjection],
    _ kept: ExplanationContent,
    shown: JudgedReply.Content
  ) -> JudgedReply.Content {
    if objections.isEmpty { return shown }
    if objections.allSatisfy(\.isOfForm) { return .unreadable }
    return .disputed(objections.map(KeptReply.Objection.init), kept)
  }
}
