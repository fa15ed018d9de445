package import Cards
package import Curriculum

/// An event for the coordinator, with the time in milliseconds since 1970-01-01 00:00 UTC.
package enum Event: Sendable {
  case intent(Intent, at: Int64)
  case reply(Reply, at: Int64)
}

/// The answer to an effect, with the id of that effect.
package enum Reply: Sendable {
  case overview(Overview)
  case progress(ProgressReport)
  case opened(OpenedSession, request: Int)
  /// The deck of a word list, after the list was done.
  case begunDeck(DeckStart, session: String)
  case openedReview(OpenedReview, request: Int)
  /// The requested cards of a review that exist.
  case cards([ReviewCard])
  /// The last change to a card was refused, because another window has changed the card since it
  /// was read; the effects after that change are not carried out.
  case refused
  /// The learner has edited an entry.
  case edited(CardEntry)
  case openedTest(OpenedTest, request: Int)
  case openedGame(OpenedGame, request: Int)
  case openedDrill(OpenedDrill, request: Int)
  case openedSounds(OpenedSounds, request: Int)
  /// What came of playing a word of a pair.
  case playedPair(PairPlay)
  /// The dictionaries' evidence on a word of the game.
  case lookedUp(WordEvidence, word: String)
  /// The draft of a card for a word.
  case drafted(CardDraft)
  case openedToday(OpenedToday, request: Int)
  /// The learner's open mistakes, the newest first.
  case openedMistakes([Mistake], request: Int)
  case openedMistake(OpenedMistake, request: Int)
  case found(SearchResults, request: Int)
  /// All grammar points in teaching order.
  case openedNotes([NotePoint], request: Int)
  case openedNote(NotePlace, request: Int)
  /// The sentences on what one can do after a level; empty if the course has none.
  case canDo([CanDo.Sentence], level: Level)
  /// The first sessions after a placement that was not verified before.
  case levelCheck(LevelCheck)
  case failed(request: Int)
  /// A transcript of the learner's speech; nil if the source returned none.
  case heard(Heard, item: ItemID, attempt: Int)
  /// The text of an item was read, because nothing could be heard.
  case readInstead(ItemID)
  /// The language model has not replied yet.
  case stillAsking(AssistantTurn.Wait, id: Int)
  /// The result of a question to the language model.
  case explained(AssistantReply, id: Int)
}

/// A session that is ready to start or resume.
package struct OpenedSession: Sendable {
  package var plan: SessionPlan
  /// The items of the plan that are still in the course, in the order of the plan.
  package var material: [ItemMaterial]
  /// Empty for a new session.
  package var entries: [JournalEntry]
  /// The number of groups of words after which a word list pauses; nil to go on to its end.
  package var groups: Int?
  /// Whether the learner has done no lesson yet.
  package var isNewLearner = false
  /// What the words of the texts mean; nil if no glosses are shown.
  package var glossary: Glossary?

  /// Creates an opened session.
  package init(plan: SessionPlan, material: [ItemMaterial], entries: [JournalEntry]) {
    self.plan = plan
    self.material = material
    self.entries = entries
  }
}
