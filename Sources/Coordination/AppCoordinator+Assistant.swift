import Feedback
import Scoring

/// Questions to a language model: they only decorate a mark that stands already.
extension AppCoordinator {
  /// Shows a mark, and asks by itself if that is the learner's habit.
  mutating func arrive(at judged: JudgedItem) -> [Effect] {
    var judged = judged
    if habit != .never { judged.question = AssistantQuestion(judged.item, judged.outcome) }
    path.append(.judged(judged))
    guard habit == .always, judged.outcome.verdict?.passes == false else { return [] }
    return ask(nil, about: judged) ?? []
  }

  /// Asks; nil where that is not offered.
  mutating func ask(_ followUp: FollowUp.Kind?, about judged: JudgedItem) -> [Effect]? {
    var judged = judged
    guard let question = judged.ask(followUp, id: questionCount + 1) else { return nil }
    questionCount += 1
    replaceTop(.judged(judged))
    return [.ask(question, id: questionCount)]
  }

  /// Takes something for the question with this id; dropped if its place has been left.
  mutating func take(for id: Int, _ change: (inout AssistantTurn) -> Void) {
    guard case .judged(var judged) = place else { return }
    judged.take(for: id, change)
    replaceTop(.judged(judged))
  }

  /// The question whose reply the present place waits for.
  var openQuestion: Int? { if case .judged(let judged) = place { judged.openTurn } else { nil } }
}
