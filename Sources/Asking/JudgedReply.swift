package import ChatAPI
package import Feedback
package import TextSafety

/// The judged reply to a question, with its cost.
///
/// On its way from the server to the screen a reply is a ``ChatReply`` (as the server sent it), then
/// a ``ParsedReply`` (the fields that could be read in it), a ``JudgedReply`` (whether it may be
/// shown), a ``KeptReply`` or ``KeptFollowUp`` in the record, and an ``AssistantReply`` on the
/// screen.
package struct JudgedReply: Sendable {
  package var content: Content
  /// Nil if nothing was sent, or if the cost is unknown.
  package var usage: Usage?
  /// The name of the model, as the reply gives it.
  package var model: SafeText = ""
  /// The number of requests that were sent.
  package var requests = 0

  package enum Content: Sendable {
    /// A reply that may be shown.
    case reply(ExplanationReply)
    /// A reply in plain text that may be shown.
    case text(SafeText)
    /// Another example for the explanation.
    case example(ExampleReply)
    /// A reply that is kept as a dispute.
    case disputed([KeptReply.Objection], ExplanationContent)
    /// A reply that could not be read.
    case unreadable
    case failed(ChatFailure)

    /// Whether the reply may be shown.
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

  /// Creates a judged reply with the cost of the reply.
  package init(content: Content, _ reply: ChatReply) {
    self.init(content: content, requests: reply.requests)
    usage = reply.usage
    model = reply.model ?? ""
  }

  /// Returns this reply with the cost of an earlier attempt added.
  func adding(_ earlier: JudgedReply) -> JudgedReply {
    var sum = self
    sum.requests += earlier.requests
    if let cost = earlier.usage { sum.usage = usage.map { $0 + cost } ?? cost }
    return sum
  }

  /// Creates the failure for a prompt that can't be used.
  init(_ error: PromptError) {
    self.init(content: .failed(ChatFailure(.request, message: SafeText("\(error)"))))
  }
}

extension PartialReply {
  /// Returns the reply with each text made safe and without the key.
  ///
  /// JSON escapes may have hidden an escape sequence or the key from earlier filters.
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
  /// Returns the example with both texts made safe and without the key.
  func filtered(hiding key: APIKey? = nil) -> ExampleReply {
    ExampleReply(
      turkish: APIKey.hide(key, in: turkish).line,
      gloss: APIKey.hide(key, in: gloss).line
    )
  }
}
