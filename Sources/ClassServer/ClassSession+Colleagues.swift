package import Classes

/// What the teachers of a class share on the server.
extension ClassSession {
  /// A teacher of a class.
  package struct Colleague: Sendable, Equatable {
    package let login: String
    package let access: Access
  }

  /// The teachers of a class, its owners first.
  package func teachers(of course: String) throws(ServerFailure) -> [Colleague] {
    try server.rows("SELECT teacher, may FROM class.teachers($1)", [course]).compactMap { row in
      row.integer(1).flatMap { Access(rawValue: Int($0)) }
        .map { Colleague(login: row.text(0), access: $0) }
    }
  }

  /// Lets a teacher do this in a class from now on; nil takes everything away.
  package func allow(
    _ access: Access?,
    to login: String,
    in course: String
  ) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.let_teacher($1, $2, $3)",
      [course, login, String(access?.rawValue ?? 0)]
    )
  }

  /// The answers that the teachers of a class have accepted or withdrawn, the newest last; none for who
  /// may not mark.
  package func acceptedAnswers(
    in course: String
  ) throws(ServerFailure) -> [AcceptedExchange.Shared] {
    try server.rows(
      "SELECT item, pattern, points, note, is_withdrawn FROM class.accepted_answers($1)",
      [course]
    ).compactMap { row in
      Double(row.text(2)).map { points in
        AcceptedExchange.Shared(
          AcceptedAnswer(
            item: row.text(0),
            answer: row.text(1),
            points: points,
            note: row.values[3]
          ),
          isWithdrawn: row.bool(4)
        )
      }
    }
  }

  /// Keeps an accepted answer for the other teachers of a class, in place of the same pattern.
  package func accept(_ answer: AcceptedAnswer, in course: String) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.accept_answer($1, $2, $3, $4, $5)",
      [course, answer.item, answer.answer, String(answer.points), answer.note]
    )
  }

  /// Takes an accepted answer back for all teachers of a class.
  package func withdraw(_ answer: AcceptedAnswer, in course: String) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.withdraw_answer($1, $2, $3)",
      [course, answer.item, answer.answer]
    )
  }

  /// A mark that a teacher has given by hand, as the server keeps it.
  package struct HandMark: Sendable, Equatable {
    package let assignment: String
    package let role: String
    package let answer: HandedAnswer.ID
    package let item: String
    package let points: Double
    package let note: String?
    /// The number of the mark among those of its answer.
    package let revision: Int
    /// When the server got it, in milliseconds since 1970.
    package let time: Int64
  }

  /// The last mark by hand of each answer in a class; none for who does not teach it.
  package func marksByHand(in course: String) throws(ServerFailure) -> [HandMark] {
    try server.rows(
      """
      SELECT assignment, student, session, sequence, item, points, note, revision, \
      \(Self.milliseconds("at")) FROM class.marks_by_hand($1)
      """,
      [course]
    ).compactMap { row in
      guard let sequence = row.integer(3), let points = Double(row.text(5)),
        let revision = row.integer(7), let time = row.integer(8)
      else { return nil }
      return HandMark(
        assignment: Self.id(row.text(0)),
        role: row.text(1),
        answer: HandedAnswer.ID(session: Self.id(row.text(2)), sequence: Int(sequence)),
        item: row.text(4),
        points: points,
        note: row.values[6],
        revision: Int(revision),
        time: time
      )
    }
  }
}
