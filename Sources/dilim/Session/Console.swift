import Coordination
import Screens
import TerminalUI
import TextSafety

/// The input and output of a session: a terminal with single keys, or lines for pipes and `--plain`.
protocol Console {
  var setting: Screen.Setting { get }
  /// The table for typing Turkish letters; nil if the keyboard has them.
  var compose: ComposeTable? { get set }
  /// The intent that leaves a place without asking the learner; nil if the learner is asked.
  ///
  /// In a pipe some places have no line of input: the next line belongs to the place after them.
  mutating func automaticIntent(at place: Place) -> Intent?
  /// Shows a message that is not part of a place.
  mutating func show(_ frame: Frame) throws(Ending)
  /// Shows a place; if it is shown already, only the lines that were added to it.
  mutating func present(_ place: Place) throws(Ending)
  /// Makes the next `present` show the whole place again.
  mutating func forgetPlace()
  /// Waits for input from the learner.
  mutating func ask(_ place: Place) throws(Ending) -> ConsoleInput
  /// Runs a body that uses the terminal itself; returns false without running it if there is none.
  mutating func lend(_ body: () -> Void) -> Bool
  /// Plays a text, or shows it for its duration; returns whether it was read; see ``Playback``.
  mutating func play(_ playback: Playback) throws(Ending) -> Bool
  /// Says words or sentences that are shown; returns whether they could be heard.
  @discardableResult
  mutating func pronounce(_ words: Pronunciation) throws(Ending) -> Bool
  /// Whether the voice says two words differently; if nothing can be heard, the reason is the failure.
  mutating func tells(_ word: String, from other: String) throws(Ending) -> Result<Bool, Silence>
  /// Records the learner and returns what was understood; nil if nothing can be heard here, or if the
  /// learner has changed their mind.
  mutating func hear(_ sentence: String?) throws(Ending) -> Heard?
  /// Plays what the learner said last.
  mutating func playMine() throws(Ending)
  /// Opens a picture of a card with the learner's command.
  mutating func openPicture(_ path: String) throws(Ending)
}

/// The result of waiting for the learner.
enum ConsoleInput {
  case meaning(InputMeaning)
  /// No input, but another thread has posted an event.
  case posted
  case endOfInput
}

/// The reason why nothing can be heard, in a sentence.
struct Silence: Error {
  let sentence: SafeText
}

/// The reason why a session ends before the learner leaves.
enum Ending: Error {
  /// The reader of the output has closed it.
  case outputGone
  /// Ctrl-C.
  case interrupted
  case failed(Failure)
}
