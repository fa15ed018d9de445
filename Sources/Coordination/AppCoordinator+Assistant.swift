import Feedback
import Scoring

/// Questions to a language model; a reply never changes the mark.
extension AppCoordinator {
  /// Shows a mark, and asks the model if the learner wants an explanation of every failed answer.
  mutating func arrive(at judged: JudgedItem) -> [Effect] {
    var judged = judged
    judged.letterNotes = profile.letterNotes
    if habit != .never {
      judged.dialogue = AssistantDialogue(AssistantQuestion(judged.item, judged.outcome))
    }
    if isTimeForWordsUp { judged.comesBackLater = true }
    path.append(.judged(judged))
    guard habit == .always, judged.outcome.verdict?.passes == false else { return [] }
    return ask(nil) ?? []
  }

  /// Asks the model about the answer of this place; returns nil where that is not offered.
  mutating func ask(_ followUp: FollowUp.Kind?) -> [Effect]? {
    let id = questionCount + 1
    guard let question = changeDialogue({ $0.ask(followUp, id: id) }) ?? nil else { return nil }
    questionCount = id
    return [.ask(question, id: id)]
  }

  /// Reports the explanation of this place as bad; returns nil where there is none.
  mutating func report() -> [Effect]? {
    guard let question = changeDialogue({ $0.report() }) ?? nil else { return nil }
    return [.report(question)]
  }

  /// Changes the turn with this id; does nothing if the learner has left its place.
  mutating func updateTurn(_ id: Int, _ change: (inout AssistantTurn) -> Void) {
    changeDialogue { $0.updateTurn(id, change) }
  }

  /// The id of the question whose reply the present place awaits.
  var openQuestion: Int? { place.dialogue?.openTurn }

  /// Changes the dialogue of this place; nil for a place without one.
  @discardableResult
  private mutating func changeDialogue<Value>(
    _ change: (inout AssistantDialogue) -> Value
  ) -> Value? {
    switch place {
    case .judged(var judged) where !judged.isOverruled:
      defer { replaceTop(.judged(judged)) }
      return change(&judged.dialogue)
    case .mistake(var mistake):
      defer { replaceTop(.mistake(mistake)) }
      return change(&mistake.dialogue)
    default: return nil
    }
  }
}

extension Place {
  fileprivate var dialogue: AssistantDialogue? {
    switch self {
    case .judged(let judged): judged.dialogue
    case .mistake(let mistake): mistake.dialogue
    default: nil
    }
  }
}
