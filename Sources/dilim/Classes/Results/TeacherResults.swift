import ClassServer
import Classes
import Screens
import TerminalUI
import TextSafety

/// A class that was made.
struct NewClass: ActionResult {
  /// Nil for a class without a server.
  let address: ServerAddress?
  let `class`: String
  let folder: String
  let id: String
  /// Whether the class was on the server already.
  let shared: Bool
  let signed: Bool

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.classMade(`class`, folder))
    if shared { try invocation.print(Wording.namesOfColleague(`class`)) }
    if !signed { try invocation.print(Wording.unsignedHere) }
  }
}

/// The pupils that a table has added.
struct EnrolledPupils: ActionResult {
  let added: Int
  let changed: Int
  let `class`: String
  let known: Int
  let refused: [RefusedLine]
  /// All pupils of the class.
  let total: Int

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      Wording.enrolled(Roster.Enrolment(added: added, changed: changed, known: known), total)
    )
  }
}

/// The file by which pupils join.
struct JoinInvitation: ActionResult {
  let `class`: String
  let file: String
  /// That of the teacher's key; nil if nothing is signed.
  let fingerprint: String?

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.invited(file))
    if let fingerprint { try invocation.print(Wording.fingerprint(fingerprint)) }
  }
}

/// An assignment that was written for pupils.
struct NewAssignment: ActionResult {
  /// The server that has the assignment.
  private(set) var address: ServerAddress?
  let assignment: String
  let attempt: Assignment.Attempt
  let `class`: String
  let close: Int64?
  let due: Int64
  let file: String
  let id: String
  let items: Int
  let key: Assignment.KeyPolicy
  /// How many of the items are the teacher's own.
  let ownItems: Int
  /// Whether the server has it; nil for a class without a server.
  private(set) var published: Bool?
  let signature: String?
  let signed: Bool

  init(
    _ assignment: Assignment,
    of school: TeacherClass,
    _ file: String,
    signature: String?,
    hasServer: Bool
  ) {
    self.assignment = assignment.name
    attempt = assignment.attempt
    `class` = school.title
    close = assignment.close
    due = assignment.due
    self.file = file
    id = assignment.id
    items = assignment.items.count
    key = assignment.key
    ownItems = assignment.items.count(where: \.isOwn)
    published = hasServer ? false : nil
    self.signature = signature
    signed = signature != nil
  }

  mutating func publish(on server: TeacherServer) {
    address = server.address
    published = true
  }

  func say(_ invocation: Invocation) throws(Failure) {
    var lines: [Line] = [
      Line(Wording.assigned(assignment, items, due: ClassMoment.text(due, invocation.world)))
    ]
    if published == true {
      lines.append(Line("Written: \(file)"))
    } else {
      lines.append(Line(signed ? Wording.writtenSigned(file) : Wording.writtenUnsigned(file)))
    }
    if key != .now, ownItems < items {
      lines.append(Line(Wording.courseKeyIsKnown, hangingIndent: 2))
    }
    if key == .now, ownItems > 0 {
      lines.append(Line(Wording.ownKeyIsInside, hangingIndent: 2))
    }
    try invocation.show(Frame(lines))
    if let address { try invocation.print(Wording.published(assignment, address)) }
  }
}

extension Assignment.Attempt: Encodable {}

extension Assignment.KeyPolicy: Encodable {}
