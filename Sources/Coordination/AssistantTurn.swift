package import Feedback

/// One question to a language model and the state of its reply.
package struct AssistantTurn: Sendable, Equatable {
  /// The id that the reply carries.
  package let id: Int
  /// The kind of follow-up question; nil for the explanation itself.
  package let followUp: FollowUp.Kind?
  package private(set) var state = State.waiting
  /// The waits that were reported to the learner.
  package private(set) var waits: [Wait] = []

  /// The reason why there is no reply yet.
  package enum Wait: Sendable, Equatable {
    /// The reply is still awaited after this many seconds.
    case still(seconds: Int)
    /// A try has failed, and another follows in this many seconds.
    case again(seconds: Int)
  }

  /// The state of the reply.
  package enum State: Sendable, Equatable {
    case waiting
    case explained(ExplanationReply)
    case text(String)
    case example(ExampleReply)
    case refused
    case failed(reason: String)
    /// The learner has reported the explanation as bad; it is not shown again.
    case reported
  }

  init(id: Int, followUp: FollowUp.Kind?) {
    self.id = id
    self.followUp = followUp
  }

  /// Whether the reply is still awaited.
  package var isOpen: Bool { state == .waiting }

  /// Whether it shows a text of the model.
  var isShown: Bool {
    switch state {
    case .explained, .text, .example: true
    case .waiting, .refused, .failed, .reported: false
    }
  }

  mutating func report() { state = .reported }

  mutating func append(_ wait: Wait) {
    if isOpen { waits.append(wait) }
  }

  mutating func finish(with reply: AssistantReply) {
    guard isOpen else { return }
    switch reply {
    case .explanation(let explanation): state = .explained(explanation)
    case .text(let text): state = .text(text)
    case .example(let example): state = .example(example)
    case .refused: state = .refused
    case .failed(let reason): state = .failed(reason: reason)
    }
  }
}
