package import ChatAPI
package import Coordination
package import Feedback
import TextSafety

extension Assistant {
  /// Asks for an explanation and judges it; never throws, for the grader's own words hold anyway.
  package func explanation(
    of request: ExplanationRequest,
    _ template: PromptTemplate,
    asksAgain: Bool,
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
      dialect: &dialect,
      send: send
    )
  }

  /// Asks by messages that end with the question for an explanation.
  ///
  /// The reply is judged whole before any of it is shown. One that can't be judged is asked for once
  /// more, in another form, if `asksAgain`.
  func explanation(
    of request: ExplanationRequest,
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    asksAgain: Bool,
    dialect: inout Dialect,
    send: @escaping @Sendable (AssistantTurn.Wait) -> Void
  ) async -> JudgedReply {
    let judge = ReplyJudge(request, hiding: client.endpoint.key)
    let first = await asked(messages, template, seed: 1, &dialect, send, judge.content(of:))
    guard case .unreadable = first.content else { return first }
    dialect.schemaWasIgnored()
    guard asksAgain else { return first }
    let second = await asked(messages, template, seed: 2, &dialect, send, judge.content(of:))
    return second.adding(first)
  }

  /// Asks once, and makes of the reply what `judge` says.
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
      let reply = try await SignsOfLife.during(
        tell: { send(.still(seconds: $0)) },
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

  /// A request for the messages of a prompt, with the prompt's own settings before ours.
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
  /// The role of a message of a prompt.
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
  /// The wait before another try, as the learner is told of it.
  var wait: AssistantTurn.Wait? {
    guard case .waiting(let wait, _) = self else { return nil }
    return .again(seconds: Int(wait.components.seconds) + 1)
  }
}
