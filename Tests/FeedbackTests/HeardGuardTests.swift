import Curriculum
import Feedback
import Foundation
import Patterns
import Scoring
import Testing

/// Replies about dictations and sentences read aloud, written by hand.
@Suite struct HeardGuardTests {
  static func speech(
    _ sentence: String = "Elli kişi geldi.",
    heard: String = "Eli kişi geldi.",
    _ language: TeachingLanguage = .english
  ) throws -> ExplanationRequest {
    try #require(
      ExplanationRequest(
        subject: "a1-u2-speaking#fifty",
        sentence: sentence,
        speech: SpeechGrader(target: sentence).judge(heard),
        explaining: { _ in "ll is held longer than l." },
        level: .a1,
        language: language
      )
    )
  }

  static func dictation(_ language: TeachingLanguage = .english) throws -> ExplanationRequest {
    let sentence = "Okuldan geldim."
    let judgement = DictationGrader(transcript: sentence).judge("Okulda geldim.")
    return try #require(
      ExplanationRequest(
        subject: "a1-u2-listening#from",
        task: .dictation,
        accepted: [AnswerPattern(literal: sentence)],
        judgement: judgement,
        sentences: ["The last n is easily swallowed."],
        level: .a1,
        language: language
      )
    )
  }

  @Test(arguments: [
    "Elli was heard as eli. Hold the ll longer, as if the word were two: el and li.",
    "What parts the two words is the double l of Elli: keep your tongue up a moment longer.",
  ])
  func `a right text on a sentence read aloud is accepted`(_ text: String) throws {
    #expect(ReplyGuard(try Self.speech()).objections(toText: text) == [])
  }

  @Test(arguments: [
    (
      "contradicts", "Your sentence is right, and Elli was heard well. The grader is wrong.",
      "contradicts"
    ),
    ("other form called right", "“Eli” is correct here too, like Elli.", "contradicts"),
    ("another form", "Elli is not the word: you should say “Ellide”.", "other_form"),
    ("cut", "Elli was heard as eli. Hold the", "unfinished"),
    (
      "other language", "Das Wort Elli wurde als eli verstanden, weil das l nicht lang genug war.",
      "wrong_language"
    ),
    (
      "nothing of it", "Speak slowly and clearly, and listen to the letters of the words.",
      "misses_the_point"
    ),
    ("an object", "{\"verdict_agrees\": true, \"explanation\": \"Elli", "not_plain"),
  ])
  func `a bad text on a sentence read aloud is refused`(
    _ name: String,
    _ text: String,
    _ code: String
  ) throws {
    // Without its last word the sentence fails.
    let request = try Self.speech(heard: "Eli kişi")
    let codes = ReplyGuard(request).objections(toText: text).map(\.code)
    #expect(request.verdict == .wrong && codes.contains(code), "\(codes)")
  }

  @Test(arguments: [
    (
      "right",
      "You wrote Okul-da. The speaker said Okul-dan, “from school”; listen for the n of -dan.", nil
    ),
    ("contradicts", "Okulda is right as well, since nobody can hear the n.", "contradicts"),
    ("another form", "The right form is “Okuldaki”, with the ending -ki.", "other_form"),
    ("cut", "You wrote Okul-da, but the speaker said", "unfinished"),
    (
      "other language",
      "Du hast Okulda geschrieben, aber der Sprecher hat Okuldan gesagt, mit n am Ende.",
      "wrong_language"
    ),
  ])
  func `a text on a dictation is judged`(_ name: String, _ text: String, _ code: String?) throws {
    let codes = ReplyGuard(try Self.dictation()).objections(toText: text).map(\.code)
    #expect(code.map { codes.contains($0) } ?? codes.isEmpty, "\(codes)")
  }

  @Test func `a sentence read aloud is asked about if something of it was heard otherwise`() throws
  {
    let grader = SpeechGrader(target: "Elli kişi geldi.")
    func request(_ heard: String) -> ExplanationRequest? {
      ExplanationRequest(
        subject: "x",
        sentence: "Elli kişi geldi.",
        speech: grader.judge(heard),
        explaining: { _ in "" },
        level: .a1,
        language: .english
      )
    }
    #expect(request("Elli kişi geldi") == nil)
    #expect(request("") == nil)
    let request = try #require(request("Eli kişi"))
    #expect(request.findings.map(\.id) == [1, 2])
    #expect(Set(request.findings.map(\.expected)) == ["Elli", "geldi"])
    #expect(request.answer == "Eli kişi" && request.rightAnswer == "Elli kişi geldi.")
  }

  @Test func `the prompts have the sentence, what came, and the findings`() throws {
    let speech = try Self.speech()
    let library = PromptLibrary()
    let spoken = try speech.messages(try library.template(speech.prompt, in: .english))
    #expect(
      spoken.last?.text.hasPrefix(
        "The sentence: \"Elli kişi geldi.\"\nWhat was heard: \"Eli kişi geldi.\"\n"
      ) == true
    )
    #expect(spoken.last?.text.contains(#""expected": "Elli", "found": "Eli""#) == true)
    let dictation = try Self.dictation()
    let written = try dictation.messages(try library.template(dictation.prompt, in: .english))
    #expect(
      written.last?.text.hasPrefix(
        "The sentence: \"Okuldan geldim.\"\nThe learner wrote: \"Okulda geldim.\"\nFindings: [{"
      ) == true
    )
    #expect(written[0].text.contains("\n- case: ") && !written[0].text.contains("\n- tense: "))
  }

  @Test(arguments: ["en", "tr"])
  func `the worked examples of the prompts pass their own checks`(_ code: String) throws {
    let language = try #require(TeachingLanguage(code: code))
    for request in [try Self.speech(language), try Self.dictation(language)] {
      let template = try PromptLibrary().template(request.prompt, in: language)
      let reply = try #require(try request.messages(template).first { $0.role == .assistant })
      let parsed = try JSONDecoder().decode(ExplanationReply.self, from: Data(reply.text.utf8))
      #expect(ReplyGuard(request).objections(to: parsed) == [], "\(request.prompt)")
    }
  }

  private static func speech(_ language: TeachingLanguage) throws -> ExplanationRequest {
    try speech("Elli kişi geldi.", heard: "Eli kişi geldi.", language)
  }

  @Test func `questions of every kind come back from their stored form`() throws {
    for request in [
      try Self.speech(.english), try Self.dictation(), try ChoiceGuardTests.request(),
      try Question.request(), try FormQuestionTests.gap(), try FormQuestionTests.order(),
      try FormQuestionTests.transformation(), try FormQuestionTests.matching(),
      try FormQuestionTests.dialogue(),
    ] {
      let data = try JSONEncoder().encode(request)
      let back = try JSONDecoder().decode(ExplanationRequest.self, from: data)
      #expect(back == request)
      #expect(back.key(promptHash: "h", model: "m") == request.key(promptHash: "h", model: "m"))
    }
  }

  @Test func `questions that an earlier version has stored are read, under the same key`() throws {
    let stored = """
      {"subject": "a1-u2-listening#from", "accepted": [{"text": "Okuldan geldim.", "literal": false}],
      "answer": "Okulda geldim.", "right_answer": "Okuldan geldim.", "verdict": "wrong",
      "findings": [{"id": 1, "category": "case", "expected": "Okuldan", "found": "Okulda",
      "sentence": "s"}], "level": "A1", "language": "en"}
      """
    let dictation = try JSONDecoder().decode(ExplanationRequest.self, from: Data(stored.utf8))
    #expect(dictation.task == .dictation)
    let english = stored.replacing(#""subject""#, with: #""english": "I came.", "subject""#)
    let translation = try JSONDecoder().decode(ExplanationRequest.self, from: Data(english.utf8))
    #expect(translation.task == .translation(english: "I came."))
    #expect(
      translation.key(promptHash: "p", model: "m")
        == "78a9e8d14e76164492c3ea70d5ad8f5f7243cbaa4382ae02ae10685b5bf7d29d"
    )
  }
}
