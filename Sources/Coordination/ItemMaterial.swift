public import Curriculum
public import Patterns
public import Scoring

/// An item of a session with the text it asks about.
public struct ItemMaterial: Sendable {
  public let id: ItemID
  /// Which coordinator asks the item.
  public let kind: StageKind
  public let exercise: Exercise
  /// The text or transcript that the item asks about.
  public let passage: Passage?

  /// Takes one exercise of a lesson.
  public init(lesson: Lesson, exercise: Exercise) {
    id = lesson.itemID(of: exercise)
    self.exercise = exercise
    passage = exercise.passage.map { lesson.passages[$0] }
    kind = StageKind(skill: lesson.skill, task: exercise.task)
  }

  /// Makes the item ready to be asked and marked; done when its turn comes, for it takes time.
  ///
  /// - Throws: ``PreparationError`` if a pattern of the exercise does not compile.
  public func prepared() throws(PreparationError) -> PreparedItem {
    PreparedItem(material: self, task: try PreparedTask(exercise: exercise, id: id))
  }

  /// Whether both items ask about the same text.
  func sharesPassage(with other: ItemMaterial?) -> Bool {
    guard let other else { return false }
    return passage != nil && id.lesson == other.id.lesson && passage == other.passage
  }
}

/// An item whose options are in order and whose patterns are compiled.
public struct PreparedItem: Sendable {
  let material: ItemMaterial
  public let task: PreparedTask

  public var id: ItemID { material.id }
  public var kind: StageKind { material.kind }
  public var exercise: Exercise { material.exercise }
  public var passage: Passage? { material.passage }
}

/// The coordinator that an item belongs to.
public enum StageKind: Sendable, Equatable, CaseIterable {
  case reading, listening, writing, speaking

  /// A checkpoint mixes all kinds, so there the task decides.
  init(skill: Skill, task: Exercise.Task) {
    switch (skill, task) {
    case (.listening, .choice), (_, .dictation): self = .listening
    case (_, .choice): self = .reading
    case (_, .translation), (_, .card): self = .writing
    case (_, .readAloud): self = .speaking
    }
  }
}

/// An exercise whose patterns have been compiled.
public enum PreparedTask: Sendable {
  case choice(ChoiceTask)
  case translation(prompt: String, solution: String, grader: TranslationGrader)
  case dictation(sentence: String, grader: DictationGrader)
  case readAloud(sentence: String, grader: SpeechGrader)

  init(exercise: Exercise, id: ItemID) throws(PreparationError) {
    switch exercise.task {
    case .choice(let question):
      self = .choice(ChoiceTask(prompt: question.prompt, options: question.options(for: id)))
    case .translation(let translation):
      self = try PreparedTask(translation, id: id)
    case .dictation(let sentence):
      self = .dictation(sentence: sentence, grader: DictationGrader(transcript: sentence))
    case .readAloud(let sentence):
      self = .readAloud(sentence: sentence, grader: SpeechGrader(target: sentence))
    case .card(let card):
      let pattern = AnswerPattern(literal: card.word)
      self = .translation(
        prompt: card.meanings.joined(separator: "; "),
        solution: card.word,
        grader: TranslationGrader(accepted: [pattern])
      )
    }
  }

  private init(_ translation: Translation, id: ItemID) throws(PreparationError) {
    var accepted: [AnswerPattern] = []
    for answer in translation.accepted {
      accepted.append(try AnswerPattern(answer, id: id))
    }
    var traps: [Trap] = []
    for trap in translation.traps {
      let pattern = try AnswerPattern(trap.answer, id: id)
      traps.append(Trap(pattern: pattern, feedback: trap.feedback))
    }
    self = .translation(
      prompt: translation.prompt,
      solution: accepted.first?.shown ?? "",
      grader: TranslationGrader(accepted: accepted, traps: traps)
    )
  }

  /// The answer that is shown as the right one.
  public var solution: String {
    switch self {
    case .choice(let task): task.solution
    case .translation(_, let solution, _): solution
    case .dictation(let sentence, _), .readAloud(let sentence, _): sentence
    }
  }
}

/// A four-choice question with its options as they are shown.
public struct ChoiceTask: Sendable, Equatable {
  public let prompt: String
  public let options: [Option]

  /// The text of the right option.
  public var solution: String { options.first(where: \.isRight)?.text ?? "" }
}

/// A pattern of a lesson does not compile.
public struct PreparationError: Error, Sendable, Equatable {
  public let item: ItemID
  /// Line of the lesson file, from 1.
  public let line: Int
  public let reason: PatternError
}

extension AnswerPattern {
  fileprivate init(_ source: Sourced, id: ItemID) throws(PreparationError) {
    do {
      try self.init(source.text)
    } catch {
      throw PreparationError(item: id, line: source.line, reason: error)
    }
  }
}
