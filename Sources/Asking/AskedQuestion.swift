package import Coordination
import Curriculum
package import Feedback

/// A question for the language model, with the key under which its reply is kept.
package struct AskedQuestion: Sendable {
  package let request: ExplanationRequest
  /// Nil if the question asks for the first explanation.
  package let followUp: FollowUp?
  /// The prompt of the explanation.
  package let first: PromptTemplate
  /// The prompt of the question; for a follow-up, the prompt of the follow-up.
  package let template: PromptTemplate
  /// Replies that the learner has reported as bad; the next one must be another.
  package var reported: [ExplanationContent] = []

  /// Creates a question; nil if there is nothing to explain.
  package init?(
    _ question: AssistantQuestion,
    in language: TeachingLanguage,
    _ prompts: PromptLibrary
  ) throws(PromptError) {
    let request = ExplanationRequest(
      question.outcome,
      subject: question.item.description,
      task: question.task,
      accepted: question.accepted,
      level: question.level,
      language: language
    )
    guard let request else { return nil }
    self.request = request
    first = try prompts.template(request.prompt, in: language)
    switch question.kind {
    case .explanation:
      followUp = nil
      template = first
    case .followUp(let kind, let explanation, let examples):
      followUp = FollowUp(kind, request: request, explanation: explanation, examples: examples)
      template = try prompts.template(kind.prompt, in: language)
    }
  }

  /// Creates a question for a first explanation.
  package init(_ request: ExplanationRequest, _ template: PromptTemplate) {
    self.request = request
    followUp = nil
    first = template
    self.template = template
  }

  /// The messages to send.
  package func messages() throws(PromptError) -> [PromptMessage] {
    guard let followUp else { return try request.messages(first) }
    return try followUp.messages(first: first, next: template)
  }

  /// Returns the key of the question; equal questions to one model have equal keys.
  package func key(model: String) -> String {
    followUp?.key(firstHash: first.hash, nextHash: template.hash, model: model)
      ?? request.key(promptHash: first.hash, model: model)
  }
}
