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

  /// The value of the column `skill` for a learner's day; `level` then has its minutes.
  static let today = "today"

  /// The condition for a session that is not a learner's day.
  static let isNotToday = "skill IS NOT '\(today)'"

  /// The skill of the items, or the name of another kind of session; a focused session has words,
  /// or items of all skills.
  var skill: String? {
    switch plan.kind {
    case .lesson: nil
    case .practice(let skill, _): skill.rawValue
    case .focused(.words, _): Skill.vocabulary.rawValue
    case .focused: Skill.checkpoint.rawValue
    case .today: Self.today
    case .placement: Self.placement
    case .levelTest: Self.levelTest
    }
  }

  /// The level; a placement has none, but its column must not be empty.
  var level: String? {
    switch plan.kind {
    case .lesson: nil
    case .practice(_, let level), .focused(_, let level), .levelTest(let level): level.rawValue
    case .today(let minutes): String(minutes)
    case .placement: Level.a1.rawValue
    }
  }

  static let (placement, levelTest) = ("placement", "level_test")

  /// The purpose of a focused session, as ``PracticeFocus/text``.
  var focus: String? {
    if case .focused(let focus, _) = plan.kind { focus.text } else { nil }
  }

  /// The columns of a row; the focus of a session takes the place of its skill.
  static let columns =
    "id, lesson, coalesce(focus, skill) AS skill, level, items, started, abandoned, open"

  /// The columns of a record from before step 8, which has no focus.
  static let columnsWithoutFocus =
    columns.replacing("coalesce(focus, skill) AS skill", with: "skill")

  static let insertion = """
    INSERT INTO session (id, lesson, skill, level, items, started, abandoned, focus)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
    """

  /// Selects a row if this session is stored with the same plan, whether abandoned or not.
  static let comparison = """
    SELECT 1 FROM session WHERE id = ?1 AND lesson IS ?2 AND skill IS ?3 AND level IS ?4
    AND items = ?5 AND started = ?6 AND ?7 IS NOT NULL AND focus IS ?8
    """

  /// The parameters of ``insertion``; the ids of items are separated by line feeds.
  var values: [Statement.Value] {
    [
      .text(plan.id), .init(lesson), .init(skill), .init(level),
      .text(plan.items.map(\.description).joined(separator: "\n")),
      .integer(plan.started), .integer(isAbandoned ? 1 : 0), .init(focus),
    ]
  }

  /// Reads a row of ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    var items: [ItemID] = []
    for text in row.text(4).split(separator: "\n") {
      guard let item = ItemID(String(text)) else { throw row.unknownValue(4, String(text)) }
      items.append(item)
    }
    let kind = try Self.kind(row)
    plan = SessionPlan(id: row.text(0), kind: kind, items: items, started: row.integer(5))
    isAbandoned = row.integer(6) != 0
    isOpen = row.integer(7) != 0
  }

  private static func kind(_ row: Statement.Row) throws(DatabaseError) -> SessionPlan.Kind {
    if let lesson = row.optionalText(1) { return .lesson(LessonID(rawValue: lesson)) }
    switch row.text(2) {
    case today: return .today(minutes: try row.value(3) { Int($0) })
    case placement: return .placement
    default: break
    }
    let level = try row.value(3) { Level(rawValue: $0) }
    if row.text(2) == levelTest { return .levelTest(level) }
    if let focus = row.optionalText(2).flatMap({ PracticeFocus($0) }) {
      return .focused(focus, level: level)
    }
    return .practice(skill: try row.value(2) { Skill(rawValue: $0) }, level: level)
  }
}
