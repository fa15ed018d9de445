import Coordination
import Curriculum

/// A session plan in the columns of its table.
struct SessionRow {
  let plan: SessionPlan
  var isAbandoned = false
  /// The column `open`, which only triggers write.
  private(set) var isOpen = true

  init(_ plan: SessionPlan, isAbandoned: Bool = false) {
    self.plan = plan
    self.isAbandoned = isAbandoned
  }

  var lesson: String? {
    if case .lesson(let lesson) = plan.kind { lesson.rawValue } else { nil }
  }

  var skill: String? {
    if case .practice(let skill, _) = plan.kind { skill.rawValue } else { nil }
  }

  var level: String? {
    if case .practice(_, let level) = plan.kind { level.rawValue } else { nil }
  }

  static let columns = "id, lesson, skill, level, items, started, abandoned, open"

  static let insertion = """
    INSERT INTO session (id, lesson, skill, level, items, started, abandoned)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
    """

  /// Selects a row if this session is stored with the same plan, whether abandoned or not.
  static let comparison = """
    SELECT 1 FROM session WHERE id = ?1 AND lesson IS ?2 AND skill IS ?3 AND level IS ?4
    AND items = ?5 AND started = ?6 AND ?7 IS NOT NULL
    """

  /// The parameters of ``insertion``; the ids of items are separated by line feeds.
  var values: [Statement.Value] {
    [
      .text(plan.id), .init(lesson), .init(skill), .init(level),
      .text(plan.items.map(\.description).joined(separator: "\n")),
      .integer(plan.started), .integer(isAbandoned ? 1 : 0),
    ]
  }

  /// Reads a row of ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    var items: [ItemID] = []
    for text in row.text(4).split(separator: "\n") {
      guard let item = ItemID(String(text)) else { throw row.unknownValue(4, String(text)) }
      items.append(item)
    }
    let kind: SessionPlan.Kind =
      if let lesson = row.optionalText(1) {
        .lesson(LessonID(rawValue: lesson))
      } else {
        .practice(
          skill: try row.value(2) { Skill(rawValue: $0) },
          level: try row.value(3) { Level(rawValue: $0) }
        )
      }
    plan = SessionPlan(id: row.text(0), kind: kind, items: items, started: row.integer(5))
    isAbandoned = row.integer(6) != 0
    isOpen = row.integer(7) != 0
  }
}
