public import Curriculum
public import Feedback
public import Patterns
public import Scoring

/// An exercise made ready to be asked and marked: its options are in order, its patterns compiled.
///
/// Kinds of exercise differ in what they ask; how an answer is given is one of a few ways.
public struct PreparedTask: Sendable {
  /// What the learner is asked; empty for a dictation, where only the sound asks.
  public let prompt: String
  /// The answer that is shown as the right one.
  public let solution: String
  public let answering: Answering
  /// Texts that are shown with a number each, by which an answer may name them.
  public private(set) var numbered: [String] = []
  /// The hint of a step, 1 to 3.
  let hint: @Sendable (Int) -> Hint
  /// What a language model is told of the task, for an explanation.
  public let explained: ExplanationRequest.Task
  /// Every right answer, for an explanation; none where there is nothing to explain.
  public let accepted: [AnswerPattern]

  /// How an answer is given, with what marks it.
  public enum Answering: Sendable {
    /// By choosing one of several options.
    case choose([Option])
    /// By writing a text.
    case write(TextMark)
    /// By writing down this sentence from hearing.
    case writeDown(String, TextMark)
    /// By saying this sentence.
    case say(String, SpeechGrader)
  }

  /// Marks a text; a strict mark fails what would be a note.
  public typealias TextMark = @Sendable (_ answer: String, _ isStrict: Bool) -> Judgement

  /// Prepares an exercise of any kind.
  init(_ exercise: Exercise, id: ItemID) throws(PreparationError) {
    switch exercise.task {
    case .choice(let question): self.init(question, id: id)
    case .translation(let translation): try self.init(translation, id: id)
    case .dictation(let dictation): self.init(dictation)
    case .readAloud(let sentence): self.init(sentence, notes: exercise.notes)
    case .card(let card): self.init(card)
    }
  }
}

extension StageKind {
  /// The coordinator that asks a task; a checkpoint mixes all kinds, so there the task decides.
  init(skill: Skill, task: Exercise.Task) {
    switch task {
    case .choice: self = skill == .listening ? .listening : .reading
    case .dictation: self = .listening
    case .translation, .card: self = .writing
    case .readAloud: self = .speaking
    }
  }
}

extension PreparedTask {
  private init(_ question: Question, id: ItemID) {
    let options = question.options(for: id)
    prompt = question.prompt
    solution = question.key.text
    answering = .choose(options)
    numbered = options.map(\.text)
    hint = { Hint.step($0, for: options) }
    explained = .translation(english: "")
    accepted = []
  }

  private init(_ translation: Translation, id: ItemID) throws(PreparationError) {
    let patterns = try Self.patterns(translation.accepted, id: id)
    let traps = try Self.traps(translation.traps, id: id)
    self.init(english: translation.prompt, patterns, traps: traps)
  }

  private init(_ card: Card) {
    self.init(english: card.meanings.joined(separator: "; "), [AnswerPattern(literal: card.word)])
  }

  /// English to be put into Turkish.
  private init(english: String, _ patterns: [AnswerPattern], traps: [Trap] = []) {
    let grader = TranslationGrader(accepted: patterns, traps: traps)
    let solution = patterns.first?.shown ?? ""
    prompt = english
    self.solution = solution
    answering = .write { grader.judge($0, strict: $1) }
    hint = { Hint.step($0, for: solution) }
    explained = .translation(english: english)
    accepted = patterns
  }

  private init(_ dictation: Dictation) {
    let sentence = dictation.sentence
    let grader = DictationGrader(transcript: sentence)
    prompt = ""
    solution = sentence
    // Strictness is for translations alone.
    answering = .writeDown(sentence) { answer, _ in grader.judge(answer) }
    hint = { Hint.step($0, for: sentence) }
    explained = .dictation
    accepted = [AnswerPattern(literal: sentence)]
  }

  private init(_ task: ReadAloud, notes: [String]) {
    let sentence = task.sentence
    prompt = sentence
    solution = sentence
    answering = .say(sentence, SpeechGrader(target: sentence))
    hint = { Hint.step($0, forSaying: sentence, meaning: notes.first) }
    explained = .translation(english: "")
    accepted = []
  }
}

extension PreparedTask {
  private static func patterns(
    _ sources: [Sourced],
    id: ItemID
  ) throws(PreparationError) -> [AnswerPattern] {
    var patterns: [AnswerPattern] = []
    for source in sources {
      do {
        patterns.append(try AnswerPattern(source.text))
      } catch {
        throw PreparationError(item: id, line: source.line, reason: error)
      }
    }
    return patterns
  }

  private static func traps(
    _ mistakes: [ExpectedMistake],
    id: ItemID
  ) throws(PreparationError) -> [Trap] {
    let patterns = try patterns(mistakes.map(\.answer), id: id)
    return zip(patterns, mistakes).map { Trap(pattern: $0, feedback: $1.feedback) }
  }
}
