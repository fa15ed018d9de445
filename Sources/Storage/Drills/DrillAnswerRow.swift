import Coordination
import Curriculum

/// An answer to a drill in the columns of its table.
struct DrillAnswerRow {
  var answer: DrillAnswer
  var isTakenBack = false

  init(_ answer: DrillAnswer) { self.answer = answer }

  static let columns = """
    id, tag, word, form, answer, speed, passed, in_time, category, milliseconds, time, taken_back
    """

  /// Adds an answer; a known one can only be taken back.
  static let insertion = """
    INSERT INTO drill_answer (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET taken_back = 1
    WHERE excluded.taken_back > drill_answer.taken_back
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [
      .text(answer.id), .text(answer.tag.rawValue), .text(answer.word), .text(answer.form),
      .text(answer.answer), .init(answer.speed), .init(answer.passed ? 1 : 0),
      .init(answer.isInTime ? 1 : 0), answer.category.map { .text($0) } ?? .null,
      .init(answer.milliseconds), .integer(answer.time), .init(isTakenBack ? 1 : 0),
    ]
  }

  /// Reads a row of ``columns``.
  init(_ row: Statement.Row) {
    answer = DrillAnswer(
      id: row.text(0),
      tag: GrammarTag(rawValue: row.text(1)),
      word: row.text(2),
      form: row.text(3),
      answer: row.text(4),
      speed: row.int(5),
      passed: row.int(6) != 0,
      isInTime: row.int(7) != 0,
      category: row.isNull(8) ? nil : row.text(8),
      milliseconds: row.int(9),
      time: row.integer(10)
    )
    isTakenBack = row.int(11) != 0
  }
}

/// An answer to a drill as JSON.
extension DrillAnswerRow: Codable {
  private enum Key: String, CodingKey {
    case id, tag, word, form, answer, speed, passed
    case inTime = "in_time"
    case category, milliseconds, time
    case takenBack = "taken_back"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    answer = DrillAnswer(
      id: try fields.decodeID(forKey: .id),
      tag: GrammarTag(rawValue: try fields.decode(String.self, forKey: .tag)),
      word: try fields.decode(String.self, forKey: .word),
      form: try fields.decode(String.self, forKey: .form),
      answer: try fields.decode(String.self, forKey: .answer),
      speed: try fields.decode(Int.self, forKey: .speed),
      passed: try fields.decode(Bool.self, forKey: .passed),
      isInTime: try fields.decode(Bool.self, forKey: .inTime),
      category: try fields.decodeIfPresent(String.self, forKey: .category),
      milliseconds: try fields.decode(Int.self, forKey: .milliseconds),
      time: try fields.decode(Int64.self, forKey: .time)
    )
    isTakenBack = try fields.decodeIfPresent(Bool.self, forKey: .takenBack) ?? false
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(answer.id, forKey: .id)
    try fields.encode(answer.tag.rawValue, forKey: .tag)
    try fields.encode(answer.word, forKey: .word)
    try fields.encode(answer.form, forKey: .form)
    try fields.encode(answer.answer, forKey: .answer)
    try fields.encode(answer.speed, forKey: .speed)
    try fields.encode(answer.passed, forKey: .passed)
    try fields.encode(answer.isInTime, forKey: .inTime)
    try fields.encodeIfPresent(answer.category, forKey: .category)
    try fields.encode(answer.milliseconds, forKey: .milliseconds)
    try fields.encode(answer.time, forKey: .time)
    if isTakenBack { try fields.encode(true, forKey: .takenBack) }
  }
}
