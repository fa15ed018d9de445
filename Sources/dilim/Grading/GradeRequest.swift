/// A line of `dilim grade --json`.
struct GradeRequest: Decodable {
  let id: JSONValue?
  /// Patterns of accepted answers; either these or ``item``.
  let accept: [String]?
  /// An item of the course: `a1-u1-writing#student`.
  let item: String?
  let answer: String
  /// Whether what would be a note fails as `almost`.
  let strict: Bool?

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
