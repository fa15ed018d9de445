import Curriculum
import Scoring

/// What a language model can be asked; the raw value begins the names of its files.
public enum PromptName: String, CaseIterable, Sendable {
  /// Explain the findings of the grader.
  case explainError = "explain-error"
  /// Explain them again in another way.
  case explainDifferently = "explain-differently"
  /// Give another example of the rule.
  case anotherExample = "another-example"
  /// Talk with the learner.
  case chat

  /// The names that its files may use.
  public var variables: Set<String> {
    let common: Set<String> = ["language", "level"]
    let levels = common.union(Level.allCases.map(Self.flag(of:)))
    switch self {
    case .explainError:
      return levels.union([
        "in_english", "english", "heard", "answer", "right_answer", "also_accepted", "findings",
        "passes",
        "teacher_note",
      ]).union(Finding.Category.allCases.map(\.rawValue))
    case .explainDifferently, .anotherExample: return levels.union(["examples"])
    case .chat: return levels.union(["lesson", "mistakes"])
    }
  }

  /// The names without which a file of it could not do its work.
  public var required: Set<String> {
    switch self {
    case .explainError: ["answer", "right_answer", "findings"]
    case .explainDifferently: []
    case .anotherExample: ["examples"]
    case .chat: []
    }
  }

  /// Whether its reply must be the JSON that the program reads.
  public var repliesInJSON: Bool { self != .chat }

  /// The variable that is there for `{{#if}}` at a level: `a1`.
  static func flag(of level: Level) -> String { level.folder }

  /// The flags of the levels, one of them up.
  static func flags(of level: Level) -> [String: PromptValue] {
    var values: [String: PromptValue] = ["level": .text(level.rawValue)]
    for other in Level.allCases { values[flag(of: other)] = .flag(other == level) }
    return values
  }
}
