package import Coordination

/// What an assignment of a class allows at its items.
package enum AssignmentRule: Sendable, Equatable {
  case showsMarks
  /// What would tell the right answer is refused.
  case hidesMarks
  /// An item that the teacher has written, which is in no lesson.
  case ownItem

  package func allows(_ intent: Intent) -> Bool {
    switch intent {
    case .restart, .askRestart: false
    case .hint, .undo, .overrule, .propose, .why, .note, .explain, .followUp, .report:
      self == .showsMarks
    case .submit, .skip, .leave, .back: true
    default: self != .ownItem
    }
  }
}
