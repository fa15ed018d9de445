/// The content of one lesson file.
package struct Lesson: Sendable, Equatable {
  /// Equal to the file name without `.lesson`.
  package var id: LessonID
  package var level: Level
  /// 1 to 8.
  package var unit: Int
  package var skill: Skill
  /// Shown to the learner.
  package var title: String
  /// The grammar points of the header; an exercise without tags trains the first.
  package var grammar: [GrammarTag]
  /// The reading texts or listening transcripts.
  package var passages: [Passage]
  /// At least one, in the order of the file.
  package var exercises: [Exercise]
  /// The screens of a grammar lesson; empty in all others.
  package var screens: [GrammarScreen]

  /// Creates a lesson.
  package init(
    id: LessonID,
    level: Level,
    unit: Int,
    skill: Skill,
    title: String,
    grammar: [GrammarTag],
    passages: [Passage],
    exercises: [Exercise],
    screens: [GrammarScreen] = []
  ) {
    self.id = id
    self.level = level
    self.unit = unit
    self.skill = skill
    self.title = title
    self.grammar = grammar
    self.passages = passages
    self.exercises = exercises
    self.screens = screens
  }

  /// Returns the lasting name of one of the lesson's exercises.
  package func itemID(of exercise: Exercise) -> ItemID {
    ItemID(lesson: id, item: exercise.id)
  }
}

/// A reading text or listening transcript.
package struct Passage: Sendable, Equatable {
  /// At least one; each is a `~` line of the file.
  package var paragraphs: [String]
  /// Line of the first paragraph, from 1.
  package var line: Int
  /// The file in the folder `sound` with its recording; nil without one.
  package var recording: String?
  /// The persons whose voices the header names.
  package var cast: [CastMember]

  /// Creates a passage.
  package init(
    paragraphs: [String],
    line: Int,
    recording: String? = nil,
    cast: [CastMember] = []
  ) {
    self.paragraphs = paragraphs
    self.line = line
    self.recording = recording
    self.cast = cast
  }

  /// The paragraphs with those who say them.
  package var spoken: [SpokenParagraph] { paragraphs.map(SpokenParagraph.init) }
}
