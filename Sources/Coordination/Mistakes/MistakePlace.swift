import Curriculum
import Scoring

/// A mistake with its item as the course has it now.
package struct OpenedMistake: Sendable {
  let mistake: Mistake
  let item: PreparedItem
  /// The mark that the answer gets now; nil without an answer, and for an option that is gone.
  let outcome: Outcome?
  /// The explanation that the record has.
  let explanation: AssistantReply?

  /// Marks the answer again; `explanation` is the one that the record has.
  package init(
    _ mistake: Mistake,
    _ item: PreparedItem,
    explanation: AssistantReply?
  ) {
    self.mistake = mistake
    self.item = item
    outcome = mistake.answer.isEmpty ? nil : item.task.outcome(of: mistake.answer)
    self.explanation = explanation
  }
}

/// One mistake, with what leads on from it: its item, its grammar note, its practice, its explanation.
package struct MistakePlace: Sendable {
  package let mistake: Mistake
  /// The answer with its mark; nil if it can't be marked any more.
  package let outcome: Outcome?
  /// The data for questions about the answer.
  package internal(set) var background: AnswerBackground
  /// The questions to a language model and its replies.
  package internal(set) var dialogue: AssistantDialogue

  init(_ opened: OpenedMistake, asksModel: Bool) {
    mistake = opened.mistake
    outcome = opened.outcome
    background = AnswerBackground(
      opened.item,
      opened.outcome ?? .revealed(solution: opened.mistake.solution),
      hidesText: false
    )
    let question =
      asksModel ? opened.outcome.flatMap { AssistantQuestion(opened.item, $0) } : nil
    dialogue = AssistantDialogue(question)
    if let explanation = opened.explanation { dialogue.show(explanation) }
  }

  /// The item alone.
  var again: FocusRequest { FocusRequest(mistake.focus, count: 1, first: mistake.item) }

  /// The item, then others of its point.
  var practice: FocusRequest { FocusRequest(mistake.focus, first: mistake.item) }
}

extension PreparedTask {
  /// Marks an answer as the record has it; nil if it names an option that the item does not have.
  package func outcome(of answer: String, strict: Bool = false) -> Outcome? {
    switch answering {
    case .write(let mark), .writeDown(_, let mark): .text(mark(answer, strict))
    case .say(_, let grader): .speech(grader.judge(answer))
    case .tell(let grader): .told(grader.judge(answer))
    case .choose(let options):
      options.first { $0.text == answer }.map { .choice(chosen: $0, solution: solution) }
    }
  }
}

extension AppCoordinator {
  /// Opens a mistake on top of the book.
  mutating func show(_ opened: OpenedMistake, request: Int) -> [Effect] {
    guard isAwaited(request) else { return [] }
    push(.mistake(MistakePlace(opened, asksModel: habit != .never)))
    return []
  }

  mutating func handle(_ intent: Intent, in place: MistakePlace) -> [Effect] {
    var place = place
    switch intent {
    case .next: return [open(.focus(place.again))]
    case .practise: return [open(.focus(place.practice))]
    case .why, .note, .readText, .explainWords:
      let effects = place.background.handle(intent) ?? []
      replaceTop(.mistake(place))
      return effects
    case .explain: return ask(nil) ?? [.say(.unclear)]
    case .followUp(let kind): return ask(kind) ?? [.say(.unclear)]
    case .report: return report() ?? [.say(.unclear)]
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }
}
