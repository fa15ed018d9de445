import Coordination
import Screens
import TerminalUI

/// The program's way of talking: a terminal with single keys, or lines in a pipe or `--plain`.
protocol Console {
  var setting: Screen.Setting { get }
  /// Letters for a foreign keyboard; nil where the keyboard has them.
  var compose: ComposeTable? { get set }
  /// The intent that passes a place which needs no answer here, because the next line already
  /// belongs to the place after it; nil where the learner is asked.
  mutating func passes(_ place: Place) -> Intent?
  /// Says something in passing.
  mutating func show(_ frame: Frame) throws(Ending)
  /// Shows a place on arriving at it; while it is the same, only what has been added to it.
  mutating func present(_ place: Place) throws(Ending)
  /// Shows the place from its beginning the next time.
  mutating func forgetPlace()
  /// Waits for the learner.
  mutating func ask(_ place: Place) throws(Ending) -> ConsoleInput
  /// Lets another program have the terminal; false, without running it, where there is none.
  mutating func lend(_ body: () -> Void) -> Bool
  /// Lets a text be heard or read for its time; see ``Playback``.
  mutating func play(_ playback: Playback) throws(Ending)
}

/// The result of waiting for the learner.
enum ConsoleInput {
  case meaning(InputMeaning)
  /// Nothing yet, but another thread has something to say.
  case posted
  case endOfInput
}

/// The reason why a session ends before the learner leaves.
enum Ending: Error {
  /// Nobody reads what is written any more.
  case outputGone
  /// Ctrl-C.
  case interrupted
  case failed(Failure)
}
