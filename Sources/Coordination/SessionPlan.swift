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
  }
}
