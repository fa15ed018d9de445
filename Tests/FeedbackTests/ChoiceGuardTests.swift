import Curriculum
import Feedback
import Foundation
import Scoring
import Testing

/// Replies about wrong choices, written by hand, each with what must become of it.
@Suite struct ChoiceGuardTests {
  static let text =
    "Otobüs gelmedi, bu yüzden Ali okula yürüyerek gitti. Trene binmek istemedi."

  static func request(_ language: TeachingLanguage = .english) throws -> ExplanationRequest {
    try #require(
      ExplanationRequest(
        subject: "a2-u1-reading#how",
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
        level: .a2,
        language: language
      )
    )
  }

  static let good = ExplanationReply(
    verdictAgrees: true,
    edits: [],
    corrected: "Yürüyerek",
    example: ExampleReply(turkish: "Ayşe eve yürüyerek geldi.", gloss: "Ayşe came home on foot."),
    hint: "Which word says how he went?",
    confidence: .high,
    explanation: """
      The text says “yürüyerek gitti”: he went on foot, and so “Yürüyerek” is right. You took \
      “Otobüsle”, by bus. The bus is there, but “otobüs gelmedi”: it did not come.
      """
  )

  static func codes(_ text: String, _ language: TeachingLanguage = .english) throws -> [String] {
    ReplyGuard(try request(language)).objections(toText: text).map(\.code)
  }

  @Test func `a reply that keeps to the key and the text is accepted`() throws {
    #expect(ReplyGuard(try Self.request()).objections(to: Self.good) == [])
  }

  @Test(arguments: [
    "The text says “yürüyerek gitti”, he went on foot. The right answer is “Yürüyerek”, not “Otobüsle”.",
    "“Otobüsle” is wrong, because “otobüs gelmedi”: the bus did not come. He walked: “yürüyerek gitti”.",
    "“Otobüsle” would be right if the bus had come, but “otobüs gelmedi” says that it did not.",
    "It is true that “Otobüsle” fits the first words, but the bus did not come: “gelmedi”.",
    "Instead of “Otobüsle” the correct option is “Yürüyerek”: yürümek is to walk, and -erek says how.",
    "You chose “Otobüsle”, which is not right. Yürüyerek means on foot, and the text has the same word.",
    "Neither “Otobüsle” nor “Trenle” is right: the bus did not come, and he did not want the train.",
    "Yürüyerek comes from yürümek, to walk. The text sets it against the bus, which did not come.",
    "The option you took is tempting because of “Otobüs”. Read on: “gelmedi” says that it did not come.",
  ])
  func `a right text is accepted`(_ text: String) throws {
    #expect(try Self.codes(text) == [])
  }

  @Test(arguments: [
    "“Otobüsle” is right too, because the text speaks of a bus.",
    "“Otobüsle” is also correct.",
    "Your answer is correct: he took the bus.  The text says otobüs.",
    "You chose “Otobüsle”, which is right, since yürüyerek is only how he got to the bus.",
    "“Otobüsle” and “Yürüyerek” are both right here.",
    "Both “Yürüyerek” and “Otobüsle” are acceptable.",
    "The right answer is “Trenle”, because he took the train.",
    "“Trenle” is the correct option: yürüyerek is not how he went.",
    "“Yürüyerek” is wrong, because nobody walks to school.",
    "“Yürüyerek” is not the right answer; the text says otobüs.",
    "The answer key is wrong: yürüyerek only describes the way to the bus.",
    "The key is a mistake, and otobüs is in the text.",
    "There is no mistake here: Otobüs is in the text.",
    "Option B is right, because of yürüyerek.",
    "“Otobüsle” would also be right, because of otobüs.",
    "What you chose is right, otobüs is in the text.",
    "“Otobüsle” fits the text just as well as “Yürüyerek”.",
    "You were right with “Otobüsle”.",
  ])
  func `a text that contradicts the key, or calls another option right, is refused`(
    _ text: String
  ) throws {
    let codes = try Self.codes(text)
    #expect(codes.contains("contradicts"), "\(codes)")
  }

  @Test(arguments: [
    "Metinde “yürüyerek gitti” yazıyor, yani doğru cevap “Yürüyerek”. Otobüs ise gelmedi.",
    "“Otobüsle” doğru değil, çünkü otobüs gelmedi. Ali okula yürüdü: “yürüyerek gitti”.",
    "Otobüs gelseydi “Otobüsle” doğru olurdu, ama metin otobüsün gelmediğini söylüyor.",
  ])
  func `a right text in Turkish is accepted`(_ text: String) throws {
    #expect(try Self.codes(text, .turkish) == [])
  }

  @Test(arguments: [
    "“Otobüsle” de doğru, çünkü metinde otobüs var.",
    "Doğru cevap “Trenle”, çünkü Ali trene binmek istedi.",
    "“Yürüyerek” yanlış, çünkü metinde otobüs var.",
    "Senin cevabın doğru, metinde otobüs geçiyor.",
    "“Otobüsle” ve “Yürüyerek” doğrudur.",
    "Cevap anahtarı yanlış, doğrusu “Otobüsle”.",
    "B şıkkı doğru, çünkü Ali yürüdü.",
  ])
  func `a text in Turkish that contradicts the key is refused`(_ text: String) throws {
    #expect(try Self.codes(text, .turkish).contains("contradicts"))
  }

  @Test(arguments: [
    ("de", "“Otobüsle” ist auch richtig, denn im Text kommt ein Bus vor."),
    ("fr", "“Otobüsle” est aussi correct, car le texte parle du bus."),
    ("es", "“Otobüsle” es correcta, porque el texto habla del autobús."),
    ("it", "“Otobüsle” è corretta, perché il testo parla dell'autobus."),
    ("nl", "“Otobüsle” is ook juist, want in de tekst staat een bus."),
    ("pt", "“Otobüsle” também está correta, porque o texto fala do autocarro."),
    ("ru", "“Otobüsle” тоже правильно, потому что в тексте есть автобус."),
  ])
  func `another option is called right in no language`(code: String, text: String) throws {
    let language = try #require(TeachingLanguage(code: code))
    #expect(try Self.codes(text, language).contains("contradicts"))
  }

  @Test(arguments: [
    ("cut", "The text says “yürüyerek gitti”, he went on", "unfinished"),
    (
      "not a word of it", "Read the text once more and think about it carefully.",
      "misses_the_point"
    ),
    (
      "other language", "Im Text steht, dass er zu Fuß ging, weil der Bus nicht kam: yürüyerek.",
      "wrong_language"
    ),
    (
      "a made-up quotation", "The text says “Ali otobüse bindi ve gitti”, so think of yürüyerek.",
      "not_in_text"
    ),
    ("no Turkish", "The word yürüyörek says that he went on foot.", "not_turkish"),
    ("an object", "{\"explanation\": \"Yürüyerek", "not_plain"),
    ("a refusal", "I can't help with yürüyerek.", "refusal"),
    ("nothing", "…", "empty"),
  ])
  func `a reply that is no explanation is refused`(
    _ name: String,
    _ text: String,
    _ code: String
  ) throws {
    let codes = try Self.codes(text)
    #expect(codes.contains(code), "\(codes)")
  }

  @Test func `the fields of a reply are checked like its text`() throws {
    func codes(_ change: (inout ExplanationReply) -> Void) throws -> [String] {
      var reply = Self.good
      change(&reply)
      return ReplyGuard(try Self.request()).objections(to: reply).map(\.code)
    }
    #expect(try codes { $0.verdictAgrees = false } == ["verdict_disputed"])
    #expect(try codes { $0.corrected = "Otobüsle" } == ["not_accepted"])
    #expect(try codes { $0.corrected = "yürüyerek" } == [])
    #expect(
      try codes { $0.example.turkish = "Ayşe walked home." } == ["not_turkish", "not_turkish"]
    )
    // A choice has no findings; what a model says of them is not shown.
    #expect(try codes { $0.edits = [.init(id: 7, category: .other, rule: "x")] } == [])
  }

  @Test func `only the paragraphs that decide are sent, and of a long one its sentences`() {
    let paragraphs = ["Bir.", "İki var.", String(repeating: "Uzun ", count: 200) + "üç."]
    func lines(_ words: [String]) -> [String] {
      ChoiceQuestion.lines(of: paragraphs, around: words, sentences: ["Uzun üç."])
    }
    #expect(lines(["İki"]) == ["İki var."])
    #expect(lines(["üç"]) == ["Uzun üç."])
    #expect(lines([]) == ["Bir.", "İki var."])
  }

  @Test func `the prompt has the question, the lines, the words that decide and the reason`() throws
  {
    let request = try Self.request()
    let template = try PromptLibrary().template(request.prompt, in: .english)
    let messages = try request.messages(template)
    #expect(messages.map(\.role) == [.system, .user, .assistant, .user])
    #expect(
      messages[3].text == """
        The learner read: ["\(Self.text)"]
        Question: "Ali okula nasıl gitti?"
        The learner's option: "Otobüsle"
        The right option: "Yürüyerek"
        Words that decide: ["yürüyerek gitti"]
        The author on the learner's option: "The bus is in the text, but it did not come."
        """
    )
  }

  @Test(arguments: ["en", "tr"])
  func `the worked example of the prompt passes its own checks`(_ code: String) throws {
    let language = try #require(TeachingLanguage(code: code))
    let request = try #require(
      ExplanationRequest(
        subject: "x",
        choice: ChoiceQuestion(
          "Ali elmayı nereden aldı?",
          lines: [
            "Bugün pazar. Ali markete gitti ama market kapalıydı, bu yüzden pazara gitti ve elma aldı."
          ],
          evidence: ["pazara gitti ve elma aldı"],
          options: ["Marketten", "Pazardan", "Okuldan", "Evden"],
          isHeard: false
        ),
        taken: "Marketten",
        key: "Pazardan",
        reason: nil,
        level: .a2,
        language: language
      )
    )
    let template = try PromptLibrary().template(.explainChoice, in: language)
    let reply = try #require(try request.messages(template).first { $0.role == .assistant })
    let parsed = try JSONDecoder().decode(ExplanationReply.self, from: Data(reply.text.utf8))
    #expect(ReplyGuard(request).objections(to: parsed) == [])
  }
}
