import Coordination
import Curriculum

/// A session as JSON.
extension SessionRow: Codable {
  private enum Key: String, CodingKey {
    case id, kind, lesson, skill, level, items, started, abandoned
  }

  private enum Kind: String, Codable {
    case lesson, practice
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
      case .practice:
        .practice(
          skill: try fields.decode(Skill.self, forKey: .skill),
          level: try fields.decode(Level.self, forKey: .level)
        )
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

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(plan.id, forKey: .id)
    try fields.encode(lesson == nil ? Kind.practice : .lesson, forKey: .kind)
    try fields.encodeIfPresent(lesson, forKey: .lesson)
    try fields.encodeIfPresent(skill, forKey: .skill)
    try fields.encodeIfPresent(level, forKey: .level)
    try fields.encode(plan.items.map(\.description), forKey: .items)
    try fields.encode(plan.started, forKey: .started)
    try fields.encode(isAbandoned, forKey: .abandoned)
  }
}
