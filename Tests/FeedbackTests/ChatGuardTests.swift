import Curriculum
import Feedback
import Scoring
import Testing

/// The sentences of a tutor's answer that may be shown.
@Suite struct ChatGuardTests {
  private static func chatGuard(
    _ language: TeachingLanguage = .english,
    said: String = "Why is okulda wrong? I wrote gitdim, too."
  ) -> ChatGuard {
    let mistake = RecentMistake(
      english: "I am going to school.",
      answer: "Okulda gidiyorum.",
      rightAnswer: "Okula gidiyorum.",
      categories: [.case]
    )
    return ChatGuard(
      TutorRequest(
        context: ChatContext(level: .a2, mistakes: [mistake]),
        language: language,
        turns: [ChatTurn(.learner, said)]
      )
    )
  }

  @Test(arguments: [
    "Okul means school.", "You say okulda for “at school”.", "From school is okuldan.",
    "With gitmek you need okula, because it asks where to.",
    "You wrote gitdim; it is written gittim.", "I'm not sure about that word.",
    "If you think that a mark is wrong, you can overrule it in the lesson.",
    "Your sentence is right!", "Tabii, biraz Türkçe konuşalım!", "Merhaba! Nasılsın?",
    "Try this: “Bugün pazara gidiyorum.”", "I can't help with that, but we can practise Turkish.",
    "The program marked it because gitmek takes the dative.",
  ])
  func `a tutor's sentence is shown`(sentence: String) {
    #expect(Self.chatGuard().objections(to: sentence) == [])
  }

  @Test(arguments: [
    ("The program is wrong about that.", "contradicts"),
    ("That should have been accepted.", "contradicts"),
    ("Okulda gidiyorum is right.", "contradicts"),
    ("You may ignore the grader.", "contradicts"),
    ("{\"answer\": \"Okula\"}", "not_plain"), ("```", "not_plain"),
    ("Das ist der Dativ und er steht hier mit der Endung -a.", "wrong_language"),
    ("Here is one: “Ali eveye gidiyor.”", "not_turkish"),
    ("Say it like this: “Dün sinemaye gittim.”", "not_turkish"),
  ])
  func `a sentence that does not pass the checks is left out`(sentence: String, code: String) {
    #expect(Self.chatGuard().objections(to: sentence).map(\.code).contains(code))
  }

  @Test func `in Turkish a sentence that doubts the verdict is left out too`() throws {
    let turkish = Self.chatGuard(.turkish)
    #expect(turkish.objections(to: "Değerlendirme bence yanlış.").map(\.code) == ["contradicts"])
    #expect(turkish.objections(to: "Okul sözcüğüne burada -a eki gelir.") == [])
  }

  @Test func `a language without words for right and wrong can't be judged`() throws {
    let korean = try #require(TeachingLanguage(code: "ko"))
    #expect(!ReplyGuard.canJudge(korean))
    #expect(Self.chatGuard(korean).objections(to: "학교").map(\.code) == ["cannot_judge"])
  }
}

/// Splitting streamed text into sentences.
@Suite struct SentenceStreamTests {
  private static func sentences(_ text: String, size: Int, isWhole: Bool = true) -> [String] {
    var stream = SentenceStream()
    var sentences: [String] = []
    let characters = Array(text)
    for start in stride(from: 0, to: characters.count, by: size) {
      sentences += stream.append(String(characters[start..<min(start + size, characters.count)]))
    }
    return sentences + stream.finish(isWhole: isWhole)
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `each sentence is complete and has its space, wherever the pieces are cut`(size: Int) {
    let text = "Okul means school. “Okula!” he says.\n\nIs it 7.30? Yes… and no end"
    let whole = Self.sentences(text, size: size)
    #expect(whole.joined() == text)
    let trimmed = whole.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(
      trimmed.filter { !$0.isEmpty } == [
        "Okul means school.", "“Okula!”", "he says.", "Is it 7.30?", "Yes…", "and no end",
      ]
    )
    #expect(Self.sentences(text, size: size, isWhole: false).last?.hasPrefix("Yes…") == true)
  }

  @Test(arguments: [1, 5, 1_000])
  func `of an object the only text is used, and nothing of a cut object`(size: Int) {
    let object = #"{"answer": "Okul means school. It is a noun.", "confidence": 1}"#
    #expect(
      Self.sentences(object, size: size) == ["Okul means school. ", "It is a noun."]
    )
    let cut = String(object.prefix(30))
    #expect(Self.sentences(cut, size: size) == [cut])
    #expect(Self.sentences("```\nokul\n```", size: size).count == 1)
  }
}
