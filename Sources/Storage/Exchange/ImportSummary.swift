/// The number of rows that an import has added to the record.
package struct ImportSummary: Sendable, Equatable {
  package var sessions = 0
  package var entries = 0
  /// Questions to the language model that are new or in a later state than here.
  package var questions = 0
  package var conversations = 0
  package var decks = 0
  /// Entries of decks, each with its cards.
  package var cards = 0
  /// Answers to cards.
  package var answers = 0
  /// Best scores of the word game that are new or better.
  package var scores = 0
  /// Lines of every kind that the record had already.
  package var known = 0

  package init(
    sessions: Int = 0,
    entries: Int = 0,
    questions: Int = 0,
    conversations: Int = 0,
    decks: Int = 0,
    cards: Int = 0,
    answers: Int = 0,
    scores: Int = 0,
    known: Int = 0
  ) {
    self.sessions = sessions
    self.entries = entries
    self.questions = questions
    self.conversations = conversations
    self.decks = decks
    self.cards = cards
    self.answers = answers
    self.scores = scores
    self.known = known
  }
}
