import Curriculum
public import Feedback

/// What the learner wants, freed of keys and terminals.
public enum Intent: Sendable, Equatable {
  /// The option with this index, from 0; what it means depends on the place.
  case choose(Int)
  /// A line of text: an answer, a name, a transcript.
  case submit(String)
  /// Go on: the next item, or the suggested thing to do.
  case next
  case hint
  case skip
  case undo
  /// One place back, changing nothing.
  case back
  /// End the program; everything is kept.
  case leave
  /// "I was right": the last mark is overruled.
  case overrule
  case why
  /// Show the grammar note on what the item trains; again, on the next point.
  case note
  /// Ask the language model for an explanation.
  case explain
  /// Ask it for more, after an explanation.
  case followUp(FollowUp.Kind)
  /// Show the text of the question again.
  case readText
  /// Tell what the rarer words of the text mean.
  case explainWords
  /// Play the transcript.
  case play
  /// Take the transcript of what is said from the set-up source.
  case listen
  /// Ask whether to start the lesson over; one key alone does not do that.
  case askRestart
  /// Start the lesson over.
  case restart
  /// Ask a card no more: it is known.
  case putAside
  /// Edit the texts of a card.
  case edit
  /// Make a card of this word of the game; empty for the last one, or to be asked.
  case addCard(String)
  /// End the round of the game and show what it came to.
  case endRound
  /// End the round of the game and begin the next.
  case newRound
  /// Play the word game.
  case openGame
  /// Review what is due.
  case openReview
  case turnPage(by: Int)
  case openCourse
  case openLevels
  case openProfile
  /// Talk with the tutor.
  case openTutor
  /// Something that means nothing here.
  case unclear
}
