import Curriculum
import Scoring
import Turkish

/// A listening item: up to three plays, then a question or a dictation, then the transcript.
package struct ListeningCoordinator: Sendable {
  package let item: PreparedItem
  package private(set) var playsLeft: Int
  /// Whether the transcript plays without a key.
  ///
  /// A text plays once, for its first item. A dictation plays whenever it is asked, because a learner
  /// who returns to it no longer has the sentence in mind.
  private let playsAtOnce: Bool

  init(item: PreparedItem, playsLeft: Int, opensPassage: Bool) {
    self.item = item
    self.playsLeft = playsLeft
    switch item.task.answering {
    case .writeDown: playsAtOnce = playsLeft > 0
    case .choose, .write, .say, .tell:
      playsAtOnce = opensPassage && playsLeft == ItemState.playLimit
    }
  }

  /// Plays the transcript if the learner need not ask for it.
  func arrive() -> [StageAction] {
    playsAtOnce ? [.played, .play(playback(playsLeft: playsLeft - 1))] : []
  }

  mutating func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    case .play: return play()
    case .playSlowly: return playSlowly()
    case .choose(let index): return item.choose(index)
    case .submit(let answer): return submit(answer)
    case .readText: return [.say(.noText)]
    case .explainWords:
      return item.glosses.isEmpty ? [.say(.noGlosses)] : [.explainWords(item.glosses)]
    default: return [.say(.unclear)]
    }
  }

  private func submit(_ answer: String) -> [StageAction] {
    switch item.task.answering {
    case .write, .writeDown: return answer.isBlank ? [.emptyAnswer] : item.write(answer)
    case .choose, .say, .tell: return [.say(.unclear)]
    }
  }

  mutating func countPlay() { playsLeft = max(0, playsLeft - 1) }

  private func play() -> [StageAction] {
    guard playsLeft > 0 else { return [.say(.noPlaysLeft)] }
    guard !transcript.isEmpty else { return [.say(.nothingToPlay)] }
    return [.played, .play(playback(playsLeft: playsLeft - 1))]
  }

  private var transcript: [String] {
    switch item.task.answering {
    case .writeDown(let sentence, _): [sentence]
    case .choose, .write, .say, .tell: item.passage?.paragraphs ?? []
    }
  }

  /// Whether a slow play is one of the three, as in a checkpoint.
  package var countsSlowPlays: Bool { item.id.lesson.skill == .checkpoint }

  /// Plays the transcript slowly; only a checkpoint counts that.
  private func playSlowly() -> [StageAction] {
    guard !transcript.isEmpty else { return [.say(.nothingToPlay)] }
    guard countsSlowPlays else {
      return [.play(playback(playsLeft: playsLeft, pace: .slowIfHeard))]
    }
    guard playsLeft > 0 else { return [.say(.noPlaysLeft)] }
    return [.played, .play(playback(playsLeft: playsLeft - 1, pace: .slow))]
  }

  /// The file with the recording of the transcript.
  private var recording: String? {
    switch item.task.answering {
    case .writeDown: item.exercise.recording
    case .choose, .write, .say, .tell: item.passage?.recording
    }
  }

  private func playback(playsLeft: Int, pace: Playback.Pace = .usual) -> Playback {
    Playback(item, transcript, playsLeft: playsLeft, pace: pace, recording: recording)
  }
}

extension Playback {
  /// Plays a text of an item.
  init(
    _ item: PreparedItem,
    _ paragraphs: [String],
    playsLeft: Int,
    pace: Pace = .usual,
    recording: String? = nil
  ) {
    self.init(
      item: item.id,
      paragraphs: paragraphs,
      milliseconds: Self.displayTime(of: paragraphs),
      playsLeft: playsLeft,
      pace: pace,
      recording: recording.map { .lesson(item.id.lesson, name: $0) },
      cast: item.passage?.cast ?? []
    )
  }

  /// Returns the time in milliseconds for which a transcript is shown if there is no sound.
  ///
  /// It assumes a learner's reading speed of about 130 words a minute, plus 1.5 seconds to begin.
  static func displayTime(of paragraphs: [String]) -> Int {
    let words = paragraphs.reduce(0) { $0 + $1.split(separator: " ").count }
    return 1500 + words * 460
  }
}
