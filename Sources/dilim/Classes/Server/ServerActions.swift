import ClassServer
import JSON
import Screens
import TerminalUI
import TextSafety

/// `dilim class server`: what the administrator of a server does.
struct ServerActions {
  let invocation: Invocation

  /// A verb after `dilim class server`.
  enum Verb: String, CaseIterable {
    case initialise = "init"
    case check, migrate
    case inviteTeacher = "invite-teacher"
    case reap
  }

  func run() throws(Failure) -> ExitCode {
    let words = invocation.arguments
    guard let verb = Verb(rawValue: words[1]) else {
      throw .usage(
        Wording.notAChoice(
          ClassAction.server.rawValue,
          words[1],
          Verb.allCases.map(\.rawValue).joined(separator: ", ")
        )
      )
    }
    let address = try ServerTrouble.address(words[2], invocation)
    let password = try ServerAccount.administratorPassword(invocation)
    let schema = ServerSchema(address, password: password)
    switch verb {
    case .initialise:
      let applied = try checked(address) { () throws(ServerFailure) in try schema.initialise() }
      try tell(applied, address)
    case .migrate:
      let applied = try checked(address) { () throws(ServerFailure) in try schema.migrate() }
      try tell(applied, address)
    case .check: return try check(schema, address)
    case .inviteTeacher: try inviteTeacher(address, password)
    case .reap:
      let reaped = try checked(address) { () throws(ServerFailure) in
        try session(address, password).reap()
      }
      try invocation.print(Wording.reaped(reaped))
    }
    return .pass
  }

  private func checked<Value>(
    _ address: ServerAddress,
    _ work: () throws(ServerFailure) -> Value
  ) throws(Failure) -> Value {
    try ServerTrouble.checked(address, work)
  }

  private func session(
    _ address: ServerAddress,
    _ password: String?
  ) throws(ServerFailure) -> ClassSession {
    try ClassSession(
      address.with(database: ServerAddress.usualDatabase),
      password: password
    )
  }

  private func tell(
    _ applied: [ServerSchema.Migration],
    _ address: ServerAddress
  ) throws(Failure) {
    for migration in applied { try invocation.print(Wording.applied(migration.name)) }
    try invocation.print(Wording.upToDate(address))
  }

  private func check(_ schema: ServerSchema, _ address: ServerAddress) throws(Failure) -> ExitCode {
    let findings = try checked(address) { () throws(ServerFailure) in try schema.check() }
    let isGood = !findings.contains(where: \.isTrouble)
    if invocation.has(.json) {
      try invocation.print(JSONLine.text(of: CheckedServer(findings)))
    } else {
      let lines = findings.map { finding in
        Line(
          SafeText(line: finding.isTrouble ? "x " : "+ ") + Wording.finding(finding),
          hangingIndent: 2
        )
      }
      try invocation.show(Frame(lines))
    }
    return isGood ? .pass : .badData
  }

  /// Makes an account of a teacher; its address is that of `--server` where the administrator's own
  /// is good on this machine alone.
  private func inviteTeacher(_ address: ServerAddress, _ password: String?) throws(Failure) {
    let told = try invocation.value(.server).map { (text) throws(Failure) in
      try ServerTrouble.address(text, invocation)
    }
    if told == nil, address.isSocket { throw .usage(Wording.inviteNeedsServer) }
    let code = ServerCode.new()
    let login = try checked(address) { () throws(ServerFailure) in
      try session(address, password).inviteTeacher(code: code, days: TeacherServer.days)
    }
    let moment = invocation.world.now() + Int64(TeacherServer.days) * 86_400_000
    try invocation.print(
      Wording.teacherInvited(
        (told ?? address).with(user: login, database: ServerAddress.usualDatabase),
        code,
        until: ClassMoment.text(moment, invocation.world)
      )
    )
  }
}

/// The findings about a server, as JSON.
private struct CheckedServer: JSONWritable {
  private let findings: [ServerSchema.Finding]

  init(_ findings: [ServerSchema.Finding]) { self.findings = findings }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("findings")
      json.array(findings) { json, finding in
        json.object { json in
          json.key("message")
          json.string(Wording.finding(finding).string)
          json.key("trouble")
          json.bool(finding.isTrouble)
        }
      }
      json.key("schema")
      json.integer(1)
    }
  }
}
