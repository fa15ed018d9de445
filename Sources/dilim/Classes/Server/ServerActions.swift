import ClassServer
import Screens
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
      try report(applied, address)
    case .migrate:
      let applied = try checked(address) { () throws(ServerFailure) in try schema.migrate() }
      try report(applied, address)
    case .check: return try check(schema, address)
    case .inviteTeacher: try inviteTeacher(address, password)
    case .reap:
      let reaped = try checked(address) { () throws(ServerFailure) in
        try session(address, password).reap()
      }
      try invocation.report(ReapedServer(reaped, address))
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

  private func report(
    _ applied: [ServerSchema.Migration],
    _ address: ServerAddress
  ) throws(Failure) {
    try invocation.report(MigratedServer(address: address, applied: applied.map(\.name)))
  }

  private func check(_ schema: ServerSchema, _ address: ServerAddress) throws(Failure) -> ExitCode {
    let findings = try checked(address) { () throws(ServerFailure) in try schema.check() }
    try invocation.report(CheckedServer(findings))
    return findings.contains(where: \.isTrouble) ? .badData : .pass
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
    try invocation.report(
      InvitedTeacher(
        address: (told ?? address).with(user: login, database: ServerAddress.usualDatabase),
        code: code,
        expires: TeacherServer.expiry(invocation)
      )
    )
  }
}
