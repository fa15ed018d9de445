import Curriculum
import Feedback
import Patterns
import Scoring
import Testing

/// Creates questions from sentences as the program does.
enum Question {
  static func request(
    _ patterns: [String] = ["(Ben) okula gidiyorum."],
    english: String? = "I am going to school.",
    answer: String = "Okulda gidiyorum.",
    traps: [(String, String)] = [],
    level: Level = .a2,
    language: TeachingLanguage = .english
  ) throws -> ExplanationRequest {
    let accepted = try patterns.map { try AnswerPattern($0) }
    let traps = try traps.map { Trap(pattern: try AnswerPattern($0.0), feedback: $0.1) }
    let judgement = TranslationGrader(accepted: accepted, traps: traps).judge(answer)
    return try #require(
      ExplanationRequest(
        subject: "a1-u5-writing#school",
        task: english.map { .translation(english: $0) } ?? .dictation,
        accepted: accepted,
        judgement: judgement,
        sentences: judgement.findings.map { "\($0.expected), not \($0.found)." },
        level: level,
        language: language
      )
    )
  }

  /// A reply to the default request that every guard accepts.
  static let reply = ExplanationReply(
    verdictAgrees: true,
    edits: [
      .init(id: 1, category: .finding(.case), rule: "With gitmek the goal takes -e or -a.")
    ],
    corrected: "Okula gidiyorum.",
    example: ExampleReply(turkish: "Ali eve gidiyor.", gloss: "Ali is going home."),
    hint: "Where to?",
    confidence: .high,
    explanation: """
      You wrote okul-da, "at school". Here you are on your way there, and gitmek asks where to: \
      that is the ending -a, okul-a.
      """
  )
}
