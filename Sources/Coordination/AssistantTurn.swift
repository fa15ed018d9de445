public import Feedback

/// One question to a language model, and how far its reply has come.
public struct AssistantTurn: Sendable, Equatable {
  /// The id that the reply carries.
  public let id: Int
  /// What is asked for after an explanation; nil for the explanation itself.
  public let followUp: FollowUp.Kind?
  public private(set) var state = State.waiting
  /// What the learner was told meanwhile.
  public private(set) var waits: [Wait] = []

  /// Why there is no reply yet.
  public enum Wait: Sendable, Equatable {
    /// The reply is still awaited after so many seconds.
    case still(seconds: Int)
    /// A try has failed, and another follows in so many seconds.
    case again(seconds: Int)
  }

  /// How far it has come.
  public enum State: Sendable, Equatable {
    case waiting
    case explained(ExplanationReply)
    case told(String)
    case example(ExampleReply)
    case refused
    case failed(reason: String)
  }

  init(id: Int, followUp: FollowUp.Kind?) {
    self.id = id
    self.followUp = followUp
  }

  /// Whether something may still come.
  public var isOpen: Bool { state == .waiting }

  mutating func take(_ wait: Wait) {
    if isOpen { waits.append(wait) }
  }

  mutating func take(_ reply: AssistantReply) {
    guard isOpen else { return }
    switch reply {
    case .explanation(let explanation): state = .explained(explanation)
    case .text(let text): state = .told(text)
    case .example(let example): state = .example(example)
    case .refused: state = .refused
    case .failed(let reason): state = .failed(reason: reason)
    }
  }
}
