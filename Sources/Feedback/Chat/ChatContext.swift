package import Curriculum
package import Scoring

/// The facts about the learner that the tutor may get, and the learner's choice of them.
package struct ChatContext: Sendable, Equatable {
  package var level: Level
  package var lesson: LessonInView?
  /// The recent mistakes, the newest first.
  package var mistakes: [RecentMistake]
  /// The parts that the learner shares; each can be switched off.
  package var shared: Set<Part>

  /// A part of the context that the learner can switch off.
  package enum Part: String, Sendable, CaseIterable, Codable {
    case level, lesson, mistakes
  }

  /// The most mistakes in a context; more would tell the tutor nothing new.
  package static let mostMistakes = 8

  /// Creates a context with all parts shared.
  package init(level: Level, lesson: LessonInView? = nil, mistakes: [RecentMistake] = []) {
    self.level = level
    self.lesson = lesson
    self.mistakes = Array(mistakes.prefix(Self.mostMistakes))
    shared = Set(Part.allCases)
  }

  /// The parts that are sent: those that are shared and not empty.
  package var sent: [Part] {
    Part.allCases.filter { part in
      guard shared.contains(part) else { return false }
      return switch part {
      case .level: true
      case .lesson: lesson != nil
      case .mistakes: !mistakes.isEmpty
      }
    }
  }

  /// Returns the values for the prompt ``PromptName/chat``, with the ``sent`` parts only.
  func values(in language: TeachingLanguage) -> [String: PromptValue] {
    let sent = sent
    var values = sent.contains(.level) ? PromptName.flags(of: level) : [:]
    values["language"] = .text(language.name)
    if sent.contains(.lesson), let lesson { values["lesson"] = lesson.value }
    if sent.contains(.mistakes) { values["mistakes"] = .list(mistakes.map(\.value)) }
    return values
  }
}

/// The learner's current lesson, as it is described to the tutor.
package struct LessonInView: Sendable, Equatable {
  package var title: String
  package var unit: String
  package var skill: Skill
  /// The grammar points of the lesson.
  package var grammar: [GrammarTag]

  /// Creates a description; `unit` is the name in the course.
  package init(title: String, unit: String, skill: Skill, grammar: [GrammarTag]) {
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

/// A wrong answer with the right one, as it is described to the tutor.
package struct RecentMistake: Sendable, Equatable {
  /// The sentence to translate; empty if there was none.
  package var english: String
  package var answer: String
  package var rightAnswer: String
  /// The categories of the findings, the gravest first.
  package var categories: [Finding.Category]

  /// Creates a mistake.
  package init(
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
