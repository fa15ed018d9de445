import Curriculum
import Feedback
import Patterns
import Scoring
import Testing

/// Questions about gaps, orders and transformations.
@Suite struct FormQuestionTests {
  static func gap(cue: String? = "ben") throws -> ExplanationRequest {
    let form = FormQuestion.gap(sentence: "Ben yorgun____ ama iyiyim.", cue: cue)
    return try request(form, "Ben yorgunum ama iyiyim.", "Ben yorgunim ama iyiyim.")
  }

  static func order() throws -> ExplanationRequest {
    let form = FormQuestion.order(pieces: ["kitap", "parkta", "Ayşe", "okuyor"])
    return try request(form, "Ayşe parkta kitap okuyor.", "Kitap Ayşe parkta okuyor.")
  }

  static func transformation() throws -> ExplanationRequest {
    let form = FormQuestion.transformation(source: "Ben mutluyum.", key: "biz")
    return try request(form, "Biz mutluyuz.", "Biz mutlusunuz.")
  }

  static func dialogue() throws -> ExplanationRequest {
    let form = FormQuestion.dialogue(turns: ["Ali: Yorgun musun?", "Sen: …"], cue: "You are.")
    return try request(form, "Evet, yorgunum.", "Evet, yorgunim.")
  }

  static func correction() throws -> ExplanationRequest {
    let form = FormQuestion.correction(paragraph: "Okulda gidiyorum. Herkez geldi.")
    return try request(form, "Okula gidiyorum. Herkes geldi.", "Okulda gidiyorum. Herkes geldi.")
  }

  static func matching() throws -> ExplanationRequest {
    let right = "ev – house / göz – eye"
    let form = FormQuestion.matching(
      instruction: "Match.",
      firsts: ["ev", "göz"],
      seconds: ["eye", "house"]
    )
    let parts = [("ev", "house", "eye"), ("göz", "eye", "house")].map {
      Judgement.Part(name: $0.0, expected: $0.1, found: $0.2)
    }
    let judgement = Judgement(parts: parts, answer: "ev – eye / göz – house", nearest: right)
    return try #require(
      ExplanationRequest(
        subject: "a1-u1-practice#item",
        task: .form(form),
        accepted: [AnswerPattern(literal: right)],
        judgement: judgement,
        sentences: judgement.findings.map { "\($0.expected), not \($0.found)." },
        level: .a1,
        language: .english
      )
    )
  }

  private static func request(
    _ form: FormQuestion,
    _ right: String,
    _ answer: String,
    _ language: TeachingLanguage = .english
  ) throws -> ExplanationRequest {
    let accepted = [AnswerPattern(literal: right)]
    let judgement = TranslationGrader(accepted: accepted).judge(answer)
    return try #require(
      ExplanationRequest(
        subject: "a1-u1-practice#item",
        task: .form(form),
        accepted: accepted,
        judgement: judgement,
        sentences: judgement.findings.map { "\($0.expected), not \($0.found)." },
        level: .a1,
        language: language
      )
    )
  }

  private static func task(_ request: ExplanationRequest, _ code: String = "en") throws -> String {
    let language = try #require(TeachingLanguage(code: code))
    let template = try PromptLibrary().template(request.prompt, in: language)
    return try #require(try request.messages(template).last?.text)
  }

  @Test func `the prompt has the task, the whole sentence, the right one and the findings`() throws
  {
    #expect(
      try Self.task(Self.gap()) == """
        Sentence with a gap to fill: "Ben yorgun____ ama iyiyim."
        Given with it: "ben"
        Learner's answer: "Ben yorgunim ama iyiyim."
        Right answer: "Ben yorgunum ama iyiyim."
        Findings: [{"id": 1, "category": "harmony", "expected": "yorgunum", "found": "yorgunim", \
        "grader": "yorgunum, not yorgunim."}]
        """
    )
    #expect(try !Self.task(Self.gap(cue: nil)).contains("Given with it"))
    #expect(
      try Self.task(Self.order()).hasPrefix(
        """
        Pieces to put in order: ["kitap", "parkta", "Ayşe", "okuyor"]
        Learner's answer: "Kitap Ayşe parkta okuyor."
        """
      )
    )
    #expect(
      try Self.task(Self.transformation()).hasPrefix(
        """
        Sentence to say another way: "Ben mutluyum."
        Given with it: "biz"
        Learner's answer: "Biz mutlusunuz."
        """
      )
    )
  }

  @Test func `the prompt has what is to be matched, and each wrong pair as a finding`() throws {
    #expect(
      try Self.task(Self.matching()).hasPrefix(
        """
        Pairs to match: "Match." ["ev", "göz"] with ["eye", "house"]
        Learner's answer: "ev – eye / göz – house"
        Right answer: "ev – house / göz – eye"
        Findings: [{"id": 1, "category": "wrong_word", "expected": "house", "found": "eye"
        """
      )
    )
  }

  @Test func `the prompt has the dialogue with what to say`() throws {
    #expect(
      try Self.task(Self.dialogue()).hasPrefix(
        """
        Dialogue, in which the learner says the last turn: ["Ali: Yorgun musun?", "Sen: …"]
        Given with it: "You are."
        Learner's answer: "Evet, yorgunim."
        """
      )
    )
  }

  @Test func `the prompt in Turkish has the task too`() throws {
    #expect(
      try Self.task(Self.gap(), "tr").hasPrefix(
        """
        Boşluğu doldurulacak cümle: "Ben yorgun____ ama iyiyim."
        Yanında verilen: "ben"
        """
      )
    )
  }

  @Test func `another cue, text or kind is another question`() throws {
    let requests = [try Self.gap(), try Self.gap(cue: "o"), try Self.order()]
    let keys = Set(requests.map { $0.key(promptHash: "p", model: "m") })
    #expect(keys.count == 3)
  }

  @Test func `an explanation may quote the sentence that was to be changed`() throws {
    let text = """
      In mutluyum the ending -yum says “I”. You wrote mutlu-sunuz, which is “you are”; with biz, “we”, \
      the ending is -yuz: mutlu-yuz.
      """
    #expect(try ReplyGuard(Self.transformation()).objections(toText: text) == [])
    let wrong = "You wrote mutlusunuz. With biz you should write mutluyum."
    #expect(try !ReplyGuard(Self.transformation()).objections(toText: wrong).isEmpty)
  }

  @Test func `nobody is asked for an opinion on what means nothing in another language`() throws {
    let form = FormQuestion.order(pieces: ["Ayşe", "geldi"])
    let accepted = [AnswerPattern(literal: "Ayşe geldi.")]
    var judgement = TranslationGrader(accepted: accepted).judge("Geldi Ayşe.")
    judgement.verdict = .unsure
    judgement.findings = []
    let request = ExplanationRequest(
      subject: "x",
      task: .form(form),
      accepted: accepted,
      judgement: judgement,
      sentences: [],
      level: .a1,
      language: .english
    )
    #expect(request == nil)
  }
}
