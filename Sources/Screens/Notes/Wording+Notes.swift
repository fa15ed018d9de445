import Coordination
import Curriculum
import Interface
import TextSafety

/// Sentences of the grammar notes.
extension Wording {
  static var askForPoint: SafeText { "Which grammar point? A part of its name will do." }

  static var noNotes: SafeText { "The course has no grammar notes." }

  /// The name of a point in the list of notes; in English the title of its note, which shows the forms.
  ///
  /// Where whole lines are read the tag comes first, because commands take it.
  static func title(of point: NotePoint, isByLine: Bool) -> SafeText {
    let name =
      InterfaceLanguage.current == .english
      ? SafeText(line: point.title) : Wording.name(of: point.tag)
    return isByLine ? "\(point.tag): \(name)" : name
  }

  /// The strength of a point in the list of notes: "[62 %] "; empty before there is one.
  static func mark(of knowledge: PointKnowledge?) -> String {
    guard let strength = knowledge?.strength, strength.state != .new, strength.state != .unsure
    else { return "" }
    return "[\(percent(strength.value)) %] "
  }

  static var legendOfStrength: SafeText { "[ %]: how likely a right answer is now" }

  /// Says how well the learner knows a point, and when it was last right.
  static func strength(of tag: GrammarTag, _ knowledge: PointKnowledge?) -> SafeText {
    let name = capitalizedName(of: tag)
    guard let knowledge, knowledge.strength.state != .new else {
      return "\(name): you have not practised it yet."
    }
    let last = lastRight(knowledge)
    let value = percent(knowledge.strength.value)
    return switch knowledge.strength.state {
    case .weak: "\(name): \(value) %, weak; \(last)."
    case .slipping: "\(name): \(value) %, slipping; \(last)."
    case .steady: "\(name): \(value) %; \(last)."
    case .new, .unsure: "\(name): not sure yet; \(last)."
    }
  }

  private static func lastRight(_ knowledge: PointKnowledge) -> SafeText {
    guard let time = knowledge.lastRight else { return "not right yet" }
    let days = max(0, knowledge.now - time) / 86_400_000
    return switch days {
    case 0: "last right today"
    case 1: "last right yesterday"
    default: "last right \(Int(days)) days ago"
    }
  }
}
