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
}

/// What is said of a line of `dilim grade --json`.
enum GradeReply: Encodable {
  case mark(GradeMark)
  /// The line could not be graded.
  case refusal(line: Int, error: String)

  private enum Key: CodingKey { case line, error }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .mark(let mark): try mark.encode(to: encoder)
    case .refusal(let line, let error):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(line, forKey: .line)
      try container.encode(error, forKey: .error)
    }
  }
}
