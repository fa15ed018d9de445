package import Cards
package import Curriculum
package import Drills
package import Scoring

/// A short message to the learner that does not change the place.
package enum Notice: Sendable, Equatable {
  case hint(Hint, step: Int)
  case noMoreHints
  /// A sentence with its stresses; nil if none of them is certain.
  case stress(String?)
  case skipped(putOff: Bool)
  case undone(answer: String)
  case nothingToUndo
  case overruled(answer: String)
  case nothingToOverrule
  case proposed(answer: String)
  case nothingToPropose
  /// The typed text is not the listed answer.
  case notCopied
  /// The answer was empty; another empty answer shows the solution.
  case emptyAnswer
  case optionOutOfRange(count: Int)
  /// The numbers of an order don't name each piece once.
  case notEachOnce(count: Int)
  /// A matching needs a letter for each number.
  case notPaired(count: Int)
  /// A correction is near no word of the paragraph.
  case notInText(String)
  case unclear
  case text(paragraphs: [String])
  case noText
  /// The text has no words to explain.
  case noGlosses
  case noPlaysLeft
  case nothingToPlay
  case resumed(settled: Int, total: Int)
  case nothingHeard
  /// Speaking items no longer come in this run of the program.
  case speakingLeftOut
  /// Only speaking items are left of a session, and they are left out; nil for a lesson that can be
  /// resumed by its name.
  case speakingWaits(count: Int, LessonID?)
  case why([Finding], trap: String?, nearest: String)
  /// Why an option is right or wrong.
  case whyChoice(ChoiceReasons)
  /// What was heard otherwise of a sentence that was said, and why.
  case whySpeech(SpeechJudgement)
  /// Why the words of a dictation were written otherwise, and the reasons of the mark.
  case whyDictation([Finding], nearest: String)
  /// Why an answer that nobody listed passes, or is unsure.
  case unlisted(Judgement)
  case left(kind: SessionPlan.Kind, settled: Int, total: Int)
  /// The learner left the day before its end.
  case leftToday(LeftToday)
  case noLessons(Level)
  case today(TodayNotice)
  /// A test goes on after this number of answers.
  case resumedTest(answered: Int)
  /// The first part of a level test left a doubt.
  case moreTestItems
  /// The learner took the level that a placement found.
  case levelSet(Level)
  /// The learner kept the first level, though a placement found another.
  case levelKept(Level, found: Level)
  /// A word list was done, and its words are cards.
  case wordsAreCards(DeckStart)
  /// The words of a list that are asked now.
  case words(WordGroup)
  /// The screen that an item tries.
  case rule(GrammarPage)
  /// A word list pauses after a group: how many of its groups are done.
  case wordsPaused(done: Int, total: Int)
  /// The learner left a review before its end.
  case leftReview(ReviewSummary, left: Int)
  /// Nothing is due, so a deck is shown for practice.
  case nothingDue(practice: String)
  case cardUndone(word: String)
  /// Another window changed the card first, so the change here was refused.
  case changedElsewhere(word: String)
  /// The card is skipped until the next day.
  case skippedCard(word: String)
  case putAside(word: String)
  /// The card is suspended because it was forgotten too often.
  case leech(CardID, word: String, lapses: Int)
  /// The texts of a card of the course can't be edited.
  case courseCard
  case edited(word: String)
  /// The verdict on a word of the game.
  case word(WordVerdict, root: String)
  case emptyWord
  /// The length and the first letter of a word that can be made.
  case wordHint(GameWord)
  /// A right form that was typed in time, and the seconds it took.
  case rightForm(String, seconds: Int, raised: Int?)
  /// The number of letters and the first letters of the form that a drill asks.
  case formHint(letters: Int, start: String)
  /// The result of the drills of one sitting.
  case drills(DrillSummary)
  /// A word that was chosen or said rightly.
  case rightSound(SoundWord)
  /// The transcript has neither word of a pair.
  case neitherHeard(String)
  /// The voice says the words of every pair alike, so none can be asked.
  case allAlike
  /// The result of pairs of sounds in one sitting.
  case sounds(SoundSummary)
  /// Every word in the list of the round was made.
  case allMade
  case round(GameSummary)
  /// The word was not made in this round, so it can't become a card.
  case notMade(String)
  case knownCard(word: String, String)
  case addedCard(word: String, String)
  /// A word that a search found; the unit is empty for a word of a deck.
  case foundWord(FoundWord, in: String)
  /// The learner gave no meaning, so no card was made.
  case cardLeft(word: String)
}

extension Notice {
  /// Whether the notice may push the question out of the window, so that it is asked again below.
  package var coversQuestion: Bool {
    switch self {
    case .text, .words, .rule, .why, .whyChoice, .whySpeech, .whyDictation, .unlisted,
      .neitherHeard:
      true
    default: false
    }
  }
}
