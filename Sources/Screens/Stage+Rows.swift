import Coordination
import TerminalUI
import TextSafety

extension Stage {
  /// The keys that only its kind of item has, in a lesson and in a test.
  func rows(in setting: Screen.Setting) -> [KeyRow] {
    switch self {
    case .listening(let listening):
      [
        KeyRow(
          [.character("p")],
          [.play],
          .play,
          label: "play",
          "play once more (plays left: \(listening.playsLeft))",
          applies: listening.playsLeft > 0
        )
      ]
    case .speaking where setting.hasTranscriptSource:
      [KeyRow([.enter, .space], [.speak], .listen, label: "speak", "speak")]
    case .reading, .writing, .speaking: []
    }
  }
}

extension ListeningCoordinator {
  /// How often the audio may still be played.
  var plays: Span { Span("  (plays left: \(playsLeft))", .dim) }
}
