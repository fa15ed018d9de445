import ChatAPI
import Feedback
import TextSafety

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What can be seen of an explanation before it is whole.
enum ExplanationStep: Sendable {
  /// The next piece of its text; what stands before it agrees with the grader.
  case text(SafeText)
  /// A try has failed, and another follows after the wait.
  case waiting(Duration)
}

extension Assistant {
  /// Asks for an explanation and judges it; never throws, for the grader's own words stand anyway.
  func explanation(
    of request: ExplanationRequest,
    _ template: PromptTemplate,
    dialect: inout Dialect,
    isShown: Bool = true,
    send: @escaping @Sendable (ExplanationStep) -> Void
  ) async -> Explanation {
    let messages: [PromptMessage]
    do { messages = try request.messages(template) } catch { return Explanation(error) }
    return await explanation(
      of: request,
      messages,
      template,
      dialect: &dialect,
      isShown: isShown,
      send: send
    )
  }

  /// Asks by messages that end with the question for an explanation.
  func explanation(
    of request: ExplanationRequest,
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    dialect: inout Dialect,
    isShown: Bool = true,
    send: @escaping @Sendable (ExplanationStep) -> Void
  ) async -> Explanation {
    let replyGuard = ReplyGuard(request)
    var reader = ExplanationReader(replyGuard, filter: APIKey.filter(hiding: client.endpoint.key))
    do throws(ChatFailure) {
      let reply = try await reply(
        to: messages,
        template,
        dialect: &dialect,
        isShown: isShown
      ) { event in
        switch event {
        case .text(let piece):
          let text = reader.read(piece)
          if !text.isEmpty { send(.text(text)) }
        case .waiting(let wait, _): send(.waiting(wait))
        case .thinking: return
        }
      }
      let rest = reader.finish()
      if !rest.isEmpty { send(.text(rest)) }
      return judged(reply, replyGuard, &dialect)
    } catch {
      return Explanation(content: .failed(error), requests: error.requests)
    }
  }

  /// A request for the messages of a prompt, with the prompt's own settings before ours.
  func chatRequest(
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    model: String
  ) -> ChatAPI.ChatRequest {
    let schema = template.schema.map {
      ChatAPI.ChatRequest.Format.object(name: "reply", schema: $0)
    }
    return ChatAPI.ChatRequest(
      model: model,
      messages: messages.map { message in
        ChatMessage(ChatMessage.Role(rawValue: message.role.rawValue) ?? .user, message.text)
      },
      maxTokens: template.settings.maxTokens.map { max($0, maxTokens) } ?? maxTokens,
      temperature: template.settings.temperature,
      seed: 1,
      format: schema ?? .text
    )
  }

  private func judged(
    _ reply: ChatReply,
    _ replyGuard: ReplyGuard,
    _ dialect: inout Dialect
  ) -> Explanation {
    var explanation = Explanation(content: .text(reply.text), reply)
    if let object = reply.object, let parsed = Self.parsed(object, hiding: client.endpoint.key) {
      let objections = replyGuard.objections(to: parsed)
      explanation.content =
        objections.isEmpty
        ? .reply(parsed) : .disputed(objections.map(KeptReply.Objection.init), .reply(parsed))
      return explanation
    }
    dialect.schemaWasIgnored()
    if !replyGuard.objections(toText: reply.text.string).isEmpty {
      explanation.content = .unreadable
    }
    return explanation
  }

  /// The reply in a JSON object; nil if it is none.
  static func parsed(_ object: String, hiding key: APIKey? = nil) -> ExplanationReply? {
    let reply = try? JSONDecoder().decode(ExplanationReply.self, from: Data(object.utf8))
    return reply?.filtered(hiding: key)
  }
}

/// Lets the text of a streamed explanation through once what stands before it has been judged.
private struct ExplanationReader {
  private let replyGuard: ReplyGuard
  private var stream = ReplyStream()
  private var filter: TextFilter
  /// Whether the text may be shown; nil while that can't be said.
  private var isShown: Bool?

  init(_ replyGuard: ReplyGuard, filter: TextFilter) {
    self.replyGuard = replyGuard
    self.filter = filter
  }

  mutating func read(_ piece: SafeText) -> SafeText {
    let text = stream.append(piece.string)
    if isShown == nil, let head = stream.head {
      isShown = Assistant.parsed(head).map { replyGuard.headObjections(to: $0).isEmpty } ?? false
    }
    return isShown == true ? filter.filter(text) : ""
  }

  /// What the filter has held back.
  mutating func finish() -> SafeText { filter.finish() }
}
