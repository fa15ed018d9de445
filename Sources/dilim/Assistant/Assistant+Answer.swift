import ChatAPI
import Feedback
import TextSafety

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Assistant {
  /// Asks a question of a lesson, be it the first or a follow-up, and judges the reply.
  func answer(
    to asked: AskedQuestion,
    dialect: inout Dialect,
    send: @escaping @Sendable (ExplanationStep) -> Void
  ) async -> Explanation {
    let messages: [PromptMessage]
    do { messages = try asked.messages() } catch { return Explanation(error) }
    if let followUp = asked.followUp, followUp.kind == .anotherExample {
      return await example(after: followUp, messages, asked.template, &dialect)
    }
    return await explanation(
      of: asked.request,
      messages,
      asked.template,
      dialect: &dialect,
      send: send
    )
  }

  /// An example is one line, so it is shown when it is whole.
  private func example(
    after followUp: FollowUp,
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    _ dialect: inout Dialect
  ) async -> Explanation {
    do throws(ChatFailure) {
      let reply = try await reply(to: messages, template, dialect: &dialect, isShown: false)
      return Explanation(content: judged(reply, followUp), reply)
    } catch {
      return Explanation(content: .failed(error), requests: error.requests)
    }
  }

  private func judged(_ reply: ChatReply, _ followUp: FollowUp) -> Explanation.Content {
    let example = reply.object.flatMap { object in
      try? JSONDecoder().decode(ExampleReply.self, from: Data(object.utf8))
        .filtered(hiding: client.endpoint.key)
    }
    guard let example else { return .unreadable }
    let objections = ReplyGuard(followUp.request)
      .objections(to: example, besides: followUp.examples)
    return objections.isEmpty
      ? .example(example)
      : .disputed(
        objections.map(KeptReply.Objection.init),
        .text(reply.text.string)
      )
  }
}
