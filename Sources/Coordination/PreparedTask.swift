package import Curriculum
package import Feedback
package import Patterns
package import Scoring

/// An exercise with its options in order and its patterns compiled.
///
/// There are many kinds of exercise, but only a few ways of answering.
package struct PreparedTask: Sendable {
  /// The question; empty for a dictation, which is only heard.
  package let prompt: String
  /// The question in one line, with the cue or key that is shown below it when it is asked.
  package var question: String { explained.form?.line ?? prompt }
  /// The answer that is shown as the right one.
  package let solution: String
  package let answering: Answering
  /// The texts that are shown with numbers; an answer may refer to them by number.
  package internal(set) var numbered: [String] = []
  /// The endings to choose from, shown with letters; each number takes one.
  package internal(set) var lettered: [String] = []
  /// The dialogue so far with the learner's turn left open; empty for other tasks.
  package internal(set) var turns: [String] = []
  /// The notes to something that is to be told; empty for other tasks.
  package private(set) var points: [String] = []
  /// The words of the passage that decide a question; nil for other tasks, and if none are quoted.
  package private(set) var evidence: Evidence?
  /// Returns what to say of an answer that can't be marked; nil for all others.
  var refusal: @Sendable (String) -> Notice? = { _ in nil }
  /// Returns the hint of a step, 1 to 3.
  let hint: @Sendable (Int) -> Hint
  /// The description of the task for a language model.
  package let explained: ExplanationRequest.Task
  /// The accepted patterns for an explanation.
  package let accepted: [AnswerPattern]

  /// The way of answering, with its grader.
  package enum Answering: Sendable {
    /// Choose one of several options.
    case choose([Option])
    /// Write a text.
    case write(TextMark)
    /// Write down this sentence after hearing it.
    case writeDown(String, TextMark)
    /// Say this sentence.
    case say(String, SpeechGrader)
    /// Tell something in sentences of one's own.
    case tell(MonologueGrader)
  }

  /// Marks a text; a strict mark fails an answer that would otherwise pass with a note.
  package typealias TextMark = @Sendable (_ answer: String, _ isStrict: Bool) -> Judgement

  /// Prepares an exercise of any kind.
  init(_ item: ItemMaterial, attempt: Int) throws(PreparationError) {
    let (exercise, id) = (item.exercise, item.id)
    switch exercise.task {
    case .choice(let question):
      self.init(question, id: id, attempt: attempt, item.passage, isHeard: item.kind == .listening)
    case .translation(let translation):
      let practices = exercise.tags.compactMap { Practice(tag: $0.rawValue) }
      try self.init(translation, id: id, item.lexicon, practices)
    case .dictation(let dictation): self.init(dictation)
    case .readAloud(let sentence): self.init(sentence, notes: exercise.notes)
    case .card(let card):
      self.init(card, id: id, WordGrader(card, id: id, synonyms: item.synonyms, item.lexicon))
    case .gap(let gap): try self.init(gap, id: id)
    case .order(let order): try self.init(order, id: id, item.lexicon)
    case .transformation(let task):
      let practices = exercise.tags.compactMap { Practice(tag: $0.rawValue) }
      try self.init(task, id: id, item.lexicon, practices)
    case .correction(let task): self.init(task)
    case .matching(let matching): self.init(matching, id: id)
    case .dialogue(let dialogue):
      let practices = exercise.tags.compactMap { Practice(tag: $0.rawValue) }
      try self.init(dialogue, id: id, item.lexicon, practices)
    case .monologue(let monologue): self.init(monologue)
    }
  }
}

extension StageKind {
  /// Chooses the kind by the task, because a checkpoint mixes all skills.
  init(skill: Skill, task: Exercise.Task) {
    switch task {
    case .choice: self = skill == .listening ? .listening : .reading
    case .dictation: self = .listening
    case .translation, .card, .gap, .order, .transformation, .correction, .matching,
      .dialogue:
      self = .writing
    case .readAloud, .monologue: self = .speaking
    }
  }
}

extension PreparedTask {
  private init(
    _ question: Question,
    id: ItemID,
    attempt: Int,
    _ passage: Passage?,
    isHeard: Bool
  ) {
    let options = question.options(for: id, attempt: attempt)
    let evidence = passage.flatMap { Evidence(question.evidence, in: $0) }
    self.evidence = evidence
    prompt = question.prompt
    solution = question.key.text
    answering = .choose(options)
    numbered = options.map(\.text)
    hint = { Hint.step($0, for: options, evidence) }
    explained = .choice(ChoiceQuestion(question, passage, evidence, isHeard: isHeard))
    accepted = [AnswerPattern(literal: question.key.text)]
  }

  private init(
    _ translation: Translation,
    id: ItemID,
    _ lexicon: LexiconSource,
    _ practices: [Practice]
  ) throws(PreparationError) {
    let patterns = try Self.patterns(translation.accepted, id: id)
    let traps = try Self.traps(translation.traps, id: id)
    let grader = TranslationGrader(accepted: patterns, traps: traps)
    let (english, solution) = (translation.prompt, patterns.first?.shown ?? "")
    self.init(english: english, solution: solution, patterns) { answer, isStrict in
      let witness = { lexicon.witness(english: english, practices: practices) }
      return grader.judge(answer, strict: isStrict, witness: witness())
    }
  }

  private init(_ card: Card, id: ItemID, _ grader: WordGrader) {
    let english = card.meanings.joined(separator: "; ")
    self.init(english: english, solution: card.word, grader.patterns) {
      grader.judge($0, strict: $1)
    }
  }

  private init(
    english: String,
    solution: String,
    _ patterns: [AnswerPattern],
    mark: @escaping TextMark
  ) {
    self.init(
      prompt: english,
      solution: solution,
      explained: .translation(english: english),
      patterns,
      hint: { Hint.step($0, for: solution) },
      mark: mark
    )
  }

  /// Prepares a task whose answer is written.
  init(
    prompt: String,
    solution: String,
    explained: ExplanationRequest.Task,
    _ patterns: [AnswerPattern],
    hint: @escaping @Sendable (Int) -> Hint,
    mark: @escaping TextMark
  ) {
    self.prompt = prompt
    self.solution = solution
    answering = .write(mark)
    self.hint = hint
    self.explained = explained
    accepted = patterns
  }

  private init(_ dictation: Dictation) {
    let sentence = dictation.sentence
    let grader = DictationGrader(transcript: sentence)
    prompt = ""
    solution = sentence
    // Only translations have a strict mark.
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
    explained = .speech
    accepted = [AnswerPattern(literal: sentence)]
  }

  private init(_ task: Monologue) {
    let points = task.points.map { (note: $0.note.text, evidence: $0.evidence?.text) }
    prompt = task.prompt
    solution = task.text
    answering = .tell(MonologueGrader(points: points, length: task.length))
    hint = { Hint.step($0, for: task) }
    explained = .monologue(MonologueQuestion(prompt: task.prompt, notes: points.map(\.note)))
    accepted = [AnswerPattern(literal: task.text)]
    self.points = points.map(\.note)
  }
}

extension PreparedTask {
  static func patterns(
    _ sources: [LocatedText],
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

  static func traps(
    _ mistakes: [ExpectedMistake],
    id: ItemID
  ) throws(PreparationError) -> [Trap] {
    let patterns = try patterns(mistakes.map(\.answer), id: id)
    return zip(patterns, mistakes).map { Trap(pattern: $0, feedback: $1.feedback) }
  }
}

extension ChoiceQuestion {
  /// The question for a model, with the lines of the passage that decide it.
  fileprivate init(_ question: Question, _ passage: Passage?, _ evidence: Evidence?, isHeard: Bool)
  {
    self.init(
      question.prompt,
      lines: ChoiceQuestion.lines(
        of: passage?.paragraphs ?? [],
        around: evidence?.quotations ?? [],
        sentences: evidence?.lines.map(\.text) ?? []
      ),
      evidence: evidence?.quotations ?? [],
      options: question.options.map(\.text),
      isHeard: isHeard
    )
  }
}
