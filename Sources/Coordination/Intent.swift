import Curriculum
package import Feedback

/// An action that the learner wants, independent of keys and terminals.
package enum Intent: Sendable, Equatable {
  /// Choose the option with this index, from 0; its meaning depends on the place.
  case choose(Int)
  /// Submit a line of text: an answer, a name, a transcript.
  case submit(String)
  /// Go on to the next item or the suggested action.
  case next
  case hint
  case skip
  case undo
  /// Go one place back without a change.
  case back
  /// End the program; everything is kept.
  case leave
  /// Overrule the last mark: "I was right".
  case overrule
  /// Propose the last answer to the author of the course: "mine was right".
  case propose
  case why
  /// Show a grammar note on a point of the item; each time on the next point.
  case note
  /// Ask the language model for an explanation.
  case explain
  /// Ask the language model a follow-up question after an explanation.
  case followUp(FollowUp.Kind)
  /// Report the model's explanation as bad.
  case report
  /// Show the text of the question again.
  case readText
  /// Show the glosses of the words in the text.
  case explainWords
  /// Play the transcript.
  case play
  /// Play the transcript slowly.
  case playSlowly
  /// Show where the words of the sentence are stressed.
  case showStress
  /// Play what the learner said last.
  case playMine
  /// Open the picture of a card.
  case showPicture
  /// Get a transcript of the learner's speech from the configured source.
  case listen
  /// Leave out speaking items until the program ends.
  case leaveOutSpeaking
  /// Ask for confirmation before the lesson starts over.
  case askRestart
  /// Start the lesson over.
  case restart
  /// Stop asking a card, because the learner knows it.
  case putAside
  /// Edit the texts of a card.
  case edit
  /// Make a card for this word of the game; if empty, for the last word, or after the round ask for
  /// one.
  case addCard(String)
  /// End the round of the game and show its result.
  case endRound
  /// End the round of the game and begin the next.
  case newRound
  /// Play the word game.
  case openGame
  /// Drill forms of words.
  case openDrill
  /// Tell words apart that differ in one sound.
  case openSounds
  /// Say the words of pairs instead of hearing them, or hear instead of saying.
  case otherWay
  /// Review the due cards.
  case openReview
  /// Practise items of the learner's level.
  case openPractice
  /// See the grammar notes.
  case openNotes
  /// Search the course and the decks; in a list, type what to look for.
  case openSearch
  /// Go on with the lesson or practice that was left.
  case resumeUnfinished
  /// Drop the lesson or practice that was left.
  case dropUnfinished
  case turnPage(by: Int)
  case openCourse
  case openLevels
  case openProfile
  /// Find the level by a placement test.
  case openPlacement
  /// Take the test at the end of the learner's level.
  case openLevelTest
  case openProgress
  /// See the mistakes that are still open.
  case openMistakes
  /// Practise what this place is about.
  case practise
  /// Talk with the tutor.
  case openTutor
  /// A key or word without a meaning in this place.
  case unclear
}
