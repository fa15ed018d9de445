import ClassServer
import Classes
import Screens
import TextSafety

/// What the teachers of a class share on its server.
extension TeacherServer {
  /// The first migration with what several teachers need.
  private static let sharingVersion = 4

  /// Whether the server keeps what teachers share.
  func sharesTeaching() throws(Failure) -> Bool {
    try asking { (session) throws(ServerFailure) in
      try session.account().version >= Self.sharingVersion
    }
  }

  /// The assignments of the class that the server has; none for who does not teach it.
  func assignments() throws(Failure) -> [ClassSession.GivenAssignment] {
    try asking { (session) throws(ServerFailure) in
      try session.assignments().filter { $0.course == school.id }
    }
  }

  /// The whole file of an assignment; nil for who may only read.
  func file(of assignment: String) throws(Failure) -> [UInt8]? {
    try asking { (session) throws(ServerFailure) in try session.key(of: assignment) }
  }

  func acceptedAnswers() throws(Failure) -> [AcceptedExchange.Shared] {
    try asking { (session) throws(ServerFailure) in
      try session.acceptedAnswers(in: school.id)
    }
  }

  func accept(_ answer: AcceptedAnswer) throws(Failure) {
    try asking { (session) throws(ServerFailure) in try session.accept(answer, in: school.id) }
  }

  func withdraw(_ answer: AcceptedAnswer) throws(Failure) {
    try asking { (session) throws(ServerFailure) in try session.withdraw(answer, in: school.id) }
  }

  func marksByHand() throws(Failure) -> [ClassSession.HandMark] {
    try asking { (session) throws(ServerFailure) in try session.marksByHand(in: school.id) }
  }

  /// The pseudonyms of the pupils by their logins.
  func labels() throws(Failure) -> [String: String] {
    Dictionary(try members().map { ($0.role, $0.label) }) { first, _ in first }
  }

  // MARK: Sharing

  /// The classes that this login teaches and that have this title or id.
  static func shared(
    _ name: String,
    _ session: ClassSession,
    _ address: ServerAddress
  ) throws(Failure) -> ClassSession.Course {
    let all = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.courses().filter { ($0.access ?? .read) >= .mark }
    }
    let found = all.filter { $0.id == name || HeaderName.key($0.title) == HeaderName.key(name) }
    guard let course = found.first else {
      throw .usage(Wording.notShared(name, address, all.map(\.title)))
    }
    guard found.count == 1 else { throw .usage(Wording.sharedTwice(name, found.map(\.id))) }
    return course
  }

  /// Lets another teacher do this in the class; nil takes it away.
  func allow(_ access: ClassSession.Access?, to login: String) throws(Failure) {
    try requireOwner()
    guard try sharesTeaching() else { throw .data(Wording.olderServer) }
    do throws(ServerFailure) {
      try session.allow(access, to: login, in: school.id)
    } catch {
      switch error.code {
      case ServerFailure.noSuchRow: throw .data(Wording.noTeacher(login, address))
      case ServerFailure.wrongState: throw .data(Wording.makerOwns(login, school.title))
      default: throw ServerTrouble.failure(error, address)
      }
    }
  }

  func teachers() throws(Failure) -> [ClassSession.Colleague] {
    guard try sharesTeaching() else { throw .data(Wording.olderServer) }
    return try asking { (session) throws(ServerFailure) in
      try session.teachers(of: school.id)
    }
  }
}
