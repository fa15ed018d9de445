/// A follow-up question after an explanation; the learner chooses its kind by a key.
package struct FollowUp: Sendable, Equatable {
  package let request: ExplanationRequest
  /// The explanation that was shown.
  package let explanation: ExplanationReply
  /// The example sentences shown so far, in Turkish.
  package let examples: [String]
  package let kind: Kind

  /// The kind of a follow-up.
  package enum Kind: String, Sendable, CaseIterable {
    case anotherExample, explainDifferently

    /// The prompt that asks for it.
    package var prompt: PromptName {
      switch self {
      case .anotherExample: .anotherExample
      case .explainDifferently: .explainDifferently
      }
    }
  }

  /// Creates a follow-up; `examples` are those shown after the one of the explanation.
  package init(
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
  package func messages(
    first: PromptTemplate,
    next: PromptTemplate
  ) throws(PromptError) -> [PromptMessage] {
    let reply = PromptMessage(role: .assistant, text: explanation.value.json)
    return try request.messages(first) + [reply] + next.render(values)
  }

  /// Returns the key of the question, which depends on the explanation and the examples.
  package func key(firstHash: String, nextHash: String, model: String) -> String {
    let first = request.key(promptHash: firstHash, model: model)
    return SHA256.hex(of: [kind.rawValue, first, nextHash, explanation.value.json] + examples)
  }

  /// The values for the prompt of the ``kind``.
  var values: [String: PromptValue] {
    var values = PromptName.flags(of: request.level)
    values["language"] = .text(request.language.name)
    values["choice"] = .flag(request.choice != nil)
    values["findings"] = .flag(request.choice == nil)
    values["examples"] = .list(examples.suffix(Self.mostExamples).map { .text($0) })
    return values
  }

  private static let mostExamples = 8
}
