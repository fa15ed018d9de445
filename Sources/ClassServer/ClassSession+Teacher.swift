package import Classes
package import JSON

/// What a teacher does on the server.
extension ClassSession {
  package func make(_ id: String, title: String) throws(ServerFailure) {
    _ = try server.rows("SELECT class.new_class($1, $2)", [id, title])
  }

  /// Removes a class with all that was kept in it; false if it is not there or not the teacher's.
  package func remove(_ course: String) throws(ServerFailure) -> Bool {
    try one("SELECT class.remove($1)", [course]).integer(0) == 1
  }

  /// Makes an account for a pupil, who is known by this pseudonym alone; returns the login.
  package func invite(
    to course: String,
    label: String,
    code: String,
    days: Int
  ) throws(ServerFailure) -> String {
    try one(
      "SELECT class.invite($1, $2, $3, $4)",
      [course, label, try server.verifier(of: code), String(days)]
    ).text(0)
  }

  /// Gives an account of the teacher's making a new code instead of its password.
  package func reset(_ role: String, code: String, days: Int) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.reset_password($1, $2, $3)",
      [role, try server.verifier(of: code), String(days)]
    )
  }

  /// A pupil of a class, or one who has left it.
  package struct Member: Sendable, Equatable {
    package let role: String
    /// The pseudonym in the class.
    package let label: String
  }

  package func members(of course: String) throws(ServerFailure) -> [Member] {
    try members("SELECT student, label FROM class.roster($1)", course)
  }

  package func departed(from course: String) throws(ServerFailure) -> [Member] {
    try members("SELECT student, label FROM class.departed($1)", course)
  }

  private func members(
    _ statement: String,
    _ course: String
  ) throws(ServerFailure) -> [Member] {
    try server.rows(statement, [course]).map { Member(role: $0.text(0), label: $0.text(1)) }
  }

  /// Erases a pupil from a class.
  package func remove(_ role: String, from course: String) throws(ServerFailure) {
    _ = try server.rows("SELECT class.remove_student($1, $2)", [course, role])
  }

  /// Lets a pupil who has left join again by a code.
  package func readmit(_ role: String, to course: String) throws(ServerFailure) {
    _ = try server.rows("SELECT class.readmit($1, $2)", [course, role])
  }

  /// Offers a code by which somebody with an account joins a class.
  package func offer(
    code: String,
    for course: String,
    days: Int,
    uses: Int
  ) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.offer_code($1, sha256(convert_to($2, 'UTF8')), $3, $4)",
      [course, code, String(days), String(uses)]
    )
  }

  /// Offers a code by which one pupil with an account joins a class under this pseudonym.
  package func offer(
    code: String,
    for course: String,
    days: Int,
    label: String
  ) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.offer_code_to($1, sha256(convert_to($2, 'UTF8')), $3, $4)",
      [course, code, String(days), label]
    )
  }

  /// Publishes an assignment: what pupils see, and the whole of it with the accepted answers.
  ///
  /// Once there is an answer, only the times of an assignment can change.
  package func publish(_ assignment: Assignment) throws(ServerFailure) {
    var described = JSONWriter()
    described.object { json in
      json.key("id")
      json.string(assignment.id)
      json.key("class")
      json.string(assignment.course)
      json.key("title")
      json.string(assignment.name)
      json.key("items")
      json.array(assignment.items) { $0.string($1.name) }
      json.key("body")
      json.object { $0.write(file: assignment.bytes(forPupils: true)) }
      json.key("key_after")
      json.string(assignment.key.rawValue)
    }
    var key = JSONWriter()
    key.object { $0.write(file: assignment.bytes(forPupils: false)) }
    _ = try server.rows(
      """
      SELECT class.publish($1::jsonb || jsonb_build_object('due_at', \
      to_timestamp($3::float8 / 1000), 'closes_at', to_timestamp($4::float8 / 1000)), $2::jsonb)
      """,
      [described.string, key.string, String(assignment.due), assignment.close.map { String($0) }]
    )
  }

  /// An answer as the server keeps it.
  package struct CollectedAnswer: Sendable, Equatable {
    package let role: String
    package let answer: HandedAnswer
    /// Nil while the pupil is at work.
    package let handedIn: Int64?
  }

  package func collect(_ assignment: String) throws(ServerFailure) -> [CollectedAnswer] {
    try server.rows(
      """
      SELECT student, session, sequence, item, answer, \(Self.milliseconds("answered_at")), \
      \(Self.milliseconds("handed_in_at")) FROM class.collect($1) ORDER BY 1, 6, 2, 3
      """,
      [assignment]
    ).compactMap { row in
      guard let sequence = row.integer(2), let time = row.integer(5) else { return nil }
      let id = HandedAnswer.ID(session: Self.id(row.text(1)), sequence: Int(sequence))
      return CollectedAnswer(
        role: row.text(0),
        answer: HandedAnswer(id: id, item: row.text(3), text: row.text(4), time: time),
        handedIn: row.integer(6)
      )
    }
  }

  /// A mark for the server: what a pupil sees of it once it is released is in ``told``.
  package struct SentMark: Sendable {
    package let role: String
    package let answer: HandedAnswer.ID
    package let verdict: String
    package let points: Double
    /// The version of the grader; nil for a mark by hand.
    package let grader: Int?
    package let note: String?
    /// Of a mark by hand, the number of the one that it replaces; 0 if there was none.
    package let replaces: Int?
    package let told: JSONValue

    package init(
      role: String,
      answer: HandedAnswer.ID,
      verdict: String,
      points: Double,
      grader: Int?,
      note: String?,
      replaces: Int?,
      told: JSONValue
    ) {
      self.role = role
      self.answer = answer
      self.verdict = verdict
      self.points = points
      self.grader = grader
      self.note = note
      self.replaces = replaces
      self.told = told
    }

    fileprivate func write(to json: inout JSONWriter, retelling: Bool) {
      json.object { json in
        json.key("student")
        json.string(role)
        json.key("session")
        json.string(answer.session)
        json.key("sequence")
        json.integer(answer.sequence)
        json.key("verdict")
        json.string(verdict)
        json.key("points")
        // The server keeps three decimals, and a mark that it rounds would seem to be new.
        json.number((points * 1000).rounded() / 1000)
        json.key("findings")
        told.write(to: &json)
        if let grader {
          json.key("grader")
          json.integer(grader)
        }
        if let note {
          json.key("note")
          json.string(MarkLedger.cut(note))
        }
        if let replaces {
          json.key("replaces")
          json.integer(replaces)
        }
        json.key("retell")
        json.bool(retelling)
      }
    }
  }

  /// The most marks in one call.
  private static let mostMarks = 2000

  /// Adds marks as revisions; those that say the same as the last ones add nothing.
  ///
  /// What pupils are told of a mark is in the sender's language. It replaces what they were told before
  /// only with a new mark or if it is `retelling`: otherwise two teachers with two languages would
  /// replace all marks of each other.
  package func put(
    _ marks: [SentMark],
    for assignment: String,
    retelling: Bool
  ) throws(ServerFailure) -> Int {
    var added = 0
    for start in stride(from: 0, to: marks.count, by: Self.mostMarks) {
      var json = JSONWriter()
      let part = marks[start..<min(start + Self.mostMarks, marks.count)]
      json.array(Array(part)) { $1.write(to: &$0, retelling: retelling) }
      let row = try one("SELECT class.put_marks($1, $2)", [assignment, json.string])
      added += Int(row.integer(0) ?? 0)
    }
    return added
  }

  /// Shows the pupils their marks, or takes them back.
  package func release(_ assignment: String, _ isReleased: Bool) throws(ServerFailure) -> Bool {
    let name = isReleased ? "release" : "withdraw"
    return try one("SELECT class.\(name)($1)", [assignment]).integer(0) == 1
  }

  /// Lets a pupil answer again after the hand-in; false if there was none.
  package func reopen(_ assignment: String, for role: String) throws(ServerFailure) -> Bool {
    try one("SELECT class.reopen($1, $2)", [assignment, role]).integer(0) == 1
  }
}

extension JSONWriter {
  /// Writes the member `file` with the text of a file.
  fileprivate mutating func write(file bytes: [UInt8]) {
    key("file")
    string(String(decoding: bytes, as: UTF8.self))
  }
}
