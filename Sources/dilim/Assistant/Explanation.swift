import ChatAPI
import Feedback
import TextSafety

/// What came of asking for an explanation.
struct Explanation: Sendable {
  var content: Content
  /// Nil if nothing was sent, or if nothing is known of it.
  var usage: Usage?
  /// The model that answered, by its own word.
  var model: SafeText = ""
  /// How many requests were sent.
  var requests = 0

  enum Content: Sendable {
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
    var isShown: Bool {
      switch self {
      case .reply, .text, .example: true
      case .disputed, .unreadable, .failed: false
      }
    }
  }
}

extension Explanation {
  /// A reply together with what it has cost.
  init(content: Content, _ reply: ChatReply) {
    self.init(
      content: content,
      usage: reply.usage,
      model: reply.model ?? "",
      requests: reply.requests
    )
  }

  /// The same with the cost of a try that came before it.
  func adding(_ earlier: Explanation) -> Explanation {
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
