package import Cards
package import Curriculum

/// Work outside the coordinator; effects are carried out in order before the place is shown.
package enum Effect: Sendable, Equatable {
  /// Read the overview; answered by ``Reply/overview(_:)``.
  case loadOverview
  /// Read the page of progress; answered by ``Reply/progress(_:)``.
  case loadProgress
  /// Read the lesson or draw the items; answered by ``Reply/opened(_:request:)``.
  case open(OpenRequest, request: Int)
  case saveProfile(Profile)
  /// Speak the next language, or explain in it, and keep the choice.
  case switchLanguage(LanguageUse)
  /// Append an entry to the journal; the plan comes with the first entry of a new session.
  case record(JournalEntry, session: String, plan: SessionPlan?)
  /// Make the cards of the words that a failed answer lacked due today.
  case hastenCards(after: AnswerRecord, sequence: Int, session: String)
  /// Undo the changes to cards by the answer with this sequence number, which was undone or
  /// overruled.
  case unhastenCards(sequence: Int, session: String)
  /// Make cards of a word list that was done to its end; answered by
  /// ``Reply/begunDeck(_:session:)``.
  case beginDeck(of: LessonID, session: String)
  /// Close a session that the learner does not finish, or a placement that was verified; nothing is
  /// deleted.
  case abandon(session: String)
  /// Play a text; without sound, show it for a while, and answer by ``Reply/readInstead(_:)``.
  case play(Playback)
  /// Say a word or a sentence that is shown, as often as the learner likes.
  case pronounce(Pronunciation)
  /// Play a word that is to be told from another; answered by ``Reply/playedPair(_:)``.
  case playPair(said: String, other: String)
  /// Play what the learner said last.
  case playMine
  /// Open the picture at a path of the entry of a card with the learner's command.
  case openPicture(String)
  /// Get a transcript of speech; answered by ``Reply/heard(_:item:attempt:)``.
  case listen(item: ItemID, attempt: Int, sentence: String?)
  /// Ask the language model; answered by ``Reply/stillAsking(_:id:)`` and
  /// ``Reply/explained(_:id:)``, while everything else goes on.
  case ask(AssistantQuestion, id: Int)
  /// Keep the explanation of an answer as reported: it is not shown again.
  case report(AssistantQuestion)
  /// Cancel a question at once, because its reply is no longer wanted.
  case stopAsking(id: Int)
  /// Read the texts of these cards; answered by ``Reply/cards(_:)``.
  case loadCards([Int])
  /// Record an answer to a card and the standing that follows from it.
  case recordAnswer(CardAnswer, before: CardStanding, after: CardStanding)
  /// Undo the answer with this id; the card has its earlier standing again.
  case takeBackAnswer(String)
  /// Change a card without an answer.
  case setStanding(CardID, CardStanding, before: CardStanding)
  /// Save the texts of an entry.
  case saveEntry(CardEntry)
  /// Let the learner edit an entry; answered by ``Reply/edited(_:)`` if it changed.
  case edit(CardEntry)
  /// Look a word of the game up in the dictionaries; answered by ``Reply/lookedUp(_:word:)``.
  case lookUp(String)
  /// Draft a card for a word; answered by ``Reply/drafted(_:)``.
  case draftCard(String)
  /// Add a card to the learner's own words.
  case addCard(CardEntry)
  /// Record the best score with a root.
  case keepBest(GameBest)
  /// Record an answer to a drill.
  case keepDrill(DrillAnswer)
  /// Take back the answer to a drill with this id.
  case takeBackDrill(String)
  /// Start the tutor; the place is shown again when the learner returns.
  case talk
  /// Show the grammar note on a grammar point.
  case showNote(GrammarTag)
  /// Show the glosses of the words in a text.
  case showGlosses([Glossary.Gloss])
  /// Read what one can do after a level; answered by ``Reply/canDo(_:level:)``.
  case loadCanDo(Level)
  /// Read how the first sessions after a placement went; answered by ``Reply/levelCheck(_:)`` if they
  /// have verified it.
  case checkLevel
  case say(Notice)
  /// Report that a lesson can't continue because one of its patterns does not compile.
  case fail(PreparationError)
  /// End the program.
  case leave
}

/// What a language is chosen for.
package enum LanguageUse: Sendable, Equatable {
  /// What the program says.
  case interface
  /// Why an answer is wrong.
  case explanations
}

/// A text to be heard.
package struct Playback: Sendable, Equatable {
  package let item: ItemID
  package let paragraphs: [String]
  /// The time for which the text is shown if there is no sound, in milliseconds.
  package let milliseconds: Int
  package let playsLeft: Int
  package let pace: Pace
  /// The recording of the whole text; nil if there is none, or if it is a part of a text.
  package let recording: Recording?
  /// The persons whose voices the lesson names.
  package let cast: [CastMember]

  /// How fast a text is said.
  package enum Pace: Sendable, Equatable {
    case usual, slow
    /// Slowly, and not at all without sound: the text may not be read as often as one likes.
    case slowIfHeard
  }
}

/// A lesson, practice, review or game to open.
package enum OpenRequest: Sendable, Equatable, Hashable {
  /// A lesson: resume it if it is unfinished, else begin it.
  case lesson(LessonID)
  /// A lesson from its beginning.
  case lessonAnew(LessonID)
  /// An unfinished session.
  case resume(session: String)
  /// New words as a part of the day: the unfinished session of a word list, or a new one, which
  /// pauses after this many groups of words; nil is the first list from the learner's level that is
  /// not done, ``Overview/nextWords(for:)``.
  ///
  /// After the groups the place is left with ``Notice/wordsPaused(done:total:)``, and the session
  /// stays unfinished. It finishes with the group that is the list's last.
  case words(lesson: LessonID?, groups: Int)
  /// Items drawn from the lessons of a skill.
  case practice(PracticeRequest)
  /// Items drawn for a purpose.
  case focus(FocusRequest)
  /// The learner's open mistakes; answered by ``Reply/openedMistakes(_:request:)``.
  case mistakes
  /// A mistake with what explains it; answered by ``Reply/openedMistake(_:request:)``.
  case mistake(ItemID, answer: String)
  /// What the course and the decks have on a text; answered by ``Reply/found(_:request:)``.
  case search(String)
  /// The list of grammar notes; answered by ``Reply/openedNotes(_:request:)``.
  case notes
  /// A grammar note; answered by ``Reply/openedNote(_:request:)``.
  case note(GrammarTag)
  /// Cards to review.
  case review(ReviewRequest)
  /// A round of the word game.
  case game(GameRequest)
  /// Forms of words to type.
  case drill(DrillRequest)
  /// Pairs of words that differ in one sound.
  case sounds(SoundRequest)
  /// The learner's day.
  case today(TodayRequest)
  /// The placement test: resume it if it is unfinished, else begin it.
  case placement
  /// The test at the end of a level; refused within three days after the last one.
  case levelTest(Level)
}

/// The items to draw for practice.
package struct PracticeRequest: Sendable, Equatable, Hashable {
  package var skill: Skill
  package var level: Level
  /// The unit to draw from; nil for the whole level.
  package var unit: Int?
  package var count: Int
  /// The seed; the same seed draws the same items, nil draws at random, unknown items first.
  package var seed: UInt64?
  /// Whether to draw from the whole level, not only from the units that were reached.
  package var isAll: Bool

  /// Creates a request.
  package init(
    skill: Skill,
    level: Level,
    unit: Int?,
    count: Int,
    seed: UInt64?,
    isAll: Bool = false
  ) {
    self.skill = skill
    self.level = level
    self.unit = unit
    self.count = count
    self.seed = seed
    self.isAll = isAll
  }
}
