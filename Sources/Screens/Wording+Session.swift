package import Coordination
import Curriculum
package import TerminalUI
package import TextSafety

/// Sentences of the session loop.
extension Wording {
  static var restartQuestion: SafeText {
    "Start the lesson over? What you have answered stays in your record."
  }

  package static func unknownCommand(_ text: String) -> SafeText {
    "There is no command \(text); :help lists the commands."
  }

  package static var explainedMeanwhile: SafeText { "Explained since you last saw this:" }

  package static func editingNeedsTerminal(entry: String) -> SafeText {
    "Editing needs a terminal: dilim cards edit \(entry)"
  }

  /// The prompt between two pages of a text that is longer than the window.
  package static var morePrompt: Prompt {
    let keys: [SafeText] = ["Enter more", "q all"]
    return Prompt(keys: keys.map(\.string), lead: "> ", .key)
  }

  /// The line above a text that is shown in place of sound.
  package static func readingTime(seconds: Int) -> SafeText {
    "(\(seconds) s to read; Enter hides it)"
  }

  /// The line below a text that was shown in place of sound.
  package static var read: SafeText { "(You have read this in place of hearing it.)" }

  /// The line while a text is played.
  package static var playing: SafeText { "(Listen! Any key stops.)" }

  /// The line after a text was played.
  package static var played: SafeText { "(Played.)" }

  /// The line after a text that the learner has stopped.
  package static var playStopped: SafeText { "(Stopped.)" }

  /// What comes in place of sound, for the first time; ``wayOfSound`` before it.
  package static func readingInstead(seconds: Int) -> SafeText {
    "You will see the text for \(seconds) s instead. Enter when you are ready."
  }

  /// A word was to be heard where input comes by line.
  package static var playingByLine: SafeText { "(Listen! Enter stops.)" }

  /// A slow replay was asked for where nothing can be heard.
  package static var slowNeedsSound: SafeText {
    "Only what is heard can be slow; p shows the text again."
  }

  /// What to do with a sentence to say if nothing can be recorded.
  static var speakingWithoutMicrophone: SafeText {
    """
    Dilim can't hear you: read the sentence aloud, then type what you said. Plain letters are \
    enough.
    """
  }

  /// What to do with something to tell if nobody hears it.
  static var tellingWithoutMicrophone: SafeText {
    """
    Dilim can't hear you: tell it aloud, then type what you said. Plain letters are enough.
    """
  }

  /// What to do with something to tell if the learner can rate it.
  static var tellingUnheard: SafeText {
    """
    Dilim can't hear you: tell it aloud, press Enter and compare it with a model. Or type what you \
    said; plain letters are enough.
    """
  }

  /// What to do with a sentence to say if the learner can rate it.
  static var speakingUnheard: SafeText {
    """
    Dilim can't hear you: read the sentence, look up, say it aloud, press Enter and rate it. Or \
    type what you said; plain letters are enough.
    """
  }

  static var howToBeSilent: SafeText { ":silent leaves out speaking until you leave dilim." }

  /// Returns the reason why the line editor dropped text.
  package static func sentence(for notice: LineEditor.Notice) -> SafeText {
    switch notice {
    case .full(let limit): "A line holds at most \(limit) characters."
    case .pasteCut(let characters, let lines):
      lines > 0
        ? "Only the first line of the paste was used."
        : "The paste was too long: its last \(characters) letters were left out."
    }
  }

  package static func invalidLine(_ number: Int) -> SafeText {
    "line \(number) of the input is not UTF-8; nothing was counted for it."
  }

  package static func tooLongLine(_ number: Int) -> SafeText {
    "line \(number) of the input is too long."
  }

  package static func unreadableLine(_ number: Int) -> SafeText {
    "line \(number) of the input can't be read."
  }

  package static var lostSession: SafeText { "The unfinished lesson is no longer in the record." }

  /// Returns the reason why there is nothing to practise.
  package static func nothing(for request: PracticeRequest) -> SafeText {
    let unit: SafeText = request.unit.map { " unit \($0)" } ?? ""
    return """
      There are no \(name(of: request.skill)) lessons for \(request.level.rawValue)\(unit). \
      `dilim status` counts the lessons of each level.
      """
  }
}
