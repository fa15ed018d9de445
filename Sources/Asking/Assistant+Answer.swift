package import ChatAPI
package import Coordination
import Feedback
import TextSafety

extension Assistant {
  /// Asks a first or a follow-up question of a lesson, and judges the reply.
  package func answer(
    to asked: AskedQuestion,
    dialect: inout Dialect,
    send: @escaping @Sendable (AssistantTurn.Wait) -> Void
  ) async -> JudgedReply {
    let messages: [PromptMessage]
    do { messages = try asked.messages() } catch { return JudgedReply(error) }
    if let followUp = asked.followUp, followUp.kind == .anotherExample {
      let judge = ReplyJudge(asked.request, hiding: client.endpoint.key)
      return await self.asked(messages, asked.template, seed: 1, &dialect, send) { reply in
        if let failure = reply.unfinished { return .failed(failure) }
        guard let example = ExampleReply(reply: reply.text.string) else { return .unreadable }
        return judge.content(of: example, after: followUp.examples)
      }
    }
    return await explanation(
      of: asked.request,
      messages,
      asked.template,
      asksAgain: true,
      besides: asked.reported,
      dialect: &dialect,
      send: send
    )
  }
}
