public import Curriculum
public import Patterns
public import Scoring
import Turkish

/// What is asked about one answer: to explain the findings of the grader, and nothing else.
public struct ExplanationRequest: Sendable, Equatable {
  /// The item's lasting name, or what stands for it where a sentence has none.
  public let subject: String
  public let task: Task
  public let accepted: [AnswerPattern]
  /// As it was given.
  public let answer: String
  /// The accepted answer nearest to it.
  public let rightAnswer: String
  public let verdict: Verdict
  /// The most telling first, at most ``mostFindings``.
  public let findings: [NumberedFinding]
  /// What the author of the item says of this very answer.
  public let teacherNote: String?
  public let level: Level
  public let language: TeachingLanguage

  /// What the learner was to do.
  public enum Task: Sendable, Equatable {
    case translation(english: String)
    case dictation
  }

  /// More would make an explanation that nobody reads.
  public static let mostFindings = 3
  /// In Unicode scalars; no sentence of a course is longer.
  public static let longestText = 400
  /// Other right answers that are shown to the model.
  private static let mostAlternatives = 3

  /// The name of the question for the cache and the queue: the same for the same question.
  ///
  /// A hash over the item, what it asks and accepts, the normalised answer, what was found in it,
  /// level, language, prompt and model. So an edited item, a better grader or another prompt asks
  /// anew, and another way of typing the same answer does not.
  public func key(promptHash: String, model: String) -> String {
    var fields = ["explanation 1", subject, english ?? "", String(accepted.count)]
    fields += accepted.map(\.source)
    fields += [rightAnswer, Self.normalized(answer), teacherNote ?? ""]
    fields += findings.flatMap { finding in
      [finding.category.rawValue, finding.expected, Self.normalized(finding.found)]
    }
    fields += [level.rawValue, language.code, promptHash, model]
    return SHA256.hex(of: fields)
  }

  /// The values for a prompt ``PromptName/explainError``.
  public var values: [String: PromptValue] {
    var values = PromptName.flags(of: level)
    values["language"] = .text(language.name)
    values["in_english"] = .flag(language.base == TeachingLanguage.english.base)
    if let english { values["english"] = Self.text(english) }
    values["heard"] = .flag(task == .dictation)
    values["answer"] = Self.text(answer)
    values["right_answer"] = Self.text(rightAnswer)
    values["also_accepted"] = .list(alternatives.map(Self.text))
    values["findings"] = .list(findings.map(\.value))
    values["passes"] = .flag(verdict.passes)
    if let teacherNote { values["teacher_note"] = Self.text(teacherNote) }
    for category in Finding.Category.allCases {
      values[category.rawValue] = .flag(findings.contains { $0.category == category })
    }
    return values
  }

  /// The messages that ask for the explanation.
  ///
  /// - Throws: ``PromptError`` if the template is one of another prompt.
  public func messages(_ template: PromptTemplate) throws(PromptError) -> [PromptMessage] {
    try template.render(values)
  }

  var english: String? {
    switch task {
    case .translation(let english): english
    case .dictation: nil
    }
  }

  private static func normalized(_ text: String) -> String {
    CodePage.decode(Normalization.bytes(of: text))
  }

  /// Other accepted answers: the shown form of each pattern first.
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
}

extension ExplanationRequest {
  /// Takes the judgement of an answer and what the program says of each of its findings.
  ///
  /// Nil if there is nothing to explain. `sentences` go with the findings one by one.
  public init?(
    subject: String,
    task: Task,
    accepted: [AnswerPattern],
    judgement: Judgement,
    sentences: [String],
    level: Level,
    language: TeachingLanguage
  ) {
    guard !judgement.findings.isEmpty || judgement.trap != nil else { return nil }
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
  }
}
