package import Coordination
package import Curriculum
import Explanations
package import Feedback
package import Patterns
import Scoring

extension ExplanationRequest {
  /// Creates a question about an answer of any kind; nil if there is nothing to explain.
  package init?(
    _ outcome: Outcome,
    subject: String,
    task: Task,
    accepted: [AnswerPattern],
    level: Level,
    language: TeachingLanguage
  ) {
    switch (outcome, task) {
    case (.text(let judgement), _):
      self.init(
        subject: subject,
        task: task,
        accepted: accepted,
        judgement: judgement,
        sentences: judgement.findings.map { Self.sentence($0, task: task) },
        level: level,
        language: language
      )
    case (.choice(let chosen, let key), .choice(let choice)):
      self.init(
        subject: subject,
        choice: choice,
        taken: chosen.text,
        key: key,
        reason: chosen.reason?.text(in: language),
        level: level,
        language: language
      )
    case (.speech(let judgement), .speech):
      guard let sentence = accepted.first?.shown else { return nil }
      self.init(
        subject: subject,
        sentence: sentence,
        speech: judgement,
        explaining: Self.sentence,
        level: level,
        language: language
      )
    case (.told(let judgement), .monologue(let told)):
      guard let model = accepted.first?.shown else { return nil }
      self.init(
        subject: subject,
        told: told,
        judgement: judgement,
        model: model,
        level: level,
        language: language
      )
    case (.choice, _), (.speech, _), (.told, _), (.rated, _), (.revealed, _): return nil
    }
  }

  /// The grader's sentence; of a dictation first how the two words sound.
  private static func sentence(_ finding: Finding, task: Task) -> String {
    let sentence = FindingExplanation(finding).sentence
    guard task == .dictation, let sound = SoundExplanation(dictated: finding) else {
      return sentence
    }
    return "\(sound.sentence(in: .english)) \(sentence)"
  }

  private static func sentence(_ finding: SpeechFinding) -> String {
    switch finding {
    case .finding(let finding): FindingExplanation(finding).sentence
    case .misheard(let word):
      SoundExplanation(expected: word.expected, heard: word.heard, reasons: word.reasons)?
        .sentence(in: .english) ?? "“\(word.expected)” was heard as “\(word.heard)”."
    case .missing(let word): "“\(word)” was not heard."
    }
  }
}

extension OptionReason {
  /// The reason in Turkish for an explanation in Turkish, if the lesson has it.
  fileprivate func text(in language: TeachingLanguage) -> String {
    language.base == TeachingLanguage.turkish.base ? turkish ?? english : english
  }
}
