import Curriculum
import Scoring

/// A kind of prompt; the names of its files begin with the raw value.
package enum PromptName: String, CaseIterable, Sendable {
  /// Explain the findings of the grader in a translation, a gap, an order or a transformation.
  case explainError = "explain-error"
  /// Explain a wrong choice among the options of a question.
  case explainChoice = "explain-choice"
  /// Explain what differs in a sentence that was heard and written down.
  case explainDictation = "explain-dictation"
  /// Explain what was not heard, or heard otherwise, in a sentence that was read aloud.
  case explainSpeech = "explain-speech"
  /// Explain them again in another way.
  case explainDifferently = "explain-differently"
  /// Give another example of the rule.
  case anotherExample = "another-example"
  /// Say whether an answer that the grader can't judge means the same.
  case secondOpinion = "second-opinion"
  /// Comment on what the learner told freely.
  case commentMonologue = "comment-monologue"
  /// Talk with the learner.
  case chat

  /// The variables that its files may use.
  package var variables: Set<String> {
    let common: Set<String> = ["language", "level"]
    let levels = common.union(Level.allCases.map(Self.flag(of:)))
    switch self {
    case .explainError:
      return levels.union([
        "in_english", "english", "heard", "gap", "pieces", "source", "cue", "paragraph",
        "matching", "firsts", "seconds", "turns", "answer",
        "right_answer", "also_accepted", "findings", "passes", "teacher_note",
      ]).union(Finding.Category.allCases.map(\.rawValue))
    case .explainChoice:
      return levels.union([
        "in_english", "question", "heard", "read", "lines", "evidence", "answer", "right_answer",
        "teacher_note",
      ])
    case .explainDictation:
      return levels.union(["in_english", "answer", "right_answer", "findings", "passes"])
        .union(Finding.Category.allCases.map(\.rawValue))
    case .explainSpeech:
      return levels.union(["in_english", "answer", "right_answer", "findings", "passes"])
    case .commentMonologue:
      return levels.union(["prompt", "notes", "not_found", "answer", "right_answer"])
    case .secondOpinion:
      return levels.union(["english", "answer", "right_answer", "also_accepted", "differences"])
    case .explainDifferently, .anotherExample:
      return levels.union(["examples", "choice", "findings"])
    case .chat: return levels.union(["lesson", "mistakes"])
    }
  }

  /// The variables that its files must use.
  package var required: Set<String> {
    switch self {
    case .explainError, .explainDictation, .explainSpeech: ["answer", "right_answer", "findings"]
    case .explainChoice: ["question", "answer", "right_answer"]
    case .secondOpinion: ["answer", "right_answer"]
    case .commentMonologue: ["prompt", "answer"]
    case .explainDifferently: []
    case .anotherExample: ["examples"]
    case .chat: []
    }
  }

  /// Whether the reply must be JSON.
  package var repliesInJSON: Bool { self != .chat }

  /// Returns the variable that is true at a level: `a1`.
  static func flag(of level: Level) -> String { level.folder }

  /// Returns the level and a flag for every level; only the flag of this level is true.
  static func flags(of level: Level) -> [String: PromptValue] {
    var values: [String: PromptValue] = ["level": .text(level.rawValue)]
    for other in Level.allCases { values[flag(of: other)] = .flag(other == level) }
    return values
  }
}
