/// A follow-up question after an explanation; the learner chooses its kind by a key.
public struct FollowUp: Sendable, Equatable {
  public let request: ExplanationRequest
  /// The explanation that was shown.
  public let explanation: ExplanationReply
  /// The example sentences shown so far, in Turkish.
  public let examples: [String]
  public let kind: Kind

  /// The kind of a follow-up.
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

  /// Creates a follow-up; `examples` are those shown after the one of the explanation.
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

  /// Returns the first question, its reply and the new question.
  ///
  /// A server with a prompt cache does not have to process the beginning again.
  ///
  /// - Throws: ``PromptError`` if a template is of another prompt.
  public func messages(
    first: PromptTemplate,
    next: PromptTemplate
  ) throws(PromptError) -> [PromptMessage] {
    let reply = PromptMessage(role: .assistant, text: explanation.value.json)
    return try request.messages(first) + [reply] + next.render(values)
  }

  /// Returns the key of the question, which depends on the explanation and the examples.
  public func key(firstHash: String, nextHash: String, model: String) -> String {
    let first = request.key(promptHash: firstHash, model: model)
    return SHA256.hex(of: [kind.rawValue, first, nextHash, explanation.value.json] + examples)
  }

  /// The values for the prompt of the ``kind``.
  var values: [String: PromptValue] {
    var values = PromptName.flags(of: request.level)
    values["language"] = .text(request.language.name)
    values["examples"] = .list(examples.suffix(Self.mostExamples).map { .text($0) })
    return values
  }

  private static let mostExamples = 8
}
