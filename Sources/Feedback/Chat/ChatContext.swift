public import Curriculum
public import Scoring

/// What the tutor may know of the learner, and what of it the learner lets it know.
public struct ChatContext: Sendable, Equatable {
  public var level: Level
  public var lesson: LessonInView?
  /// The newest first.
  public var mistakes: [RecentMistake]
  /// What is sent; the learner can take any of it out.
  public var shared: Set<Part>

  /// A kind of knowledge that can be switched off.
  public enum Part: String, Sendable, CaseIterable, Codable {
    case level, lesson, mistakes
  }

  /// More would say nothing new to the tutor.
  public static let mostMistakes = 8

  /// Makes a context of which everything is shared.
  public init(level: Level, lesson: LessonInView? = nil, mistakes: [RecentMistake] = []) {
    self.level = level
    self.lesson = lesson
    self.mistakes = Array(mistakes.prefix(Self.mostMistakes))
    shared = Set(Part.allCases)
  }

  /// What is really sent: the parts that are shared and not empty, for the learner to see.
  public var sent: [Part] {
    Part.allCases.filter { part in
      guard shared.contains(part) else { return false }
      return switch part {
      case .level: true
      case .lesson: lesson != nil
      case .mistakes: !mistakes.isEmpty
      }
    }
  }

  /// The values for a prompt ``PromptName/chat``; nothing in them that is not ``sent``.
  func values(in language: TeachingLanguage) -> [String: PromptValue] {
    let sent = sent
    var values = sent.contains(.level) ? PromptName.flags(of: level) : [:]
    values["language"] = .text(language.name)
    if sent.contains(.lesson), let lesson { values["lesson"] = lesson.value }
    if sent.contains(.mistakes) { values["mistakes"] = .list(mistakes.map(\.value)) }
    return values
  }
}

/// The lesson that a learner is in, as the tutor hears of it.
public struct LessonInView: Sendable, Equatable {
  public var title: String
  public var unit: String
  public var skill: Skill
  /// The grammar points that it trains.
  public var grammar: [GrammarTag]

  /// Makes a description from its parts; `unit` as the course names it.
  public init(title: String, unit: String, skill: Skill, grammar: [GrammarTag]) {
    self.title = title
    self.unit = unit
    self.skill = skill
    self.grammar = grammar
  }

  var value: PromptValue {
    .fields([
      .init("title", .text(title)), .init("unit", .text(unit)),
      .init("skill", .text(skill.rawValue)),
      .init("grammar", .list(grammar.map { .text($0.rawValue) })),
    ])
  }
}

/// A wrong answer with its right one, as the tutor hears of it.
public struct RecentMistake: Sendable, Equatable {
  /// The sentence to translate; empty where there was none.
  public var english: String
  public var answer: String
  public var rightAnswer: String
  /// The gravest first.
  public var categories: [Finding.Category]

  /// Makes a mistake from its parts.
  public init(
    english: String,
    answer: String,
    rightAnswer: String,
    categories: [Finding.Category]
  ) {
    self.english = english
    self.answer = answer
    self.rightAnswer = rightAnswer
    self.categories = categories
  }

  var value: PromptValue {
    .fields([
      .init("english", text(english)), .init("learner", text(answer)),
      .init("right", text(rightAnswer)),
      .init("kinds", .list(categories.map { .text($0.rawValue) })),
    ])
  }

  private func text(_ text: String) -> PromptValue {
    .text(ForeignText.cut(text, to: ExplanationRequest.longestText))
  }
}
