import ClassServer
import Screens
import TerminalUI
import TextSafety

/// As its own text, which has no password.
extension ServerAddress: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// What a pupil needs to join a class on a server, as a slip has it.
struct ServerInvitation: Encodable {
  let address: ServerAddress
  let code: String
  /// What the pupil types.
  let command: String
  /// The moment from which the code counts no more.
  let expires: Int64
  let student: String
}

/// The slips of pupils.
struct WrittenSlips: ActionResult {
  let `class`: String
  /// Nil if nobody was invited.
  let file: String?
  let invitations: [Slip]

  /// An invitation without its code, which is on the slip alone.
  struct Slip: Encodable {
    let address: ServerAddress
    let command: String
    let expires: Int64
    let student: String

    init(_ invitation: ServerInvitation) {
      address = invitation.address
      command = invitation.command
      expires = invitation.expires
      student = invitation.student
    }
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      file.map { Wording.slipsWritten(invitations.count, $0) } ?? Wording.allInvited
    )
  }
}

/// A code for a pupil who has an account: from another class, or from before leaving.
struct OfferedCode: ActionResult {
  let `class`: String
  let invitation: ServerInvitation
  /// Whether the pupil was in the class before.
  let isReturn: Bool

  private enum CodingKeys: CodingKey { case `class` }

  func encode(to encoder: any Encoder) throws {
    try invitation.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(`class`, forKey: .class)
  }

  func say(_ invocation: Invocation) throws(Failure) {
    let until = ClassMoment.text(invitation.expires, invocation.world)
    try invocation.print(
      isReturn
        ? Wording.readmitted(
          invitation.student,
          invitation.address,
          invitation.code,
          until: until
        )
        : Wording.codeOffered(
          invitation.student,
          `class`,
          command: invitation.command,
          invitation.code,
          until: until
        )
    )
  }
}

/// What another teacher may do in a class from now on.
struct SharedClass: ActionResult {
  /// With the login of the other teacher.
  let address: ServerAddress
  let `class`: String
  /// The names of the pupils.
  let file: String?
  let login: String
  let may: ShareAction.Permission

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.shared(`class`, address, login, may, names: file))
  }
}

/// The teachers of a class on a server.
struct ClassTeachers: ActionResult {
  let `class`: String
  let teachers: [Teacher]

  struct Teacher: Encodable {
    let login: String
    let may: ClassSession.Access
    let you: Bool
  }

  init(_ colleagues: [ClassSession.Colleague], of school: TeacherClass, you: String?) {
    `class` = school.title
    teachers = colleagues.map { Teacher(login: $0.login, may: $0.access, you: $0.login == you) }
  }

  func say(_ invocation: Invocation) throws(Failure) {
    for teacher in teachers {
      try invocation.print(Wording.teaches(teacher.login, teacher.may, isYou: teacher.you))
    }
  }
}

extension ClassSession.Access: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private var name: String {
    switch self {
    case .read: "read"
    case .mark: "mark"
    case .own: "own"
    }
  }
}

/// An assignment that was published again.
struct PublishedAssignment: ActionResult {
  let address: ServerAddress
  let assignment: String
  let `class`: String

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.published(assignment, address))
  }
}

/// A server that was brought up to date.
struct MigratedServer: ActionResult {
  let address: ServerAddress
  /// The names of the migrations that were missing.
  let applied: [String]

  func say(_ invocation: Invocation) throws(Failure) {
    for name in applied { try invocation.print(Wording.applied(name)) }
    try invocation.print(Wording.upToDate(address))
  }
}

/// The findings about a server.
struct CheckedServer: ActionResult {
  let findings: [Finding]

  struct Finding: Encodable {
    let message: SafeText
    let trouble: Bool
  }

  init(_ findings: [ServerSchema.Finding]) {
    self.findings = findings.map {
      Finding(message: Wording.finding($0), trouble: $0.isTrouble)
    }
  }

  func say(_ invocation: Invocation) throws(Failure) {
    let lines = findings.map { finding in
      Line(SafeText(line: finding.trouble ? "x " : "+ ") + finding.message, hangingIndent: 2)
    }
    try invocation.show(Frame(lines))
  }
}

/// The account of a teacher.
struct InvitedTeacher: ActionResult {
  let address: ServerAddress
  let code: String
  let expires: Int64

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      Wording.teacherInvited(
        address,
        code,
        until: ClassMoment.text(expires, invocation.world)
      )
    )
  }
}

/// What was past its date.
struct ReapedServer: ActionResult {
  let accounts: Int
  let address: ServerAddress
  let classes: Int
  let roles: Int

  init(_ reaped: ClassSession.Reaped, _ address: ServerAddress) {
    accounts = reaped.accounts
    self.address = address
    classes = reaped.classes
    roles = reaped.roles
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      Wording.reaped(classes: classes, accounts: accounts, roles: roles)
    )
  }
}
