package import ChatAPI
package import Coordination
package import Feedback
package import TextSafety

/// A step on the way to the tutor's whole answer.
package enum TalkStep: Sendable {
  /// A sentence that may be shown, with the space after it.
  case sentence(SafeText)
  case waiting(AssistantTurn.Wait)
}

/// The tutor's answer to a message, whole or not.
package struct TutorAnswer: Sendable {
  package var result: Result<ChatReply, ChatFailure>
  /// All that was shown.
  package var text: String
  /// How many sentences were left out because they did not pass the checks.
  package var leftOut: Int
  package var dialect: Dialect

  /// Why it is not all that the tutor had to say.
  package var failure: ChatFailure? {
    switch result {
    case .success(let reply): reply.unfinished
    case .failure(let failure): failure
    }
  }
}

extension Assistant {
  /// Sends a conversation and hands over what of the answer may be shown, sentence by sentence.
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
      let reply = try await SignsOfLife.during(
        tell: { send(.waiting(.still(seconds: $0))) },
        { () async throws(ChatFailure) -> ChatReply in
          try await self.reply(to: messages, template, dialect: &dialect) { event in
            if case .text(let piece) = event { listener.hear(piece) }
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

/// Judges an answer as it comes in.
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

  mutating func hear(_ piece: SafeText) { take(stream.append(piece.string)) }

  mutating func finish(isWhole: Bool) { take(stream.finish(isWhole: isWhole)) }

  private mutating func take(_ sentences: [String]) {
    for sentence in sentences {
      // Escapes of JSON may hide what the filter drops.
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
