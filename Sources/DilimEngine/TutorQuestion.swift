public import Curriculum
public import Explanations
import Feedback
public import Scoring

/// A question to a language model: to explain what is wrong with an answer, and nothing else.
///
/// The engine sends nothing. An app sends ``messages`` to a model of its choice and shows only what
/// ``explanation(from:)`` lets pass.
public struct TutorQuestion: Sendable {
  private let request: ExplanationRequest

  /// The messages in the order of the conversation, with roles as in chat completions.
  public let messages: [Message]
  /// A JSON Schema for the reply, for models that can be held to one.
  public let replySchema: String?

  /// Asks about the findings of a judgement; nil if there is nothing to explain.
  ///
  /// - Parameters:
  ///   - judgement: of the answer, by `key`.
  ///   - prompt: the English sentence that was to be put into Turkish.
  ///   - key: the key that graded the answer.
  ///   - level: the level of the learner, which sets how simple the words must be.
  ///   - language: the language of the explanation.
  public init?(
    about judgement: Judgement,
    prompt: String,
    key: AnswerKey,
    level: Level,
    language: ExplanationLanguage = .english
  ) {
    let taught: TeachingLanguage = language == .turkish ? .turkish : .english
    guard
      let request = ExplanationRequest(
        subject: prompt,
        task: .translation(english: prompt),
        accepted: key.patterns,
        judgement: judgement,
        sentences: judgement.explanations(in: language).map(\.sentence),
        level: level,
        language: taught
      ), let template = try? PromptLibrary().template(request.prompt, in: taught),
      let messages = try? request.messages(template)
    else { return nil }
    self.request = request
    replySchema = template.schema
    self.messages = messages.map { Message(role: $0.role.rawValue, text: $0.text) }
  }

  /// The text of a reply that may be shown to the learner.
  ///
  /// - Parameter reply: all that the model has written, JSON or plain text.
  /// - Returns: nil for a reply that contradicts the grader, teaches a form that it can't vouch for,
  ///   is in another language or can't be read; the app then shows ``Explanation/sentence``.
  public func explanation(from reply: String) -> String? {
    let judge = ReplyGuard(request)
    if request.isForOpinion {
      guard let opinion = OpinionReply(reply: reply), judge.objections(to: opinion).isEmpty else {
        return nil
      }
      return Self.printable(opinion.text(in: request.language))
    }
    switch ParsedReply(reply) {
    case .fields(let fields):
      return judge.objections(to: fields).isEmpty ? Self.printable(fields.explanation) : nil
    case .text(let text): return judge.objections(toText: text).isEmpty ? Self.printable(text) : nil
    case .unreadable: return nil
    }
  }

  /// The text unless it holds control characters, which could command a terminal.
  private static func printable(_ text: String) -> String? {
    let isPrintable = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control
    }
    return isPrintable ? text : nil
  }

  /// One message of a conversation with a language model.
  public struct Message: Sendable, Equatable {
    /// `system`, `user` or `assistant`.
    public let role: String
    /// The text to send as it is.
    public let text: String
  }
}
