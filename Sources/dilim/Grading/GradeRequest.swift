/// A line of `dilim grade --json`.
struct GradeRequest: FlatRequest {
  let id: JSONValue?
  /// Patterns of accepted answers; either these or ``item``.
  let accept: [String]?
  /// An item of the course: `a1-u1-writing#student`.
  let item: String?
  let answer: String
  /// Whether what would be a note fails as `almost`.
  let strict: Bool?

  init?(_ object: FlatJSON) {
    var id: JSONValue?
    var accept: [String]?
    var item: String?
    var answer: String?
    var strict: Bool?
    for (key, value) in object.members {
      switch (key, value) {
      case ("id", let value): id = JSONValue(value)
      case ("accept", .texts(let patterns)): accept = patterns
      case ("item", .text(let text)): item = text
      case ("answer", .text(let text)): answer = text
      case ("strict", .bool(let value)): strict = value
      default: return nil
      }
    }
    guard let answer else { return nil }
    self.id = id
    self.accept = accept
    self.item = item
    self.answer = answer
    self.strict = strict
  }

  private enum Key: CodingKey { case id, accept, item, answer, strict }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // An id of null is handed back too; the usual decoding takes it for none.
    id = container.contains(.id) ? try container.decode(JSONValue.self, forKey: .id) : nil
    accept = try container.decodeIfPresent([String].self, forKey: .accept)
    item = try container.decodeIfPresent(String.self, forKey: .item)
    answer = try container.decode(String.self, forKey: .answer)
    strict = try container.decodeIfPresent(Bool.self, forKey: .strict)
  }
}
