import Scoring
import Turkish

/// A writing item: the learner types a text.
package struct WritingCoordinator: Sendable {
  package let item: PreparedItem

  func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    case .submit(let answer): return submit(answer)
    case .play, .playSlowly: return [.say(.nothingToPlay)]
    case .readText: return [.say(.noText)]
    default: return [.say(.unclear)]
    }
  }

  private func submit(_ answer: String) -> [StageAction] {
    answer.isBlank ? [.emptyAnswer] : item.write(answer)
  }
}

extension PreparedItem {
  /// Marks a typed text.
  func write(_ answer: String) -> [StageAction] {
    switch task.answering {
    case .write(let mark), .writeDown(_, let mark):
      if let notice = task.refusal(answer), !UnknownReply.matches(answer) { return [.say(notice)] }
      let judgement = mark(answer, false)
      if !judgement.verdict.passes, UnknownReply.matches(answer) { return [.unknownAnswer] }
      return [.answered(.text(judgement), answer: judgement.answer)]
    case .choose, .say, .tell: return [.say(.unclear)]
    }
  }
}
