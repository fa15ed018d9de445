public import Feedback

/// One question to a language model, and how far its reply has come.
public struct AssistantTurn: Sendable, Equatable {
  /// The id that the reply carries.
  public let id: Int
  /// What is asked for after an explanation; nil for the explanation itself.
  public let followUp: FollowUp.Kind?
  public private(set) var state = State.waiting

  /// How far it has come; `seen` is the text that was shown before the end.
  public enum State: Sendable, Equatable {
    case waiting
    case streaming(String)
    case explained(ExplanationReply)
    case told(String)
    case example(ExampleReply)
    case refused(seen: String)
    case failed(reason: String, seen: String)
  }

  init(id: Int, followUp: FollowUp.Kind?) {
    self.id = id
    self.followUp = followUp
  }

  /// Whether something may still come.
  public var isOpen: Bool {
    switch state {
    case .waiting, .streaming: true
    case .explained, .told, .example, .refused, .failed: false
    }
  }

  private var seen: String { if case .streaming(let text) = state { text } else { "" } }

  mutating func take(_ piece: String) {
    guard isOpen else { return }
    state = .streaming(seen + piece)
  }

  /// What was seen stays: the whole text only ever adds to it.
  mutating func take(_ reply: AssistantReply) {
    guard isOpen else { return }
    switch reply {
    case .explanation(var explanation):
      if !explanation.explanation.hasPrefix(seen) { explanation.explanation = seen }
      state = .explained(explanation)
    case .text(let text): state = .told(text.hasPrefix(seen) ? text : seen)
    case .example(let example): state = .example(example)
    case .refused: state = .refused(seen: seen)
    case .failed(let reason): state = .failed(reason: reason, seen: seen)
    }
  }
}
