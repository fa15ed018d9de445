public import Cards
public import Curriculum

/// What reaches the coordinator from outside, with the time in milliseconds since 1970 (UTC).
public enum Event: Sendable {
  case intent(Intent, at: Int64)
  case reply(Reply, at: Int64)
}

/// The answer to an effect, carrying the id of what it answers.
public enum Reply: Sendable {
  case overview(Overview)
  case opened(OpenedSession, request: Int)
  case openedWords([TaughtWord], plan: SessionPlan, request: Int)
  /// What became of the words of a list that was read.
  case begunDeck(DeckStart, session: String)
  case openedReview(OpenedReview, request: Int)
  /// Those cards that there are of the ones that a review has asked for.
  case cards([ReviewCard])
  /// The last change to a card was not kept, because another window has changed the card since it
  /// was read; the effects that were to follow it are not carried out.
  case refused
  /// The learner has edited an entry.
  case edited(CardEntry)
  case openedGame(OpenedGame, request: Int)
  /// What is known of a word of the game.
  case lookedUp(WordEvidence, word: String)
  /// A card of a word, ready to be kept.
  case drafted(CardDraft)
  case failed(request: Int)
  /// A transcript of what was said; nil if the source gave none.
  case heard(String?, item: ItemID, attempt: Int)
  /// A reply of the language model takes long.
  case stillAsking(AssistantTurn.Wait, id: Int)
  /// The end of an explanation, whatever it is.
  case explained(AssistantReply, id: Int)
}

/// A session made ready: new, or as it was left.
public struct OpenedSession: Sendable {
  public var plan: SessionPlan
  /// The items of the plan that the course still has, in the plan's order.
  public var material: [ItemMaterial]
  /// Empty for a new session.
  public var entries: [JournalEntry]

  /// Makes an opened session from its parts.
  public init(plan: SessionPlan, material: [ItemMaterial], entries: [JournalEntry]) {
    self.plan = plan
    self.material = material
    self.entries = entries
  }
}
