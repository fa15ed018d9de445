package import Curriculum

/// The items of a session; written once when the session starts.
package struct SessionPlan: Sendable, Equatable {
  /// A globally unique id: 32 lower-case hexadecimal digits.
  package var id: String
  package var kind: Kind
  /// The items in the order in which they are first asked.
  package var items: [ItemID]
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var started: Int64

  /// Creates a plan.
  package init(id: String, kind: Kind, items: [ItemID], started: Int64) {
    self.id = id
    self.kind = kind
    self.items = items
    self.started = started
  }

  /// The source of the items.
  package enum Kind: Sendable, Equatable, Hashable {
    /// A whole lesson in its order.
    case lesson(LessonID)
    /// Items drawn from the lessons of a skill.
    case practice(skill: Skill, level: Level)
    /// Items drawn for a purpose; the level is the learner's, or the one that was asked for.
    case focused(PracticeFocus, level: Level)
    /// The learner's day. Its plan has no items: they come with the entries, one by one.
    case today(minutes: Int)
    /// The placement test, which chooses each item by the answers before; its plan has no items.
    case placement
    /// The test at the end of a level.
    case levelTest(Level)

    /// Whether it is a test, which asks what the course may not have taught.
    package var isTest: Bool {
      switch self {
      case .placement, .levelTest: true
      case .lesson, .practice, .focused, .today: false
      }
    }

    /// Whether items are added while the session runs.
    package var isOpenEnded: Bool { if case .today = self { true } else { false } }
  }
}
