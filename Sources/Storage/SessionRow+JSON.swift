import Coordination
import Curriculum

/// A session as JSON.
extension SessionRow: Codable {
  private enum Key: String, CodingKey {
    case id, kind, lesson, skill, level, minutes, focus, items, started, abandoned
  }

  private enum Kind: String, Codable {
    case lesson, practice, today, placement
    case levelTest = "level_test"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let id = try fields.decode(String.self, forKey: .id)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .id,
        in: fields,
        debugDescription: "an id that is not empty"
      )
    }
    let kind: SessionPlan.Kind =
      switch try fields.decode(Kind.self, forKey: .kind) {
      case .lesson: .lesson(LessonID(rawValue: try fields.decode(String.self, forKey: .lesson)))
      case .practice: try Self.practice(fields)
      case .today: .today(minutes: try fields.decode(Int.self, forKey: .minutes))
      case .placement: .placement
      case .levelTest: .levelTest(try fields.decode(Level.self, forKey: .level))
      }
    let items = try fields.decode([String].self, forKey: .items).map { text in
      try ItemID(checking: text) {
        DecodingError.dataCorruptedError(forKey: .items, in: fields, debugDescription: $0)
      }
    }
    self.init(
      SessionPlan(
        id: id,
        kind: kind,
        items: items,
        started: try fields.decode(Int64.self, forKey: .started)
      ),
      isAbandoned: try fields.decodeIfPresent(Bool.self, forKey: .abandoned) ?? false
    )
  }

  private static func practice(
    _ fields: KeyedDecodingContainer<Key>
  ) throws -> SessionPlan.Kind {
    let level = try fields.decode(Level.self, forKey: .level)
    guard let text = try fields.decodeIfPresent(String.self, forKey: .focus) else {
      return .practice(skill: try fields.decode(Skill.self, forKey: .skill), level: level)
    }
    guard let focus = PracticeFocus(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .focus,
        in: fields,
        debugDescription: "mistakes, words, weak, or grammar with tags"
      )
    }
    return .focused(focus, level: level)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(plan.id, forKey: .id)
    switch plan.kind {
    case .lesson(let lesson):
      try fields.encode(Kind.lesson, forKey: .kind)
      try fields.encode(lesson.rawValue, forKey: .lesson)
    case .practice(let skill, let level):
      try fields.encode(Kind.practice, forKey: .kind)
      try fields.encode(skill, forKey: .skill)
      try fields.encode(level, forKey: .level)
    case .focused(let focus, let level):
      try fields.encode(Kind.practice, forKey: .kind)
      try fields.encodeIfPresent(skill, forKey: .skill)
      try fields.encode(level, forKey: .level)
      try fields.encode(focus.text, forKey: .focus)
    case .today(let minutes):
      try fields.encode(Kind.today, forKey: .kind)
      try fields.encode(minutes, forKey: .minutes)
    case .placement: try fields.encode(Kind.placement, forKey: .kind)
    case .levelTest(let level):
      try fields.encode(Kind.levelTest, forKey: .kind)
      try fields.encode(level, forKey: .level)
    }
    try fields.encode(plan.items.map(\.description), forKey: .items)
    try fields.encode(plan.started, forKey: .started)
    try fields.encode(isAbandoned, forKey: .abandoned)
  }
}
