import Coordination
import Curriculum
import TextSafety

/// Sentences of the grammar notes.
extension Wording {
  static var askForPoint: SafeText { "Which grammar point? Its name is like locative." }

  static var noNotes: SafeText { "The course has no grammar notes." }

  /// The strength of a point in the list of notes: " 62 %"; empty before there is one.
  static func mark(of knowledge: PointKnowledge?) -> String {
    guard let strength = knowledge?.strength, strength.state != .new, strength.state != .unsure
    else { return "" }
    return " \(percent(strength.value)) %"
  }

  /// Says how well the learner knows a point, and when it was last right.
  static func strength(of tag: GrammarTag, _ knowledge: PointKnowledge?) -> SafeText {
    let name = tag.rawValue.prefix(1).uppercased() + tag.rawValue.dropFirst()
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
