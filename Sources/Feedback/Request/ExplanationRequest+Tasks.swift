package import Curriculum
import Patterns
package import Scoring

extension ExplanationRequest {
  /// Creates a question about a wrong choice; nil if the option taken is the key.
  ///
  /// `reason` is why somebody may take the option and why it is wrong, as the author says it.
  package init?(
    subject: String,
    choice: ChoiceQuestion,
    taken: String,
    key: String,
    reason: String?,
    level: Level,
    language: TeachingLanguage
  ) {
    guard taken != key else { return nil }
    self.init(
      subject: subject,
      task: .choice(choice),
      accepted: [AnswerPattern(literal: key)],
      answer: taken,
      rightAnswer: key,
      verdict: .wrong,
      findings: [],
      teacherNote: reason,
      level: level,
      language: language
    )
  }

  /// Creates a question about a sentence read aloud; nil if all of it was heard, or nothing.
  ///
  /// `explaining` says what is wrong with a word, or why it was heard as another.
  package init?(
    subject: String,
    sentence: String,
    speech: SpeechJudgement,
    explaining: (SpeechFinding) -> String,
    level: Level,
    language: TeachingLanguage
  ) {
    let findings = speech.toExplain.prefix(Self.mostFindings).enumerated()
    guard speech.isExplicable else { return nil }
    self.init(
      subject: subject,
      task: .speech,
      accepted: [AnswerPattern(literal: sentence)],
      answer: speech.transcript,
      rightAnswer: sentence,
      verdict: speech.verdict,
      findings: findings.map { place, finding in
        NumberedFinding(id: place + 1, finding, sentence: explaining(finding))
      },
      teacherNote: nil,
      level: level,
      language: language
    )
  }

  /// Creates a question about sentences that were told freely; nil if there are no words.
  ///
  /// `model` is what the learner sees afterwards.
  package init?(
    subject: String,
    told: MonologueQuestion,
    judgement: MonologueJudgement,
    model: String,
    level: Level,
    language: TeachingLanguage
  ) {
    guard judgement.isExplicable else { return nil }
    var told = told
    told.notFound = judgement.notFound.map(\.note)
    self.init(
      subject: subject,
      task: .monologue(told),
      accepted: [AnswerPattern(literal: model)],
      answer: judgement.transcript,
      rightAnswer: model,
      verdict: .correct,
      findings: [],
      teacherNote: nil,
      level: level,
      language: language
    )
  }
}

extension MonologueJudgement {
  /// Whether a model can be asked for a comment: something was told.
  package var isExplicable: Bool { wordCount > 0 }
}

/// A word of a sentence read aloud that was heard as another, or not at all.
package enum SpeechFinding: Sendable, Equatable {
  /// A content word that is another word, or missing.
  case finding(Finding)
  /// A word that sounds like what was heard.
  case misheard(SpeechJudgement.Misheard)
  /// A word that was not heard.
  case missing(String)

  fileprivate var expected: String {
    switch self {
    case .finding(let finding): finding.expected
    case .misheard(let word): word.expected
    case .missing(let word): word
    }
  }
}

extension SpeechJudgement {
  /// Whether a model can be asked about it: something was heard, but not every word.
  package var isExplicable: Bool {
    transcript.contains(where: \.isLetter) && !toExplain.isEmpty
  }

  /// The findings, then the words heard as others, then the words not heard; each word once.
  fileprivate var toExplain: [SpeechFinding] {
    let missing = words.filter { $0.mark == .missing }.map { SpeechFinding.missing($0.text) }
    let all = findings.map(SpeechFinding.finding) + misheard.map(SpeechFinding.misheard) + missing
    return all.reduce(into: []) { kept, finding in
      if !kept.contains(where: { $0.expected == finding.expected }) { kept.append(finding) }
    }
  }
}

extension NumberedFinding {
  fileprivate init(id: Int, _ finding: SpeechFinding, sentence: String) {
    switch finding {
    case .finding(let finding): self.init(id: id, finding, sentence: sentence)
    case .misheard(let word):
      self.init(id: id, expected: word.expected, heard: word.heard, sentence: sentence)
    case .missing(let word): self.init(id: id, expected: word, heard: "", sentence: sentence)
    }
  }
}
