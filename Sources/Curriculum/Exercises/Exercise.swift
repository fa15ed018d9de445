/// One item of a lesson, read from its lines.
package struct Exercise: Sendable, Equatable {
  /// Unique in its lesson and never reused: lower-case ASCII letters, digits and hyphens.
  package var id: String
  /// Line of the file on which the exercise starts, from 1.
  package var line: Int
  /// The grammar points trained; never empty if the lesson's header names any.
  package var tags: [GrammarTag]
  /// The passage that the exercise asks about, as an index into ``Lesson/passages``.
  package var passage: Int?
  /// The screen that the exercise tries, as an index into ``Lesson/screens``.
  package var screen: Int?
  package var task: Task
  /// Notes and glosses shown after the answer.
  package var notes: [String]
  /// The file in the folder `sound` with the recording of its sentence; nil without one.
  package var recording: String?

  /// Creates an exercise.
  package init(
    id: String,
    line: Int,
    tags: [GrammarTag],
    passage: Int?,
    screen: Int? = nil,
    task: Task,
    notes: [String],
    recording: String? = nil
  ) {
    self.id = id
    self.line = line
    self.tags = tags
    self.passage = passage
    self.screen = screen
    self.task = task
    self.notes = notes
    self.recording = recording
  }

  /// The content of an exercise, with one case for each kind.
  package enum Task: Sendable, Equatable {
    /// Choose one of four options.
    case choice(Question)
    /// Put an English sentence into Turkish.
    case translation(Translation)
    /// Write down a sentence that is heard.
    case dictation(Dictation)
    /// Say a sentence aloud.
    case readAloud(ReadAloud)
    /// Learn a word.
    case card(Card)
    /// Write what is missing in a sentence.
    case gap(Gap)
    /// Put the pieces of a sentence in order.
    case order(Order)
    /// Say a sentence another way.
    case transformation(Transformation)
    /// Put the mistakes of a paragraph right.
    case correction(Correction)
    /// Match beginnings with ends, or sort words into classes.
    case matching(Matching)
    /// Say a turn of a dialogue.
    case dialogue(Dialogue)
    /// Tell something in sentences of one's own.
    case monologue(Monologue)
  }
}

/// The kinds of exercise; the first one that fits the lines of an item reads the item.
enum ExerciseKind: CaseIterable {
  case choice
  case translation
  case dictation
  case readAloud
  case card
  case gap
  case order
  case transformation
  case correction
  case matching
  case dialogue
  case monologue

  /// The syntax of the kind in a lesson file.
  var form: ItemForm {
    switch self {
    case .choice: Question.form
    case .translation: Translation.form
    case .dictation: Dictation.form
    case .readAloud: ReadAloud.form
    case .card: Card.form
    case .gap: Gap.form
    case .order: Order.form
    case .transformation: Transformation.form
    case .correction: Correction.form
    case .matching: Matching.form
    case .dialogue: Dialogue.form
    case .monologue: Monologue.form
    }
  }

  /// Reads the lines of an item of this kind.
  func task(_ draft: ItemDraft) throws(ContentErrors) -> Exercise.Task {
    switch self {
    case .choice: .choice(try Question(draft))
    case .translation: .translation(try Translation(draft))
    case .dictation: .dictation(Dictation(draft))
    case .readAloud: .readAloud(ReadAloud(draft))
    case .card: .card(try Card(draft))
    case .gap: .gap(try Gap(draft))
    case .order: .order(try Order(draft))
    case .transformation: .transformation(try Transformation(draft))
    case .correction: .correction(try Correction(draft))
    case .matching: .matching(try Matching(draft))
    case .dialogue: .dialogue(try Dialogue(draft))
    case .monologue: .monologue(try Monologue(draft))
    }
  }
}

extension Exercise.Task {
  /// The text that is shown to the learner; empty for a dictation, which is only heard.
  package var prompt: String { content.prompt }

  /// Every text of the task in the order of the file, without the notes.
  package var texts: [ExerciseText] { content.texts }

  /// The English sentence to be put into Turkish.
  package var english: String? { texts.first { $0.role == .english }?.text }

  /// The word that the task teaches; nil unless the task is a card.
  package var taughtWord: Card? {
    switch self {
    case .card(let card): card
    case .choice, .translation, .dictation, .readAloud, .gap, .order, .transformation,
      .correction, .matching, .dialogue, .monologue:
      nil
    }
  }

  /// Whether every answer is right or wrong; what is told freely has no mark.
  package var isMarked: Bool {
    switch self {
    case .monologue: false
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
      .correction, .matching, .dialogue:
      true
    }
  }

  private var content: any ExerciseContent {
    switch self {
    case .choice(let question): question
    case .translation(let translation): translation
    case .dictation(let dictation): dictation
    case .readAloud(let sentence): sentence
    case .card(let card): card
    case .gap(let gap): gap
    case .order(let order): order
    case .transformation(let transformation): transformation
    case .correction(let correction): correction
    case .matching(let matching): matching
    case .dialogue(let dialogue): dialogue
    case .monologue(let monologue): monologue
    }
  }
}
