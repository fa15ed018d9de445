import Coordination
import TerminalUI
import TextSafety

extension Stage {
  /// The keys that only its kind of item has, in a lesson and in a test, which has no slow replay.
  func rows(in setting: Screen.Setting, isTest: Bool = false) -> [KeyRow] {
    switch self {
    case .listening(let listening):
      [
        KeyRow(
          [.character("p")],
          [.play],
          .play,
          label: setting.hasSound ? "play" : "show",
          setting.hasSound
            ? "play once more (plays left: \(listening.playsLeft))"
            : "show it once more (readings left: \(listening.playsLeft))",
          applies: listening.playsLeft > 0
        )
      ] + (setting.hasSound && !isTest ? [slowRow(listening)] : [])
    case .speaking(let speaking) where setting.hasTranscriptSource:
      [KeyRow([.enter, .space], [.speak], .listen, label: "speak", "speak")]
        + speaking.modelRows(isTest: isTest)
    case .speaking(let speaking) where speaking.isRating:
      SelfRating.rows + speaking.modelRows(isTest: isTest)
    case .speaking(let speaking): speaking.modelRows(isTest: isTest)
    case .reading, .writing: []
    }
  }

  private func slowRow(_ listening: ListeningCoordinator) -> KeyRow {
    KeyRow(
      [.character("P")],
      [.slowly],
      .playSlowly,
      label: "slowly",
      "play it slowly",
      applies: listening.playsLeft > 0 || !listening.countsSlowPlays
    )
  }
}

extension SpeakingCoordinator {
  /// The keys for the sentence to say, or for the model of what was told, which comes after it.
  ///
  /// A test shows no stresses.
  fileprivate func modelRows(isTest: Bool) -> [KeyRow] {
    if item.task.isFree, !isRating { return [] }
    let stress = KeyRow(
      [.character("'")],
      [.stress],
      .showStress,
      label: nil,
      "the sentence with its stresses: Ánkara"
    )
    let heard: SafeText = item.task.isFree ? "hear the example" : "hear the sentence"
    let model = KeyRow([.character("p")], [.play], .play, label: nil, heard)
    return isTest || item.task.isFree ? [model] : [model, stress]
  }
}

extension ListeningCoordinator {
  /// How often the audio may still be played, or the text that is shown without sound be read.
  func plays(in setting: Screen.Setting) -> Span {
    setting.hasSound
      ? Span("  (plays left: \(playsLeft))", .dim) : Span("  (readings left: \(playsLeft))", .dim)
  }
}
