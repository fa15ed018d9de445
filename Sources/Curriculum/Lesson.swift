/// The content of one lesson file.
public struct Lesson: Sendable, Equatable {
  /// Equal to the file name without `.lesson`.
  public var id: LessonID
  public var level: Level
  /// 1 to 8.
  public var unit: Int
  public var skill: Skill
  /// Shown to the learner.
  public var title: String
  /// The grammar points of the header; an exercise without tags trains the first.
  public var grammar: [GrammarTag]
  /// The reading texts or listening transcripts.
  public var passages: [Passage]
  /// At least one, in the order of the file.
  public var exercises: [Exercise]

  /// Creates a lesson.
  public init(
    id: LessonID,
    level: Level,
    unit: Int,
    skill: Skill,
    title: String,
    grammar: [GrammarTag],
    passages: [Passage],
    exercises: [Exercise]
  ) {
    self.id = id
    self.level = level
    self.unit = unit
    self.skill = skill
    self.title = title
    self.grammar = grammar
    self.passages = passages
    self.exercises = exercises
  }

  /// Returns the lasting name of one of the lesson's exercises.
  public func itemID(of exercise: Exercise) -> ItemID {
    ItemID(lesson: id, item: exercise.id)
  }
}

/// A reading text or listening transcript.
public struct Passage: Sendable, Equatable {
  /// At least one; each is a `~` line of the file.
  public var paragraphs: [String]
  /// Line of the first paragraph, from 1.
  public var line: Int

  /// Creates a passage.
  public init(paragraphs: [String], line: Int) {
    self.paragraphs = paragraphs
    self.line = line
  }
}
