import JSON

/// The marks of one pupil for one assignment, as the teacher gives them back.
package struct ResultFile: Sendable, Equatable {
  package let course: String
  package let assignment: String
  package let name: String
  package let student: String
  package let made: Int64
  package let scale: CreditScale
  package let rows: [Row]

  package struct Row: Sendable, Equatable {
    package let item: String
    package let asked: String
    package let answer: String
    /// The mark in words, in the language of the feedback.
    package let mark: String
    /// The name of the mark in JSON; nil in files of an older Dilim.
    package let verdict: String?
    /// Nil while the answer waits for the teacher.
    package let credit: Double?
    /// Nil where the pupils may not see the key.
    package let right: String?
    package let reasons: [String]

    package init(
      item: String,
      asked: String,
      answer: String,
      mark: String,
      credit: Double?,
      right: String?,
      reasons: [String],
      verdict: String? = nil
    ) {
      self.item = item
      self.asked = asked
      self.answer = answer
      self.mark = mark
      self.verdict = verdict
      self.credit = credit
      self.right = right
      self.reasons = reasons
    }
  }

  package init(
    course: String,
    assignment: String,
    name: String,
    student: String,
    made: Int64,
    scale: CreditScale,
    rows: [Row]
  ) {
    self.course = course
    self.assignment = assignment
    self.name = name
    self.student = student
    self.made = made
    self.scale = scale
    self.rows = rows
  }

  package init(_ bytes: [UInt8]) throws(TableFault) {
    let file = try LineFile(bytes, type: "result")
    let head = file.head
    guard let scale = CreditScale(try head.string("credit")) else { throw head.missing("credit") }
    var rows: [Row] = []
    for row in file.rows {
      rows.append(
        Row(
          item: try row.string("item"),
          asked: try row.string("asked"),
          answer: try row.string("answer"),
          mark: try row.string("mark"),
          credit: try row.number("credit"),
          right: try row.optionalString("right"),
          reasons: try row.strings("reasons") ?? [],
          verdict: try row.optionalString("verdict")
        )
      )
    }
    let name = try head.string("name")
    guard Assignment.isName(name) else { throw head.missing("name") }
    self.init(
      course: try head.classID(),
      assignment: try head.id("assignment"),
      name: name,
      student: try head.string("student"),
      made: try head.integer("made"),
      scale: scale,
      rows: rows
    )
  }

  package var bytes: [UInt8] {
    let head: [(String, JSONValue?)] = [
      ("type", .string("result")), ("schema", .integer(1)), ("class", .string(course)),
      ("assignment", .string(assignment)), ("name", .string(name)), ("student", .string(student)),
      ("made", .integer(made)), ("credit", .string(scale.text)),
      ("points", JSONValue(points)), ("of", .integer(Int64(marked))),
    ]
    return LineFile.bytes([head] + rows.map(Self.members))
  }

  private static func members(_ row: Row) -> [(String, JSONValue?)] {
    [
      ("type", .string("mark")), ("item", .string(row.item)), ("asked", .string(row.asked)),
      ("answer", .string(row.answer)), ("mark", .string(row.mark)),
      ("credit", row.credit.map { JSONValue($0) } ?? .null), ("right", .text(row.right)),
      ("reasons", .texts(row.reasons)), ("verdict", .text(row.verdict)),
    ]
  }

  package var points: Double { rows.reduce(0) { $0 + ($1.credit ?? 0) } }
  /// The number of answers that have a credit.
  package var marked: Int { rows.count { $0.credit != nil } }
  package var waiting: Int { rows.count - marked }
}
