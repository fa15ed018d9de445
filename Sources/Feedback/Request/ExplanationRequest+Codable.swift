import Curriculum
import Patterns
import Scoring

/// The form in which a question waits in the queue.
extension ExplanationRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case subject, english, choice, form, isSpeech = "speech", told = "monologue", accepted, answer
    case rightAnswer = "right_answer"
    case verdict, findings
    case teacherNote = "teacher_note"
    case level, language
  }

  /// Decodes a question.
  ///
  /// - Throws: `DecodingError`, also for an invalid pattern.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let accepted = try values.decode([WrittenPattern].self, forKey: .accepted)
    let findings = try values.decode([NumberedFinding].self, forKey: .findings)
    self.init(
      subject: try values.decode(String.self, forKey: .subject),
      task: try Self.task(values),
      accepted: accepted.map(\.pattern),
      answer: try values.decode(String.self, forKey: .answer),
      rightAnswer: try values.decode(String.self, forKey: .rightAnswer),
      verdict: try values.decode(Verdict.self, forKey: .verdict),
      findings: Array(findings.prefix(Self.mostFindings)),
      teacherNote: try values.decodeIfPresent(String.self, forKey: .teacherNote),
      level: try values.decode(Level.self, forKey: .level),
      language: try values.decode(TeachingLanguage.self, forKey: .language)
    )
  }

  /// Reads the task; without a field of its own it is a dictation.
  private static func task(_ values: KeyedDecodingContainer<CodingKeys>) throws -> Task {
    if let english = try values.decodeIfPresent(String.self, forKey: .english) {
      return .translation(english: english)
    }
    if let choice = try values.decodeIfPresent(ChoiceQuestion.self, forKey: .choice) {
      return .choice(choice)
    }
    if let form = try values.decodeIfPresent(FormQuestion.self, forKey: .form) {
      return .form(form)
    }
    if let told = try values.decodeIfPresent(MonologueQuestion.self, forKey: .told) {
      return .monologue(told)
    }
    return try values.decodeIfPresent(Bool.self, forKey: .isSpeech) == true ? .speech : .dictation
  }

  /// Encodes the question.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(subject, forKey: .subject)
    try values.encodeIfPresent(english, forKey: .english)
    try values.encodeIfPresent(choice, forKey: .choice)
    try values.encodeIfPresent(form, forKey: .form)
    try values.encodeIfPresent(told, forKey: .told)
    if task == .speech { try values.encode(true, forKey: .isSpeech) }
    try values.encode(accepted.map(WrittenPattern.init), forKey: .accepted)
    try values.encode(answer, forKey: .answer)
    try values.encode(rightAnswer, forKey: .rightAnswer)
    try values.encode(verdict, forKey: .verdict)
    try values.encode(findings, forKey: .findings)
    try values.encodeIfPresent(teacherNote, forKey: .teacherNote)
    try values.encode(level, forKey: .level)
    try values.encode(language, forKey: .language)
  }
}

/// The source of an accepted answer, and whether its brackets are literal.
private struct WrittenPattern: Codable {
  let pattern: AnswerPattern

  private enum CodingKeys: String, CodingKey {
    case text, literal
  }

  init(_ pattern: AnswerPattern) { self.pattern = pattern }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .text)
    if try values.decode(Bool.self, forKey: .literal) {
      pattern = AnswerPattern(literal: text)
      return
    }
    do {
      pattern = try AnswerPattern(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .text,
        in: values,
        debugDescription: error.description
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(pattern.source, forKey: .text)
    try values.encode((try? AnswerPattern(pattern.source)) != pattern, forKey: .literal)
  }
}
