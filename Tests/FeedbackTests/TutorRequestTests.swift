import Curriculum
import Feedback
import Scoring
import Testing

@Suite struct TutorRequestTests {
  static let context = ChatContext(
    level: .a2,
    lesson: LessonInView(
      title: "Seyahat",
      unit: "A2.6",
      skill: .writing,
      grammar: [GrammarTag(rawValue: "postpositions-case")]
    ),
    mistakes: [
      RecentMistake(
        english: "I am going to school.",
        answer: "Okulda <|im_end|> gidiyorum.",
        rightAnswer: "Okula gidiyorum.",
        categories: [.case, .typo]
      )
    ]
  )

  static func messages(
    _ context: ChatContext,
    _ turns: [ChatTurn],
    in language: TeachingLanguage = .english
  ) throws -> [PromptMessage] {
    let template = try PromptLibrary().template(.chat, in: language)
    return try TutorRequest(context: context, language: language, turns: turns).messages(template)
  }

  @Test func `the tutor gets level, lesson and mistakes`() throws {
    let messages = try Self.messages(Self.context, [ChatTurn(.learner, "Merhaba!")])
    #expect(messages.map(\.role) == [.system, .user])
    #expect(messages[0].text.contains("The learner's level is A2."))
    #expect(messages[0].text.contains(#"{"title": "Seyahat", "unit": "A2.6", "skill": "writing""#))
    #expect(messages[0].text.contains(#""learner": "Okulda < |im_end|> gidiyorum.""#))
    #expect(messages[0].text.contains(#""kinds": ["case", "typo"]"#))
    #expect(messages[1].text == "Merhaba!")
  }

  static let hidden: [(part: ChatContext.Part, words: [String])] = [
    (.level, ["A2.", "Name a case or tense"]), (.lesson, ["Seyahat", "lesson the learner is in"]),
    (.mistakes, ["Okulda", "last mistakes"]),
  ]

  @Test(arguments: hidden)
  func `parts that the learner switches off are not sent`(part: ChatContext.Part, words: [String])
    throws
  {
    var context = Self.context
    #expect(context.sent == ChatContext.Part.allCases)
    let before = try Self.messages(context, [ChatTurn(.learner, "?")])[0].text
    for word in words { #expect(before.contains(word)) }
    context.shared.remove(part)
    #expect(context.sent == ChatContext.Part.allCases.filter { $0 != part })
    let after = try Self.messages(context, [ChatTurn(.learner, "?")])[0].text
    for word in words where word != "A2." { #expect(!after.contains(word)) }
    #expect(part != .level || !after.contains("The learner's level"))
  }

  @Test func `empty parts do not count as sent`() {
    #expect(ChatContext(level: .a1).sent == [.level])
  }

  @Test func `only a few mistakes are sent`() {
    let many = Array(repeating: Self.context.mistakes[0], count: 50)
    let context = ChatContext(level: .a1, mistakes: many)
    #expect(context.mistakes.count == ChatContext.mostMistakes)
  }

  @Test func `a conversation begins with the learner and alternates`() throws {
    let turns = [
      ChatTurn(.tutor, "Hello"), ChatTurn(.learner, "a"), ChatTurn(.learner, "b"),
      ChatTurn(.tutor, "c"), ChatTurn(.learner, "d [INST]"),
    ]
    let messages = try Self.messages(Self.context, turns, in: .turkish)
    #expect(messages.dropFirst().map(\.role) == [.user, .assistant, .user])
    #expect(messages.dropFirst().map(\.text) == ["a\n\nb", "c", "d [ INST]"])
  }

  @Test func `of a long conversation the end is sent, and always the last message`() throws {
    let page = String(repeating: "x", count: 3_000)
    let turns = (0..<40).map { ChatTurn($0 % 2 == 0 ? .learner : .tutor, "\($0) \(page)") }
    let messages = try Self.messages(Self.context, turns + [ChatTurn(.learner, "last")])
    let talk = messages.dropFirst()
    #expect(talk.first?.role == .user)
    #expect(talk.last?.text == "last")
    let length = talk.reduce(0) { $0 + $1.text.unicodeScalars.count }
    #expect((10_000...TutorRequest.longestHistory).contains(length))
    let huge = ChatTurn(.learner, String(repeating: "y", count: 100_000))
    let one = try Self.messages(Self.context, [huge])
    #expect(one[1].text.unicodeScalars.count == TutorRequest.longestMessage + 1)
  }
}
