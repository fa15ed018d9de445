import TextSafety

/// A builder of a reply from its chunks; each is made safe as it arrives.
struct ReplyBuilder {
  private let secret: String?
  private var filter: TextFilter
  private var thoughts = ThoughtFilter()
  private var refusal = ""
  private var model: String?
  private var usage: WireUsage?

  private(set) var text = SafeText()
  /// The bytes of ``text``.
  private(set) var length = 0
  private(set) var finishReason: String?

  init(secret: String?) {
    self.secret = secret
    filter = TextFilter(hiding: secret)
  }

  /// Appends a chunk of a stream or a complete reply.
  mutating func append(
    _ reply: WireReply,
    _ choice: WireReply.Choice?,
    _ onEvent: (ChatEvent) -> Void
  ) {
    if model == nil { model = reply.model }
    if let usage = reply.usage { self.usage = usage }
    if let reason = choice?.finishReason, !reason.isEmpty { finishReason = reason }
    guard let message = choice?.message else { return }
    refusal += message.refusal ?? ""
    if message.isThinking { onEvent(.thinking) }
    if let content = message.content, !content.isEmpty {
      let piece = filter.filter(thoughts.filter(content))
      if thoughts.isThinking { onEvent(.thinking) }
      show(piece, onEvent)
    }
  }

  /// Appends the text that was held back.
  mutating func finish(_ onEvent: (ChatEvent) -> Void) {
    var rest = filter.filter(thoughts.finish())
    rest.append(filter.finish())
    show(rest, onEvent)
  }

  private mutating func show(_ piece: SafeText, _ onEvent: (ChatEvent) -> Void) {
    guard !piece.isEmpty else { return }
    text.append(piece)
    length += piece.string.utf8.count
    onEvent(.text(piece))
  }

  /// Returns the reply unless it is empty; counts that the server has not given are still missing.
  func reply() throws(ChatFailure) -> ChatReply {
    let reason = finishReason.map { FinishReason(SafeText($0, hiding: secret).string) }
    let isBlank = text.string.allSatisfy(\.isWhitespace)
    if isBlank, refusal.isEmpty {
      switch reason {
      case .contentFilter: throw ChatFailure(.filtered)
      case .length: throw ChatFailure(.cut)
      case .stop, .other, nil: throw ChatFailure(.empty)
      }
    }
    let isCounted = usage?.prompt != nil && usage?.completion != nil
    return ChatReply(
      text: text,
      finishReason: reason,
      refusal: refusal.isEmpty ? nil : SafeText(refusal, hiding: secret),
      model: model.map { SafeText($0, hiding: secret) },
      usage: Usage(
        prompt: usage?.prompt ?? 0,
        completion: usage?.completion ?? TokenEstimate.tokens(in: text.string + refusal),
        cached: usage?.cached,
        isEstimated: !isCounted
      )
    )
  }
}
