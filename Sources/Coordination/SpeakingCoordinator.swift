import Scoring
import Turkish

/// Speaking: a sentence to say; its transcript comes from a typed line, a file or a command.
public struct SpeakingCoordinator: Sendable {
  public let item: PreparedItem
  /// 1 to 3.
  public let attempt: Int

  func handle(_ intent: Intent) -> [StageAction] {
    guard case .readAloud(let sentence, _) = item.task else { return [.say(.unclear)] }
    switch intent {
    case .submit(let transcript) where transcript.isBlank: return [.emptyAnswer]
    case .submit(let transcript): return judge(transcript)
    case .listen: return [.listen(attempt: attempt, sentence: sentence)]
    case .play: return [.say(.nothingToPlay)]
    case .readText: return [.say(.noText)]
    default: return [.say(.unclear)]
    }
  }

  func handle(heard transcript: String?, attempt: Int) -> [StageAction] {
    guard attempt == self.attempt else { return [] }
    guard let transcript, !transcript.isBlank else { return [.say(.nothingHeard)] }
    return judge(transcript)
  }

  private func judge(_ transcript: String) -> [StageAction] {
    guard case .readAloud(_, let grader) = item.task else { return [.say(.unclear)] }
    return [.answered(.speech(grader.judge(transcript)), answer: transcript)]
  }
}
