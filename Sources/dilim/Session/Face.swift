import Coordination
import Screens
import TerminalUI

/// How the program talks: a terminal with single keys, or lines in a pipe or `--plain`.
protocol Face {
  var setting: Screen.Setting { get }
  /// Letters for a foreign keyboard; nil where the keyboard has them.
  var compose: ComposeTable? { get set }
  /// Whether the place needs no answer here: the next line already belongs to what follows.
  func passes(_ place: Place) -> Bool
  mutating func show(_ frame: Frame) throws(Ending)
  /// Waits for the learner; nil at the end of the input.
  mutating func ask(_ place: Place) throws(Ending) -> Meaning?
  /// Lets a text be heard or read for its time; see ``Playback``.
  mutating func play(_ playback: Playback) throws(Ending)
}

/// Why a conversation ends before the learner leaves.
enum Ending: Error {
  /// Nobody reads what is written any more.
  case outputGone
  /// Ctrl-C.
  case interrupted
  case failed(Failure)
}
