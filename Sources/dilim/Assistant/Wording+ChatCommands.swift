import Curriculum
import Feedback
import Screens
import TextSafety

/// Sentences of the tutor chat's own commands.
extension Wording {
  static var chatGreeting: SafeText {
    "Write to your tutor; /help lists the commands, /quit leaves. AI may be wrong."
  }

  static var chatHelp: SafeText {
    """
    /level [A1…C2]   your level, for this chat
    /lesson          the lesson that the tutor knows
    /share           what the tutor knows about you
    /share lesson off  … level, lesson or mistakes; on or off
    /clear           begin a new chat; this one is kept
    /quit            leave
    """
  }

  static var newConversation: SafeText { "A new conversation." }
  static var levelNames: SafeText { "Levels are A1, A2, B1, B2, C1, C2." }
  static var shareExample: SafeText { "Example: /share mistakes off" }
  static var chatInputUnreadable: SafeText { "The input can't be read as UTF-8 text." }
  static var dryRunQuestion: SafeText { "What would you write to the tutor?" }

  static var dryRunNeedsMessage: SafeText {
    "A dry run needs a message in its input: echo \"Okul ne demek?\" | dilim chat --dry-run"
  }

  static func unknownChatCommand(_ name: String) -> SafeText {
    "There is no command \(name) like this; /help lists the commands."
  }

  static func unknownConversation(_ name: String) -> SafeText {
    "There is no conversation \(name). dilim chat --list shows them."
  }

  static func chatLevel(_ level: Level) -> SafeText { "Your level here: \(level.rawValue)." }

  static func chatLesson(_ lesson: LessonInView?) -> SafeText {
    guard let lesson else { return "No lesson is open." }
    return "\(lesson.unit) \(lesson.title) (\(lesson.skill.rawValue))"
  }

  /// Names the facts that the tutor is told.
  static func sharedFacts(_ parts: [ChatContext.Part]) -> SafeText {
    let names = parts.map(\.rawValue).joined(separator: ", ")
    return parts.isEmpty
      ? "The tutor knows nothing about you."
      : "The tutor knows: \(names)."
  }
}
