package import ChatAPI
package import Coordination
package import Feedback
package import TextSafety

/// An event before the tutor's answer is complete.
package enum TalkStep: Sendable {
  /// A sentence that may be shown, with the space after it.
  case sentence(SafeText)
  case waiting(AssistantTurn.Wait)
}

/// The tutor's answer to a message, complete or partial.
package struct TutorAnswer: Sendable {
  package var result: Result<ChatReply, ChatFailure>
  /// The text that was shown.
  package var text: String
  /// The number of sentences that failed the checks and were left out.
  package var leftOut: Int
  package var dialect: Dialect

  /// The reason why the answer is incomplete; nil if it is complete.
  package var failure: ChatFailure? {
    switch result {
    case .success(let reply): reply.unfinished
    case .failure(let failure): failure
    }
  }
}

extension Assistant {
  /// Sends a conversation and passes on, one by one, the sentences of the answer that may be shown.
  package func talk(
    _ request: TutorRequest,
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    _ known: Dialect,
    _ send: @escaping @Sendable (TalkStep) -> Void
  ) async -> TutorAnswer {
    var dialect = known
    var listener = TalkListener(ChatGuard(request), hiding: client.endpoint.key, send)
    let result: Result<ChatReply, ChatFailure>
    do throws(ChatFailure) {
      let reply = try await WaitNotices.during(
        report: { send(.waiting(.still(seconds: $0))) },
        { () async throws(ChatFailure) -> ChatReply in
          try await self.reply(to: messages, template, dialect: &dialect) { event in
            if case .text(let piece) = event { listener.append(piece) }
            if let wait = event.wait { send(.waiting(wait)) }
          }
        }
      )
      listener.finish(isWhole: reply.unfinished == nil)
      result = .success(reply)
    } catch {
      listener.finish(isWhole: false)
      result = .failure(error)
    }
    return TutorAnswer(
      result: result,
      text: listener.shown,
      leftOut: listener.leftOut,
      dialect: dialect
    )
  }
}

/// Judges an answer sentence by sentence as it arrives.
private struct TalkListener {
  private let chatGuard: ChatGuard
  private let key: APIKey?
  private let send: @Sendable (TalkStep) -> Void
  private var stream = SentenceStream()
  private(set) var shown = ""
  private(set) var leftOut = 0

  init(
    _ chatGuard: ChatGuard,
    hiding key: APIKey?,
    _ send: @escaping @Sendable (TalkStep) -> Void
  ) {
    self.chatGuard = chatGuard
    self.key = key
    self.send = send
  }

  mutating func append(_ piece: SafeText) { judge(stream.append(piece.string)) }

  mutating func finish(isWhole: Bool) { judge(stream.finish(isWhole: isWhole)) }

  private mutating func judge(_ sentences: [String]) {
    for sentence in sentences {
      // JSON escapes may hide from the first filter what must not be shown.
      let safe = APIKey.hide(key, in: sentence)
      guard chatGuard.objections(to: safe.string).isEmpty else {
        leftOut += 1
        continue
      }
      shown += safe.string
      send(.sentence(safe))
    }
  }
}
