package import ChatAPI
package import Feedback
import TextSafety

/// Parses replies to a question in any shape, and decides whether they may be shown.
package struct ReplyJudge {
  private let request: ExplanationRequest
  private let replyGuard: ReplyGuard
  /// The API key, which no reply may repeat.
  private let key: APIKey?
  /// Replies that the learner has reported as bad; they are not shown again.
  private let reported: [ExplanationContent]

  package init(
    _ request: ExplanationRequest,
    hiding key: APIKey? = nil,
    besides reported: [ExplanationContent] = []
  ) {
    self.request = request
    self.reported = reported
    replyGuard = ReplyGuard(request)
    self.key = key
  }

  /// Judges a new reply.
  package func content(of reply: ChatReply) -> JudgedReply.Content {
    let content = content(of: reply.text.string)
    guard let failure = reply.unfinished else { return content }
    // Some servers report the token limit as the reason when the last token has just fitted.
    if failure.kind == .cut, case .reply = content { return content }
    return .failed(failure)
  }

  /// Judges a kept reply, maybe of an earlier version.
  package func content(of kept: ExplanationContent) -> JudgedReply.Content {
    switch kept {
    case .reply(let reply): content(of: PartialReply(reply))
    case .text(let text): content(of: SafeText(text).string)
    }
  }

  /// Judges a kept reply to a follow-up.
  package func content(of kept: KeptFollowUp.Content, after shown: [String]) -> JudgedReply.Content
  {
    switch kept {
    case .explanation(let explanation): content(of: explanation)
    case .example(let example): content(of: example, after: shown)
    }
  }

  /// Judges an example; `shown` are the sentences that the learner has seen.
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
    if request.isForOpinion { return opinion(in: text) }
    if request.isForComment { return comment(in: text) }
    switch ParsedReply(text) {
    case .fields(let fields): return content(of: fields)
    case .text(let plain):
      let objections = replyGuard.objections(toText: plain)
      return verdict(objections, .text(plain), shown: .text(APIKey.hide(key, in: plain)))
    case .unreadable: return .unreadable
    }
  }

  /// Judges a second opinion, new or kept.
  private func opinion(in text: String) -> JudgedReply.Content {
    let kept = OpinionReply(kept: text, in: request.language)
    guard let opinion = kept ?? OpinionReply(reply: text) else { return .unreadable }
    let shown = APIKey.hide(key, in: opinion.text(in: request.language))
    return verdict(replyGuard.objections(to: opinion), .text(shown.string), shown: .text(shown))
  }

  /// Judges a comment, new or kept.
  private func comment(in text: String) -> JudgedReply.Content {
    guard let comment = CommentReply(reply: text) else { return .unreadable }
    let shown = APIKey.hide(key, in: comment.comment)
    return verdict(replyGuard.objections(to: comment), .text(shown.string), shown: .text(shown))
  }

  private func content(of fields: PartialReply) -> JudgedReply.Content {
    // JSON escapes may have hidden an escape sequence.
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
    if reported.contains(kept) { return .disputed([.reported], kept) }
    if objections.isEmpty { return shown }
    if objections.allSatisfy(\.isOfForm) { return .unreadable }
    return .disputed(objections.map(KeptReply.Objection.init), kept)
  }
}
