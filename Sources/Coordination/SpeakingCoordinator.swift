import Curriculum
import Scoring
import Turkish

/// A speaking item: a sentence to say; its transcript comes from a typed line, a file or a command.
package struct SpeakingCoordinator: Sendable {
  package let item: PreparedItem
  /// The number of the attempt, 1 to 3.
  package let attempt: Int

  func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    case .submit(let transcript) where transcript.isBlank: return [.emptyAnswer]
    case .submit(let transcript): return judge(transcript)
    case .listen: return [.listen(attempt: attempt, sentence: item.task.solution)]
    case .play, .playSlowly: return [.perform(.pronounce(model))]
    case .readText: return [.say(.noText)]
    default: return [.say(.unclear)]
    }
  }

  /// The sentence as it is to be said.
  private var model: Pronunciation {
    let recording = item.exercise.recording.map { Recording.lesson(item.id.lesson, name: $0) }
    return Pronunciation([Pronunciation.Part(item.task.solution, recording: recording)])
  }

  func handle(heard transcript: String?, attempt: Int) -> [StageAction] {
    guard attempt == self.attempt else { return [] }
    guard let transcript, !transcript.isBlank else { return [.say(.nothingHeard)] }
    return judge(transcript)
  }

  private func judge(_ transcript: String) -> [StageAction] {
    switch item.task.answering {
    case .say(_, let grader):
      return [.answered(.speech(grader.judge(transcript)), answer: transcript)]
    case .choose, .write, .writeDown: return [.say(.unclear)]
    }
  }
}
