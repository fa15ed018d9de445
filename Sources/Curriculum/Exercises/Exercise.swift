/// One thing to do in a lesson.
public struct Exercise: Sendable, Equatable {
  /// Unique in its lesson and never reused: lower-case ASCII letters, digits and hyphens.
  public var id: String
  /// Line of the file on which the exercise starts, from 1.
  public var line: Int
  /// The grammar points trained; never empty if the lesson's header names any.
  public var tags: [GrammarTag]
  /// The passage that the exercise asks about, as an index into ``Lesson/passages``.
  public var passage: Int?
  public var task: Task
  /// Notes and glosses shown after the answer.
  public var notes: [String]

  /// Makes an exercise from its parts.
  public init(
    id: String,
    line: Int,
    tags: [GrammarTag],
    passage: Int?,
    task: Task,
    notes: [String]
  ) {
    self.id = id
    self.line = line
    self.tags = tags
    self.passage = passage
    self.task = task
    self.notes = notes
  }

  /// What the learner is asked to do.
  public enum Task: Sendable, Equatable {
    /// Choose one of four options.
    case choice(Question)
    /// Put an English sentence into Turkish.
    case translation(Translation)
    /// Write down a sentence that is heard.
    case dictation(String)
    /// Say a sentence aloud.
    case readAloud(String)
    /// Learn a word.
    case card(Card)
  }
}

/// A piece of text with the line of the file that it comes from.
public struct Sourced: Sendable, Equatable {
  public var text: String
  /// From 1.
  public var line: Int

  /// Joins a text with its line.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// An English prompt with its accepted answers.
public struct Translation: Sendable, Equatable {
  public var prompt: String
  /// Patterns of accepted answers, at least one; the syntax is that of `Scoring.AnswerPattern`.
  public var accepted: [Sourced]
  /// Expected mistakes with their own explanations.
  public var traps: [Trap]

  /// Makes a translation task from its parts.
  public init(prompt: String, accepted: [Sourced], traps: [Trap]) {
    self.prompt = prompt
    self.accepted = accepted
    self.traps = traps
  }

  /// An expected wrong answer.
  public struct Trap: Sendable, Equatable {
    /// A pattern like the accepted answers.
    public var answer: Sourced
    /// One sentence that says what is wrong.
    public var feedback: String

    /// Joins a wrong answer with its explanation.
    public init(answer: Sourced, feedback: String) {
      self.answer = answer
      self.feedback = feedback
    }
  }
}

/// A word to learn.
public struct Card: Sendable, Equatable {
  /// Dictionary form; verbs in -mak/-mek.
  public var word: String
  public var partOfSpeech: String
  /// English, best first; one to three.
  public var meanings: [String]
  public var example: String
  public var translation: String

  /// Makes a card from its fields.
  public init(
    word: String,
    partOfSpeech: String,
    meanings: [String],
    example: String,
    translation: String
  ) {
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.meanings = meanings
    self.example = example
    self.translation = translation
  }
}
