import Scoring
import Turkish

/// Writing: an English sentence, put into Turkish and graded.
public struct WritingCoordinator: Sendable {
  public let item: PreparedItem

  func handle(_ intent: Intent) -> [StageAction] {
    guard case .submit(let answer) = intent, case .translation(_, _, let grader) = item.task else {
      return [.say(intent == .play ? .nothingToPlay : intent == .readText ? .noText : .unclear)]
    }
    guard !answer.isBlank else { return [.emptyAnswer] }
    return [.answered(.text(grader.judge(answer)), answer: answer)]
  }
}
