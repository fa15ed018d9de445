import Curriculum
import Scoring
import Turkish

/// Listening: up to three plays, then a question or a dictation; the transcript only afterwards.
public struct ListeningCoordinator: Sendable {
  public let item: PreparedItem
  public private(set) var playsLeft: Int
  /// Whether this is the first item on its transcript, or a dictation with a sentence of its own.
  private let isUnheard: Bool

  init(item: PreparedItem, playsLeft: Int, opensPassage: Bool) {
    self.item = item
    self.playsLeft = playsLeft
    switch item.task.answering {
    case .writeDown: isUnheard = playsLeft == ItemState.playLimit
    case .choose, .write, .say: isUnheard = opensPassage && playsLeft == ItemState.playLimit
    }
  }

  /// The first play comes by itself.
  func arrive() -> [StageAction] {
    isUnheard ? [.played, .play(playback(playsLeft: playsLeft - 1))] : []
  }

  mutating func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    case .play: return play()
    case .choose(let index): return item.choose(index)
    case .submit(let answer): return submit(answer)
    case .readText: return [.say(.noText)]
    default: return [.say(.unclear)]
    }
  }

  private func submit(_ answer: String) -> [StageAction] {
    switch item.task.answering {
    case .write, .writeDown: return answer.isBlank ? [.emptyAnswer] : item.write(answer)
    case .choose, .say: return [.say(.unclear)]
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
    case .choose, .write, .say: item.passage?.paragraphs ?? []
    }
  }

  private func playback(playsLeft: Int) -> Playback {
    Playback(
      item: item.id,
      paragraphs: transcript,
      milliseconds: Self.displayTime(of: transcript),
      playsLeft: playsLeft
    )
  }

  /// How long a transcript stays in sight, in milliseconds, while there is no sound.
  ///
  /// A learner's reading speed of about 130 words a minute and a second and a half to look up.
  static func displayTime(of paragraphs: [String]) -> Int {
    let words = paragraphs.reduce(0) { $0 + $1.split(separator: " ").count }
    return 1500 + words * 460
  }
}
