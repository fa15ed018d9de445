public import Cards
public import Curriculum

/// Something to be done outside; carried out in order before the place is shown.
public enum Effect: Sendable, Equatable {
  /// Read what there is to do; answered by ``Reply/overview(_:)``.
  case loadOverview
  /// Read the lesson or draw the items; answered by ``Reply/opened(_:request:)``.
  case open(OpenRequest, request: Int)
  case saveProfile(Profile)
  /// Keep this for good. The plan comes with the first entry of a new session.
  case record(JournalEntry, session: String, plan: SessionPlan?)
  /// Let the words that a failed answer lacked be asked today, if there are cards of them.
  case hastenCards(after: AnswerRecord, sequence: Int, session: String)
  /// Take back what the answer with this sequence number changed among the cards: it was taken
  /// back or overruled.
  case unhastenCards(sequence: Int, session: String)
  /// A word list was read to its end, so its words are cards from now on; answered by
  /// ``Reply/begunDeck(_:session:)``.
  case beginDeck(of: LessonID, session: String)
  /// The learner starts over: the session is closed as it is, nothing is deleted.
  case abandon(session: String)
  /// Let the learner hear (or for want of sound, read for a while) a text.
  case play(Playback)
  /// Take a transcript; answered by ``Reply/heard(_:item:attempt:)``.
  case listen(item: ItemID, attempt: Int, sentence: String)
  /// Ask the language model; answered by ``Reply/stillAsking(_:id:)`` and
  /// ``Reply/explained(_:id:)``, while everything else goes on.
  case ask(AssistantQuestion, id: Int)
  /// Nobody waits for this question any more: end it at once.
  case stopAsking(id: Int)
  /// Read the texts of these cards; answered by ``Reply/cards(_:)``.
  case loadCards([Int])
  /// Keep an answer to a card, with the standing that it leads to.
  case recordAnswer(CardAnswer, before: CardStanding, after: CardStanding)
  /// Take the answer with this id back: the card is as it was.
  case takeBackAnswer(String)
  /// Change a card without an answer.
  case setStanding(CardID, CardStanding, before: CardStanding)
  /// Keep the texts of an entry.
  case saveEntry(CardEntry)
  /// Let the learner edit an entry; answered by ``Reply/edited(_:)`` unless it is left as it is.
  case edit(CardEntry)
  /// Find out whether a word of the game is real; answered by ``Reply/lookedUp(_:word:)``.
  case lookUp(String)
  /// Make a card of a word ready; answered by ``Reply/drafted(_:)``.
  case draftCard(String)
  /// Keep a new card among the learner's own words.
  case addCard(CardEntry)
  /// Keep the best score with a root.
  case keepBest(GameBest)
  /// Let the learner talk with the tutor; then the place is shown again.
  case talk
  /// Show the grammar note on this point.
  case showNote(GrammarTag)
  /// Tell what the rarer words of these paragraphs mean.
  case showGlosses([String])
  case say(Notice)
  /// A lesson can't go on, for one of its patterns does not compile.
  case fail(PreparationError)
  /// End the program.
  case leave
}

/// A text to be heard.
public struct Playback: Sendable, Equatable {
  public let item: ItemID
  public let paragraphs: [String]
  /// For how long to show the text while there is no sound, in milliseconds.
  public let milliseconds: Int
  public let playsLeft: Int
}

/// What to open.
public enum OpenRequest: Sendable, Equatable, Hashable {
  /// A lesson: go on where it was left, or begin.
  case lesson(LessonID)
  /// A lesson from its beginning.
  case lessonAnew(LessonID)
  /// The session left last.
  case resume(session: String)
  /// Items drawn from the lessons of a skill.
  case practice(PracticeRequest)
  /// Cards to review.
  case review(ReviewRequest)
  /// A round of the word game.
  case game(GameRequest)
}

/// Which items to draw for practice.
public struct PracticeRequest: Sendable, Equatable, Hashable {
  public var skill: Skill
  public var level: Level
  /// Only this unit, or nil for all of the level.
  public var unit: Int?
  public var count: Int
  /// The same seed draws the same items; nil draws by chance, unknown items first.
  public var seed: UInt64?

  /// Makes a request from its parts.
  public init(skill: Skill, level: Level, unit: Int?, count: Int, seed: UInt64?) {
    self.skill = skill
    self.level = level
    self.unit = unit
    self.count = count
    self.seed = seed
  }
}
