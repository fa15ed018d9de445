public import Cards
public import Curriculum
public import Scoring

/// Something to tell the learner in passing, without leaving the place.
public enum Notice: Sendable, Equatable {
  case hint(Hint, step: Int)
  case noMoreHints
  case skipped(putOff: Bool)
  case undone(answer: String)
  case nothingToUndo
  case overruled(answer: String)
  case nothingToOverrule
  /// The answer was empty; the next empty one shows the solution.
  case emptyAnswer
  case optionOutOfRange(count: Int)
  case unclear
  case text(paragraphs: [String])
  case noText
  case noPlaysLeft
  case nothingToPlay
  case resumed(settled: Int, total: Int)
  case nothingHeard
  case why([Finding], trap: String?, nearest: String)
  case left(kind: SessionPlan.Kind, settled: Int, total: Int)
  case noLessons(Level)
  /// After a word list.
  case wordsAreCards(DeckStart)
  /// A review was left before its end.
  case leftReview(ReviewSummary, left: Int)
  /// The last deck is shown for practice.
  case nothingDue(practice: String)
  case cardUndone(word: String)
  /// Another window was first, so that nothing is kept of what was done here.
  case changedElsewhere(word: String)
  /// Skipped until the next day.
  case skippedCard(word: String)
  case putAside(word: String)
  /// Put aside because it was forgotten so often.
  case leech(CardID, word: String, lapses: Int)
  /// The texts of a card of the course can't be edited.
  case courseCard
  case edited(word: String)
  /// What became of a word of the game.
  case word(WordVerdict, root: String)
  case emptyWord
  /// A word that could be made, by its length and its first letter.
  case wordHint(GameWord)
  /// Every word of the lexicon was made.
  case allMade
  case round(GameSummary)
  /// Only words of this round become cards here.
  case notMade(String)
  case knownCard(word: String, String)
  case addedCard(word: String, String)
  /// No meaning was told, so no card was made.
  case cardLeft(word: String)
}
