package import Curriculum
import Patterns
import Scoring

/// Renderings of all prompts with sample data, to show what would be sent and to find errors.
package enum SamplePrompts {
  /// Returns all prompts of a library at a level, each with its messages or its error.
  package static func renderings(of library: PromptLibrary, level: Level) -> [SampleRendering] {
    library.templates.map { entry in
      do throws(PromptError) {
        let content = try entry.content.get()
        let messages = try messages(content, level: level)
        return SampleRendering(
          file: entry.file,
          messages: .success(messages),
          schema: content.template.schema
        )
      } catch {
        return SampleRendering(file: entry.file, messages: .failure(error), schema: nil)
      }
    }
  }

  /// Renders all samples and returns the messages of the first.
  private static func messages(
    _ content: PromptLibrary.Entry.Content,
    level: Level
  ) throws(PromptError) -> [PromptMessage] {
    let template = content.template
    let requests = requests(level: level, language: content.language)
    var all: [[PromptMessage]] = []
    switch content.name {
    case .explainError:
      for request in requests + forms(level: level, language: content.language) {
        all.append(try request.messages(template))
      }
    case .explainDictation:
      let request = dictation(level: level, language: content.language)
      all = try rendering(request, template)
    case .explainChoice:
      all = try rendering(choice(level: level, language: content.language), template)
    case .explainSpeech:
      all = try rendering(speech(level: level, language: content.language), template)
    case .commentMonologue:
      all = try rendering(monologue(level: level, language: content.language), template)
    case .secondOpinion:
      let request = unsureRequest(level: level, language: content.language)
      all = try rendering(request, template)
    case .explainDifferently, .anotherExample:
      let kind: FollowUp.Kind =
        content.name == .anotherExample ? .anotherExample : .explainDifferently
      let choice = choice(level: level, language: content.language)
      for request in requests + [choice].compactMap(\.self) {
        let followUp = FollowUp(kind, request: request, explanation: reply)
        all.append(try template.render(followUp.values))
      }
    case .chat:
      for context in contexts(level: level) {
        let turns = [ChatTurn(.learner, "“Okulda gidiyorum” neden yanlış?")]
        let request = TutorRequest(context: context, language: content.language, turns: turns)
        all.append(try request.messages(template))
      }
    }
    return all.first ?? []
  }

  private static func rendering(
    _ request: ExplanationRequest?,
    _ template: PromptTemplate
  ) throws(PromptError) -> [[PromptMessage]] {
    try request.map { request throws(PromptError) in [try request.messages(template)] } ?? []
  }

  private static func requests(
    level: Level,
    language: TeachingLanguage
  ) -> [ExplanationRequest] {
    let accepted = [AnswerPattern(literal: "Okula gidiyorum.")]
    let trap = Trap(
      pattern: AnswerPattern(literal: "Okulu gidiyorum."),
      feedback: "gitmek asks “where to?”, not “what?”."
    )
    let grader = TranslationGrader(accepted: accepted, traps: [trap])
    return ["Okulda gidiyorum.", "Okulu gidiyorum."].compactMap { answer in
      let judgement = grader.judge(answer)
      return ExplanationRequest(
        subject: "sample",
        task: .translation(english: "I am going to school."),
        accepted: accepted,
        judgement: judgement,
        sentences: judgement.findings.map { "The right form is \($0.expected), not \($0.found)." },
        level: level,
        language: language
      )
    }
  }

  private static func forms(level: Level, language: TeachingLanguage) -> [ExplanationRequest] {
    let accepted = [AnswerPattern(literal: "Okula gidiyorum.")]
    let judgement = TranslationGrader(accepted: accepted).judge("Okulda gidiyorum.")
    let forms: [FormQuestion] = [
      .gap(sentence: "Okul____ gidiyorum.", cue: "to"),
      .order(pieces: ["gidiyorum", "okula"]),
      .transformation(source: "Okula gidiyor.", key: "ben"),
      .correction(paragraph: "Okulda gidiyor. Geç kaldi."),
      .matching(instruction: "Match.", firsts: ["okul", "ev"], seconds: ["home", "school"]),
      .dialogue(turns: ["Ali: Nereye?", "Sen: …"], cue: "You are going to school."),
    ]
    return forms.compactMap { form in
      ExplanationRequest(
        subject: "sample",
        task: .form(form),
        accepted: accepted,
        judgement: judgement,
        sentences: judgement.findings.map { "The right form is \($0.expected), not \($0.found)." },
        level: level,
        language: language
      )
    }
  }

  private static func dictation(
    level: Level,
    language: TeachingLanguage
  ) -> ExplanationRequest? {
    let judgement = DictationGrader(transcript: "Okula gidiyorum.").judge("okula gıdıyorum")
    return ExplanationRequest(
      subject: "sample",
      task: .dictation,
      accepted: [AnswerPattern(literal: "Okula gidiyorum.")],
      judgement: judgement,
      sentences: judgement.findings.map { "The right form is \($0.expected), not \($0.found)." },
      level: level,
      language: language
    )
  }

  private static func choice(level: Level, language: TeachingLanguage) -> ExplanationRequest? {
    let text = "Otobüs gelmedi, bu yüzden Ali okula yürüyerek gitti."
    return ExplanationRequest(
      subject: "sample",
      choice: ChoiceQuestion(
        "Ali okula nasıl gitti?",
        lines: [text],
        evidence: ["yürüyerek gitti"],
        options: ["Yürüyerek", "Otobüsle", "Trenle", "Arabayla"],
        isHeard: false
      ),
      taken: "Otobüsle",
      key: "Yürüyerek",
      reason: "The bus is in the text, but it did not come.",
      level: level,
      language: language
    )
  }

  private static func speech(level: Level, language: TeachingLanguage) -> ExplanationRequest? {
    ExplanationRequest(
      subject: "sample",
      sentence: "Elli kişi okula gidiyor.",
      speech: SpeechGrader(target: "Elli kişi okula gidiyor.").judge("Eli kişi okula gidiyor."),
      explaining: { _ in "ll is held longer than l." },
      level: level,
      language: language
    )
  }

  private static func monologue(level: Level, language: TeachingLanguage) -> ExplanationRequest? {
    let points: [(note: String, evidence: String?)] = [("who it is", nil), ("why", "çünkü")]
    let told = "Komşum Ayla Hanım çok iyi bir insan. Onu çok seviyorum."
    return ExplanationRequest(
      subject: "sample",
      told: MonologueQuestion(
        prompt: "Tell about somebody in your street.",
        notes: points.map(\.note)
      ),
      judgement: MonologueGrader(points: points, length: 8...40).judge(told),
      model: "Komşum Ayla Hanım emekli bir öğretmen. Onu seviyorum, çünkü hep gülüyor.",
      level: level,
      language: language
    )
  }

  private static func unsureRequest(
    level: Level,
    language: TeachingLanguage
  ) -> ExplanationRequest? {
    let accepted = [AnswerPattern(literal: "Okula gidiyorum.")]
    var judgement = TranslationGrader(accepted: accepted).judge("Mektebe gidiyorum.")
    judgement.verdict = .unsure
    judgement.findings = []
    judgement.differences = [.init(expected: "Okula", found: "Mektebe")]
    return ExplanationRequest(
      subject: "sample",
      task: .translation(english: "I am going to school."),
      accepted: accepted,
      judgement: judgement,
      sentences: [],
      level: level,
      language: language
    )
  }

  private static func contexts(level: Level) -> [ChatContext] {
    let lesson = LessonInView(
      title: "Günlük hayat",
      unit: "A1.5",
      skill: .writing,
      grammar: [GrammarTag(rawValue: "dative")]
    )
    let mistake = RecentMistake(
      english: "I am going to school.",
      answer: "Okulda gidiyorum.",
      rightAnswer: "Okula gidiyorum.",
      categories: [.case]
    )
    let whole = ChatContext(level: level, lesson: lesson, mistakes: [mistake])
    var closed = whole
    closed.shared = []
    return [whole, closed]
  }

  private static let reply = ExplanationReply(
    verdictAgrees: true,
    edits: [.init(id: 1, category: .finding(.case), rule: "gitmek takes -e or -a.")],
    corrected: "Okula gidiyorum.",
    example: ExampleReply(turkish: "Ali eve gidiyor.", gloss: "Ali is going home."),
    hint: nil,
    confidence: .high,
    explanation: "You wrote okul-da, “at school”; gitmek asks where to: okul-a."
  )
}

/// A prompt file rendered with sample data.
package struct SampleRendering: Sendable {
  package let file: PromptFile
  package let messages: Result<[PromptMessage], PromptError>
  /// The JSON schema of the reply.
  package let schema: String?
}
