package import ChatAPI
import Feedback
import TextSafety

extension Assistant {
  /// Sends messages to the model of the settings, or to the only model of the server.
  ///
  /// The name of the server's only model is cached in the dialect; if the server no longer has it, the
  /// list is fetched again. If `isShown` is false, the text is not reported piece by piece.
  func reply(
    to messages: [PromptMessage],
    _ template: PromptTemplate,
    seed: Int = 1,
    dialect: inout Dialect,
    isShown: Bool = true,
    onEvent: (ChatEvent) -> Void = { _ in }
  ) async throws(ChatFailure) -> ChatReply {
    let isKnown = model.isEmpty && dialect.onlyModel != nil
    do throws(ChatFailure) {
      var asked = chatRequest(messages, template, model: try await chosenModel(&dialect))
      asked.seed = seed
      return try await client.reply(
        to: asked,
        dialect: &dialect,
        isShown: isShown,
        onEvent: onEvent
      )
    } catch {
      guard isKnown, error.kind == .model else { throw error }
      dialect.onlyModel = nil
      var asked = chatRequest(messages, template, model: try await chosenModel(&dialect))
      asked.seed = seed
      var reply = try await client.reply(
        to: asked,
        dialect: &dialect,
        isShown: isShown,
        onEvent: onEvent
      )
      reply.requests += error.requests
      return reply
    }
  }

  /// Returns the model of the settings, or the only model of the server.
  private func chosenModel(_ dialect: inout Dialect) async throws(ChatFailure) -> String {
    if let known = knownModel(dialect) { return known }
    let models = try await client.models()
    if models.count == 1 {
      dialect.onlyModel = models[0].line
      return models[0].line
    }
    var failure = ChatFailure(.model, message: modelAdvice)
    failure.nearModels = Array(models.prefix(8))
    throw failure
  }

  /// Returns the model if it is known; nil if it must be looked up on the server.
  package func knownModel(_ dialect: Dialect) -> String? {
    model.isEmpty ? dialect.onlyModel : model
  }
}
