import Curriculum
import Scoring
import Turkish

/// A speaking item: a sentence to say, or something to tell; the transcript comes from a typed line, a
/// file or a command.
package struct SpeakingCoordinator: Sendable {
  package let item: PreparedItem
  /// The number of the attempt, 1 to 3.
  package let attempt: Int
  /// Whether the learner may say the sentence unheard and rate it.
  package let allowsRating: Bool
  /// Whether the learner has said the sentence and is to rate it.
  package private(set) var isRating = false

  init(item: PreparedItem, attempt: Int, allowsRating: Bool = false) {
    self.item = item
    self.attempt = attempt
    self.allowsRating = allowsRating
  }

  mutating func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    // The model of a free item would give the answer away.
    case .play where item.task.isFree && !isRating: return [.say(.nothingToPlay)]
    case .play, .playSlowly: return [.perform(.pronounce(item.model))]
    case .showStress where !item.task.isFree:
      return [.say(.stress(Stress.marked(inText: item.task.solution)))]
    case .readText: return [.say(.noText)]
    case .choose(let index) where isRating: return rate(index)
    case _ where isRating: return [.say(.unclear)]
    case .submit(let transcript) where transcript.isBlank && allowsRating:
      isRating = true
      return [.perform(.pronounce(item.model.ifHeard))]
    case .submit(let transcript) where transcript.isBlank: return [.emptyAnswer]
    case .submit(let transcript): return judge(transcript)
    case .listen: return [.listen(attempt: attempt, sentence: item.task.sentenceToSay)]
    default: return [.say(.unclear)]
    }
  }

  private func rate(_ index: Int) -> [StageAction] {
    guard let rating = SelfRating(rawValue: index) else {
      return [.say(.optionOutOfRange(count: SelfRating.allCases.count))]
    }
    return [.answered(.rated(rating), answer: item.task.solution)]
  }

  func handle(heard: Heard, attempt: Int) -> [StageAction] {
    guard attempt == self.attempt else { return [] }
    guard let transcript = heard.transcript, !transcript.isBlank else {
      return [.say(.nothingHeard)]
    }
    return judge(transcript, second: heard.second)
  }

  private func judge(_ transcript: String, second: String? = nil) -> [StageAction] {
    switch item.task.answering {
    case .say(_, let grader):
      let judgement = grader.judge(transcript, second: second)
      return [.answered(.speech(judgement), answer: judgement.transcript)]
    case .tell(let grader):
      return [.answered(.told(grader.judge(transcript)), answer: transcript)]
    case .choose, .write, .writeDown: return [.say(.unclear)]
    }
  }
}

extension PreparedTask {
  /// Whether the learner speaks freely.
  package var isFree: Bool { if case .tell = answering { true } else { false } }

  /// The sentence that the learner is to say; nil if the sentences are the learner's own.
  var sentenceToSay: String? {
    if case .say(let sentence, _) = answering { sentence } else { nil }
  }
}

extension PreparedItem {
  /// The sentence of a speaking item, or the model of what is told, to be heard.
  var model: Pronunciation {
    let recording = exercise.recording.map { Recording.lesson(id.lesson, name: $0) }
    return Pronunciation([Pronunciation.Part(task.solution, recording: recording)])
  }
}
