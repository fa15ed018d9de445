package import Curriculum
package import Patterns
package import Scoring
import Turkish

/// A question about one answer: to explain the findings of the grader, or for a second opinion on an
/// answer that is unsure.
package struct ExplanationRequest: Sendable, Equatable {
  /// The id of the item, or another name if there is no item.
  package let subject: String
  package let task: Task
  package let accepted: [AnswerPattern]
  /// The answer as given.
  package let answer: String
  /// The nearest accepted answer.
  package let rightAnswer: String
  package let verdict: Verdict
  /// The findings, the most important first, at most ``mostFindings``.
  package let findings: [NumberedFinding]
  /// What differs in an unsure answer, at most ``mostFindings``; empty for a request that was kept.
  package var differences: [Judgement.Difference] = []
  /// The item's explanation of a trap, if the answer is one.
  package let teacherNote: String?
  package let level: Level
  package let language: TeachingLanguage

  /// The task of the learner.
  package enum Task: Sendable, Equatable {
    case translation(english: String)
    case dictation
    /// The answer is the option taken, the right answer is the key.
    case choice(ChoiceQuestion)
    /// A sentence read aloud; the answer is the transcript of the recogniser.
    case speech
    /// A gap, an order or a transformation; the answer is the whole sentence.
    case form(FormQuestion)
    /// Sentences that the learner told freely; the right answer is a model.
    case monologue(MonologueQuestion)

    /// The exercise on a form; nil for other tasks.
    package var form: FormQuestion? {
      switch self {
      case .form(let form): form
      case .translation, .dictation, .choice, .speech, .monologue: nil
      }
    }
  }

  /// The most findings in a question; with more, nobody would read the explanation.
  package static let mostFindings = 3
  /// The longest text of a value, in Unicode scalars; no sentence of a course is longer.
  package static let longestText = 400
  /// The longest text that a learner has told, in Unicode scalars.
  private static let longestMonologue = 1_500
  /// The longest line of a text, in Unicode scalars.
  private static let longestLine = 1_000
  /// The most other accepted answers that the model gets.
  private static let mostAlternatives = 3

  /// Returns the key of the question for the cache and the queue.
  ///
  /// It is a hash over the item with its task and accepted answers, the normalised answer, the findings,
  /// level, language, prompt and model. So the question is new after a change of the item, the grader
  /// or the prompt, but not if the same answer is typed in another way.
  package func key(promptHash: String, model: String) -> String {
    var fields = ["explanation 1", subject, english ?? "", String(accepted.count)]
    fields += accepted.map(\.source)
    fields += [rightAnswer, Self.normalized(answer), teacherNote ?? ""]
    fields += findings.flatMap { finding in
      [finding.category.rawValue, finding.expected, Self.normalized(finding.found)]
    }
    fields += [level.rawValue, language.code, promptHash, model]
    // Earlier versions hash nothing more for the other tasks, and their replies are kept.
    switch task {
    case .choice(let choice):
      fields += ["choice", choice.question] + choice.lines + choice.evidence + choice.options
    case .speech: fields.append("speech")
    case .form(let form): fields += ["form", form.name] + form.texts
    case .monologue(let told): fields += ["monologue", told.prompt] + told.notes + told.notFound
    case .translation, .dictation: break
    }
    return SHA256.hex(of: fields)
  }

  /// The prompt that asks the question.
  package var prompt: PromptName {
    if isForOpinion { return .secondOpinion }
    return switch task {
    case .translation, .form: .explainError
    case .dictation: .explainDictation
    case .choice: .explainChoice
    case .speech: .explainSpeech
    case .monologue: .commentMonologue
    }
  }

  /// Whether it asks for a second opinion; then there are no findings.
  package var isForOpinion: Bool { verdict == .unsure && findings.isEmpty }

  /// Whether it asks for a comment on sentences that have no mark.
  package var isForComment: Bool { told != nil }

  /// The values for its ``prompt``.
  package var values: [String: PromptValue] {
    var values = PromptName.flags(of: level)
    values["language"] = .text(language.name)
    values["in_english"] = .flag(language.base == TeachingLanguage.english.base)
    if let english { values["english"] = Self.text(english) }
    if let choice {
      values["question"] = Self.text(choice.question)
      values["lines"] = .list(choice.lines.map { .text(ForeignText.cut($0, to: Self.longestLine)) })
      values["read"] = .flag(!choice.isHeard)
      values["evidence"] = .list(choice.evidence.map(Self.text))
    }
    if let form { values.merge(Self.values(of: form)) { $1 } }
    if let told {
      values["prompt"] = Self.text(told.prompt)
      values["notes"] = .list(told.notes.map(Self.text))
      values["not_found"] = .list(told.notFound.map(Self.text))
    }
    values["heard"] = .flag(choice?.isHeard ?? (task == .dictation))
    let longest = isForComment ? Self.longestMonologue : Self.longestText
    values["answer"] = .text(ForeignText.cut(answer, to: longest))
    values["right_answer"] = .text(ForeignText.cut(rightAnswer, to: longest))
    values["also_accepted"] = .list(alternatives.map(Self.text))
    values["findings"] = .list(findings.map(\.value))
    values["passes"] = .flag(verdict.passes)
    if isForOpinion { values["differences"] = .list(differences.map(\.value)) }
    if let teacherNote { values["teacher_note"] = Self.text(teacherNote) }
    for category in Finding.Category.allCases {
      values[category.rawValue] = .flag(findings.contains { $0.category == category })
    }
    return values
  }

  /// Returns the messages that ask for the explanation.
  ///
  /// - Throws: ``PromptError`` if the template is of another prompt.
  package func messages(_ template: PromptTemplate) throws(PromptError) -> [PromptMessage] {
    try template.render(values)
  }

  var english: String? {
    switch task {
    case .translation(let english): english
    case .dictation, .choice, .speech, .form, .monologue: nil
    }
  }

  var form: FormQuestion? { task.form }

  /// The question with its options; nil for other tasks.
  package var choice: ChoiceQuestion? {
    switch task {
    case .choice(let choice): choice
    case .translation, .dictation, .speech, .form, .monologue: nil
    }
  }

  /// What was to be told; nil for other tasks.
  var told: MonologueQuestion? {
    switch task {
    case .monologue(let told): told
    case .translation, .dictation, .choice, .speech, .form: nil
    }
  }

  private static func normalized(_ text: String) -> String {
    CodePage.decode(Normalization.bytes(of: text))
  }

  /// Other accepted answers; the shown form of each pattern comes first.
  private var alternatives: [String] {
    let shown = accepted.prefix(Self.mostAlternatives).map(\.shown)
    let more = accepted.first?.expansions(limit: Self.mostAlternatives + 1) ?? []
    var forms: [String] = []
    for form in shown + more where form != rightAnswer && !forms.contains(form) {
      forms.append(form)
    }
    return Array(forms.prefix(Self.mostAlternatives))
  }

  private static func text(_ text: String) -> PromptValue {
    .text(ForeignText.cut(text, to: longestText))
  }

  private static func values(of form: FormQuestion) -> [String: PromptValue] {
    var values: [String: PromptValue] = [:]
    switch form {
    case .gap(let sentence, _): values["gap"] = text(sentence)
    case .order(let pieces): values["pieces"] = .list(pieces.map(text))
    case .transformation(let source, _): values["source"] = text(source)
    case .correction(let paragraph): values["paragraph"] = text(paragraph)
    case .matching(let instruction, let firsts, let seconds):
      values["matching"] = text(instruction)
      values["firsts"] = .list(firsts.map(text))
      values["seconds"] = .list(seconds.map(text))
    case .dialogue(let turns, _): values["turns"] = .list(turns.map(text))
    }
    if let cue = form.cue { values["cue"] = text(cue) }
    return values
  }
}

extension ExplanationRequest {
  /// Creates a question from the judgement of an answer; nil if there is nothing to explain.
  ///
  /// `sentences` are the program's explanations of the findings, in the same order.
  package init?(
    subject: String,
    task: Task,
    accepted: [AnswerPattern],
    judgement: Judgement,
    sentences: [String],
    level: Level,
    language: TeachingLanguage
  ) {
    guard judgement.isExplicable(to: task) else { return nil }
    let findings = judgement.findings.prefix(Self.mostFindings).enumerated()
    self.init(
      subject: subject,
      task: task,
      accepted: accepted,
      answer: judgement.answer,
      rightAnswer: judgement.nearest,
      verdict: judgement.verdict,
      findings: findings.map { place, finding in
        let sentence = place < sentences.count ? sentences[place] : ""
        return NumberedFinding(id: place + 1, finding, sentence: sentence)
      },
      teacherNote: judgement.trap,
      level: level,
      language: language
    )
    if isForOpinion { differences = Array(judgement.differences.prefix(Self.mostFindings)) }
  }
}

extension Judgement.Difference {
  fileprivate var value: PromptValue {
    .fields([
      .init("listed", .text(ForeignText.cut(expected, to: ExplanationRequest.longestText))),
      .init("typed", .text(ForeignText.cut(found, to: ExplanationRequest.longestText))),
    ])
  }
}

extension Judgement {
  /// Whether a model can be asked about the answer: about its findings, or whether it means the same.
  package func isExplicable(to task: ExplanationRequest.Task) -> Bool {
    if !findings.isEmpty || trap != nil { return true }
    return switch task {
    case .translation(let english): !english.isEmpty && verdict == .unsure && practised == nil
    // Nothing in another language says what the sentence must mean, so there is no second opinion.
    case .dictation, .choice, .speech, .form, .monologue: false
    }
  }
}
