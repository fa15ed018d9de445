import Feedback
import Scoring

/// Questions to a language model; a reply never changes the mark.
extension AppCoordinator {
  /// Shows a mark, and asks the model if the learner wants an explanation of every failed answer.
  mutating func arrive(at judged: JudgedItem) -> [Effect] {
    var judged = judged
    judged.letterNotes = profile.letterNotes
    if habit != .never { judged.question = AssistantQuestion(judged.item, judged.outcome) }
    if isTimeForWordsUp { judged.comesBackLater = true }
    path.append(.judged(judged))
    guard habit == .always, judged.outcome.verdict?.passes == false else { return [] }
    return ask(nil, about: judged) ?? []
  }

  /// Asks the model; returns nil where that is not offered.
  mutating func ask(_ followUp: FollowUp.Kind?, about judged: JudgedItem) -> [Effect]? {
    var judged = judged
    guard let question = judged.ask(followUp, id: questionCount + 1) else { return nil }
    questionCount += 1
    replaceTop(.judged(judged))
    return [.ask(question, id: questionCount)]
  }

  /// Changes the turn with this id; does nothing if the learner has left its place.
  mutating func updateTurn(_ id: Int, _ change: (inout AssistantTurn) -> Void) {
    guard case .judged(var judged) = place else { return }
    judged.updateTurn(id, change)
    replaceTop(.judged(judged))
  }

  /// The id of the question whose reply the present place awaits.
  var openQuestion: Int? { if case .judged(let judged) = place { judged.openTurn } else { nil } }
}
