package import ChatAPI
package import Coordination
package import Feedback
import TextSafety

extension Assistant {
  /// Asks for an explanation and judges it; it must be another than those `reported`.
  ///
  /// It never throws: without a reply, the grader's explanation is still there.
  package func explanation(
    of request: ExplanationRequest,
    _ template: PromptTemplate,
    asksAgain: Bool,
    besides reported: [ExplanationContent] = [],
    dialect: inout Dialect,
    send: @escaping @Sendable (AssistantTurn.Wait) -> Void
  ) async -> JudgedReply {
    let messages: [PromptMessage]
    do { messages = try request.messages(template) } catch { return JudgedReply(error) }
    return await explanation(
      of: request,
      messages,
      template,
      asksAgain: asksAgain,
      besides: reported,
      dialect: &dialect,
      send: send
    )
  }

  /// Sends messages that ask for an explanation, and judges the reply.
  ///
  /// The whole reply is judged before any of it is shown. If it is unreadable and `asksAgain` is true,
  /// the question is sent once more, in another form.
  func explanation(
    of request: ExplanationRequest,
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    asksAgain: Bool,
    besides reported: [ExplanationContent] = [],
    dialect: inout Dialect,
    send: @escaping @Sendable (AssistantTurn.Wait) -> Void
  ) async -> JudgedReply {
    let judge = ReplyJudge(request, hiding: client.endpoint.key, besides: reported)
    // With the same seed a model would repeat a reply that was reported.
    let seed = 1 + 2 * reported.count
    let first = await asked(messages, template, seed: seed, &dialect, send, judge.content(of:))
    guard case .unreadable = first.content else { return first }
    dialect.schemaWasIgnored()
    guard asksAgain else { return first }
    let second = await asked(messages, template, seed: seed + 1, &dialect, send, judge.content(of:))
    return second.adding(first)
  }

  /// Sends the messages once and passes the reply to `judge`.
  func asked(
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    seed: Int,
    _ dialect: inout Dialect,
    _ send: @escaping @Sendable (AssistantTurn.Wait) -> Void,
    _ judge: (ChatReply) -> JudgedReply.Content
  ) async -> JudgedReply {
    var learnt = dialect
    defer { dialect = learnt }
    do throws(ChatFailure) {
      let reply = try await WaitNotices.during(
        report: { send(.still(seconds: $0)) },
        { () async throws(ChatFailure) -> ChatReply in
          try await self.reply(
            to: messages,
            template,
            seed: seed,
            dialect: &learnt,
            isShown: false
          ) { event in
            if let wait = event.wait { send(wait) }
          }
        }
      )
      return JudgedReply(content: judge(reply), reply)
    } catch {
      return JudgedReply(content: .failed(error), requests: error.requests)
    }
  }

  /// Returns a request with the messages of a prompt; the prompt's settings win over the program's.
  package func chatRequest(
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    model: String
  ) -> ChatRequest {
    let schema = template.schema.map {
      ChatRequest.Format.object(name: "reply", schema: $0)
    }
    return ChatRequest(
      model: model,
      messages: messages.map { message in
        ChatMessage(ChatMessage.Role(message.role), message.text)
      },
      maxTokens: template.settings.maxTokens.map { max($0, maxTokens) } ?? maxTokens,
      temperature: template.settings.temperature,
      seed: 1,
      format: schema ?? .text
    )
  }
}

extension ChatMessage.Role {
  /// Converts the role of a prompt's message.
  fileprivate init(_ role: PromptMessage.Role) {
    self =
      switch role {
      case .system: .system
      case .user: .user
      case .assistant: .assistant
      }
  }
}

extension ChatEvent {
  /// The wait before a retry, as it is shown to the learner.
  var wait: AssistantTurn.Wait? {
    guard case .waiting(let wait, _) = self else { return nil }
    let (seconds, rest) = wait.components
    return .again(seconds: Int(seconds) + (rest > 0 ? 1 : 0))
  }
}
