/// A short connection to a server of classes, logged in as a teacher, a pupil or an administrator.
///
/// The server decides what each may do; nothing here is a check.
package struct ClassSession {
  let server: PostgresConnection

  package init(_ address: ServerAddress, password: String?) throws(ServerFailure) {
    server = try PostgresConnection(address, password: password)
  }

  /// Who is logged in.
  package struct Account: Sendable, Equatable {
    package let role: String
    package let kind: Kind
    /// Whether the invitation was accepted, so that its code is dead.
    package let isAccepted: Bool
    /// The newest migration of the server.
    package let version: Int

    package enum Kind: String, Sendable { case teacher, student }
  }

  package func account() throws(ServerFailure) -> Account {
    let row = try one(
      """
      SELECT w->>'role', w->>'kind', (w->>'accepted')::bool, w->>'version' \
      FROM class.whoami() AS w
      """
    )
    guard let kind = Account.Kind(rawValue: row.text(1)) else {
      throw ServerFailure(.refused, message: row.text(0))
    }
    return Account(
      role: row.text(0),
      kind: kind,
      isAccepted: row.bool(2),
      version: Int(row.integer(3) ?? 0)
    )
  }

  /// Accepts an invitation: from then on the password counts, and the code no more.
  package func accept(password: String) throws(ServerFailure) {
    _ = try server.rows(
      "SELECT class.accept_invitation($1)",
      [try server.verifier(of: password)]
    )
  }

  /// Invites a teacher, as an administrator; returns the login.
  package func inviteTeacher(code: String, days: Int) throws(ServerFailure) -> String {
    try one(
      "SELECT class.invite_teacher($1, $2)",
      [try server.verifier(of: code), String(days)]
    ).text(0)
  }

  /// What an administrator's reaping has removed.
  package struct Reaped: Sendable, Equatable {
    package let classes: Int
    package let accounts: Int
    package let roles: Int
  }

  package func reap() throws(ServerFailure) -> Reaped {
    let row = try one(
      "SELECT r->>'classes', r->>'accounts', r->>'roles' FROM class.reap() AS r"
    )
    return Reaped(
      classes: Int(row.integer(0) ?? 0),
      accounts: Int(row.integer(1) ?? 0),
      roles: Int(row.integer(2) ?? 0)
    )
  }

  /// A class of the one who is logged in.
  package struct Course: Sendable, Equatable {
    package let id: String
    package let title: String
    /// The day after which the server may delete it, as `2027-12-31`.
    package let keptUntil: String
    /// What the one who is logged in may do as its teacher; nil for a pupil.
    package let access: Access?
  }

  /// What a teacher may do in a class.
  package enum Access: Int, Sendable, Comparable {
    /// Read answers and marks, but no accepted answers.
    case read = 1
    /// Give out work, mark and release.
    case mark
    /// Also invite and remove pupils, say who else teaches, and delete the class.
    case own

    package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  package func courses() throws(ServerFailure) -> [Course] {
    try server.rows("SELECT id, title, delete_after, may FROM class.list()").map { row in
      Course(
        id: Self.id(row.text(0)),
        title: row.text(1),
        keptUntil: row.text(2),
        access: row.integer(3).flatMap { Access(rawValue: Int($0)) }
      )
    }
  }

  func one(
    _ statement: String,
    _ values: [String?] = []
  ) throws(ServerFailure) -> PostgresConnection.Row {
    guard let row = try server.rows(statement, values).first else {
      throw ServerFailure(.refused, message: "no row")
    }
    return row
  }

  /// An id as Dilim writes it: without the hyphens of the server.
  static func id(_ uuid: String) -> String { uuid.filter { $0 != "-" } }

  static func milliseconds(_ column: String) -> String {
    "round(extract(epoch FROM \(column)) * 1000)::bigint"
  }
}
