package import ChatAPI
package import Feedback
package import TextSafety

/// The reply to a question after it was judged, with what it has cost.
///
/// On its way from the server to the screen a reply is a ``ChatReply`` (as the server sent it), then
/// a ``ReadReply`` (the fields that could be read in it), a ``JudgedReply`` (whether it may be
/// shown), a ``KeptReply`` or ``KeptFollowUp`` in the record, and an ``AssistantReply`` on the
/// screen.
package struct JudgedReply: Sendable {
  package var content: Content
  /// Nil if nothing was sent, or if nothing is known of it.
  package var usage: Usage?
  /// The model that answered, by its own word.
  package var model: SafeText = ""
  /// How many requests were sent.
  package var requests = 0

  package enum Content: Sendable {
    /// A reply that may be shown.
    case reply(ExplanationReply)
    /// A reply without its fields that may be shown.
    case text(SafeText)
    /// One more example of what was explained.
    case example(ExampleReply)
    /// A reply that is kept as a dispute.
    case disputed([KeptReply.Objection], ExplanationContent)
    /// A reply that could not be read.
    case unreadable
    case failed(ChatFailure)

    /// Whether it may be shown.
    package var isShown: Bool {
      switch self {
      case .reply, .text, .example: true
      case .disputed, .unreadable, .failed: false
      }
    }
  }
}

extension JudgedReply {
  package init(content: Content, requests: Int = 0) {
    self.content = content
    self.requests = requests
  }

  /// A reply together with what it has cost.
  package init(content: Content, _ reply: ChatReply) {
    self.init(content: content, requests: reply.requests)
    usage = reply.usage
    model = reply.model ?? ""
  }

  /// The same with the cost of a try that came before it.
  func adding(_ earlier: JudgedReply) -> JudgedReply {
    var sum = self
    sum.requests += earlier.requests
    if let cost = earlier.usage { sum.usage = usage.map { $0 + cost } ?? cost }
    return sum
  }

  /// Nothing could be asked, for a prompt can't be used.
  init(_ error: PromptError) {
    self.init(content: .failed(ChatFailure(.request, message: SafeText("\(error)"))))
  }
}

extension PartialReply {
  /// The reply with every text made safe and without the key: escapes of JSON may hide both an
  /// escape sequence and a key.
  func filtered(hiding key: APIKey? = nil) -> PartialReply {
    var reply = self
    reply.explanation = APIKey.hide(key, in: explanation).string
    reply.corrected = corrected.map { APIKey.hide(key, in: $0).line }
    reply.example = example?.filtered(hiding: key)
    reply.hint = hint.map { APIKey.hide(key, in: $0).line }
    reply.edits = edits?.map { edit in
      var edit = edit
      edit.rule = APIKey.hide(key, in: edit.rule).line
      return edit
    }
    return reply
  }
}

extension ExampleReply {
  /// The example with both texts made safe and without the key.
  func filtered(hiding key: APIKey? = nil) -> ExampleReply {
    ExampleReply(
      turkish: APIKey.hide(key, in: turkish).line,
      gloss: APIKey.hide(key, in: gloss).line
    )
  }
}
