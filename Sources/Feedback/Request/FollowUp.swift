/// What a learner may ask after an explanation, by a key and never in words of their own.
public struct FollowUp: Sendable, Equatable {
  public let request: ExplanationRequest
  /// The explanation that was shown.
  public let explanation: ExplanationReply
  /// The example sentences shown so far, in Turkish.
  public let examples: [String]
  public let kind: Kind

  /// What is asked for.
  public enum Kind: String, Sendable, CaseIterable {
    case anotherExample, explainDifferently

    /// The prompt that asks for it.
    public var prompt: PromptName {
      switch self {
      case .anotherExample: .anotherExample
      case .explainDifferently: .explainDifferently
      }
    }
  }

  /// Asks after an explanation; `examples` are those shown besides its own.
  public init(
    _ kind: Kind,
    request: ExplanationRequest,
    explanation: ExplanationReply,
    examples: [String] = []
  ) {
    self.kind = kind
    self.request = request
    self.explanation = explanation
    self.examples = [explanation.example.turkish] + examples
  }

  /// The first question, its reply, and the new question behind them.
  ///
  /// So a server that keeps the beginning of a conversation need not read it again.
  ///
  /// - Throws: ``PromptError`` if a template is one of another prompt.
  public func messages(
    first: PromptTemplate,
    next: PromptTemplate
  ) throws(PromptError) -> [PromptMessage] {
    let reply = PromptMessage(role: .assistant, text: explanation.value.json)
    return try request.messages(first) + [reply] + next.render(values)
  }

  /// The name of the question; each one after the same explanation and examples has its own.
  public func key(firstHash: String, nextHash: String, model: String) -> String {
    let first = request.key(promptHash: firstHash, model: model)
    return SHA256.hex(of: [kind.rawValue, first, nextHash, explanation.value.json] + examples)
  }

  /// The values for the prompt of its ``kind``.
  var values: [String: PromptValue] {
    var values = PromptName.flags(of: request.level)
    values["language"] = .text(request.language.name)
    values["examples"] = .list(examples.suffix(Self.mostExamples).map { .text($0) })
    return values
  }

  private static let mostExamples = 8
}
