import ClassServer
import JSON
import Screens
import TerminalUI
import TextSafety
import Turkish

/// An account on a server of classes: where it is, and where its password is.
struct ServerAccount {
  let address: ServerAddress
  fileprivate let secret: Secret
  let folder: String

  /// The source of a password; it is never an argument, which other users could see.
  fileprivate enum Secret: Equatable {
    case command(String)
    case file(String)
  }

  private static let accountName = "account.json"
  private static let passwordName = "password"
  private static let certificateName = "certificate.crt"
  /// The longest password, in bytes.
  private static let longest = 4096

  private static func folder(
    of address: ServerAddress,
    _ invocation: Invocation
  ) throws(Failure) -> String {
    "\(try invocation.folders.data)/accounts/\(name(of: address))"
  }

  private static func name(of address: ServerAddress) -> String {
    let name = "\(address.user ?? "")@\(address.host)_\(address.port)"
    return String(name.map { $0 == "/" ? "_" : $0 })
  }

  /// The account for an address; nil if there is none on this machine.
  static func known(
    _ address: ServerAddress,
    _ invocation: Invocation
  ) throws(Failure) -> ServerAccount? {
    let folder = try folder(of: address, invocation)
    let path = "\(folder)/\(accountName)"
    guard FileSystem.exists(path) else { return nil }
    let value = try? JSONValue(reading: try ClassFile.bytes(of: path))
    guard let text = value?["address"]?.string, var kept = try? ServerAddress(text) else {
      throw .data(Wording.notAnAccount(path))
    }
    kept.certificate = value?["certificate"]?.string
    let secret: Secret
    switch (value?["password_command"]?.string, value?["password_file"]?.string) {
    case (let command?, _): secret = .command(command)
    case (nil, let file?): secret = .file(file)
    case (nil, nil): secret = .file("\(folder)/\(passwordName)")
    }
    return ServerAccount(address: kept, secret: secret, folder: folder)
  }

  /// The account on a server, whatever its login; nil unless this machine has exactly one there.
  static func only(
    on server: ServerAddress,
    _ invocation: Invocation
  ) throws(Failure) -> ServerAccount? {
    let folder = "\(try invocation.folders.data)/accounts"
    let ending = name(of: server.withoutUser)
    let logins = (FileSystem.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
    guard logins.count == 1 else { return nil }
    return try known(server.with(user: logins[0]), invocation)
  }

  /// Logs in for the first time, and keeps what is needed from then on.
  ///
  /// The secret is the code of an invitation, which is dead afterwards, or the password of an account
  /// that is in use on another machine.
  static func enter(
    _ address: ServerAddress,
    _ invocation: Invocation
  ) throws(Failure) -> (account: ServerAccount, session: ClassSession) {
    let folder = try folder(of: address, invocation)
    var address = address
    do { try FileSystem.createFolder(folder) } catch { throw .data(error.message) }
    if let path = invocation.value(.certificate) {
      let copy = "\(folder)/\(certificateName)"
      try invocation.write(try ClassFile.bytes(of: path), to: copy)
      address.certificate = copy
    }
    let given = try Secret(invocation)
    let account = ServerAccount(
      address: address,
      secret: given ?? .file("\(folder)/\(passwordName)"),
      folder: folder
    )
    let typed = try Self.typedSecret(invocation)
    let (session, password) = try account.logIn(typed)
    let isAccepted = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.account().isAccepted
    }
    var new = password
    // A code that replaces a lost password is for an account that was accepted long ago.
    let isCode = !isAccepted || ServerCode.isCode(password)
    if isCode { new = given == nil ? ServerCode.password() : try account.password() }
    // On the disk before the code dies: otherwise nobody could log in any more.
    if given == nil {
      try invocation.write(Array("\(new)\n".utf8), to: "\(folder)/\(passwordName)")
    }
    if isCode {
      try ServerTrouble.checked(address) { () throws(ServerFailure) in
        try session.accept(password: new)
      }
    }
    try account.keep(invocation)
    return (account, session)
  }

  /// Logs in with a secret that was typed, or with the password of an earlier try that the server has
  /// accepted without this machine hearing of it.
  private func logIn(_ typed: String) throws(Failure) -> (ClassSession, password: String) {
    do throws(ServerFailure) {
      return (try ClassSession(address, password: typed), typed)
    } catch {
      let kept = "\(folder)/\(Self.passwordName)"
      guard error.reason == .password, secret == .file(kept), FileSystem.exists(kept) else {
        throw ServerTrouble.failure(error, address)
      }
      let password = try password()
      return try ServerTrouble.checked(address) { () throws(ServerFailure) in
        (try ClassSession(address, password: password), password)
      }
    }
  }

  private func keep(_ invocation: Invocation) throws(Failure) {
    var members = [JSONValue.Member("address", .string(address.description))]
    if let certificate = address.certificate {
      members.append(JSONValue.Member("certificate", .string(certificate)))
    }
    switch secret {
    case .command(let command):
      members.append(JSONValue.Member("password_command", .string(command)))
    case .file(let path) where path != "\(folder)/\(Self.passwordName)":
      members.append(JSONValue.Member("password_file", .string(path)))
    case .file: break
    }
    var json = JSONWriter()
    JSONValue.object(members).write(to: &json)
    json.endLine()
    try invocation.write(json.bytes, to: "\(folder)/\(Self.accountName)")
  }

  /// Logs in.
  func session() throws(Failure) -> ClassSession {
    let password = try password()
    return try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try ClassSession(address, password: password)
    }
  }

  /// Logs in; nil if the password counts no more, because the teacher has given a new code.
  func sessionUnlessReset() throws(Failure) -> ClassSession? {
    let password = try password()
    do throws(ServerFailure) { return try ClassSession(address, password: password) } catch {
      guard error.reason != .password else { return nil }
      throw ServerTrouble.failure(error, address)
    }
  }

  private func password() throws(Failure) -> String { try Self.password(secret) }

  /// The password that the options name, for an administrator; nil without such an option.
  static func administratorPassword(_ invocation: Invocation) throws(Failure) -> String? {
    try Secret(invocation).map { (secret) throws(Failure) in try password(secret) }
  }

  private static func password(_ secret: Secret) throws(Failure) -> String {
    let text: String
    switch secret {
    case .command(let command):
      text = try KeyCommand.firstLine(of: command, setting: CommandOption.passwordCommand.name)
    case .file(let path):
      if FilePermissions(path)?.isOpen == true {
        throw .data(Wording.keyFileOpen(path, setting: CommandOption.passwordFile.name))
      }
      text = String(decoding: try ClassFile.bytes(of: path).prefix(longest + 1), as: UTF8.self)
    }
    let password = text.trimmed
    guard !password.isEmpty, password.utf8.count <= longest,
      password.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
    else { throw .data(Wording.noPassword) }
    return password
  }

  /// The code of an invitation, from a file or from standard input.
  static func typedSecret(_ invocation: Invocation) throws(Failure) -> String {
    if let path = invocation.value(.codeFile) {
      let text = String(
        decoding: try ClassFile.bytes(of: path).prefix(longest + 1),
        as: UTF8.self
      )
      return try checked(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    }
    if Terminal.isInteractive {
      let question = Wording.askCode + SafeText(" ")
      if invocation.has(.json) {
        try invocation.tell(question)
      } else {
        try invocation.print(question, terminator: "")
      }
    }
    var reader = LineReader(limit: longest)
    guard case .text(let text, _)? = reader.next() else { throw .usage(Wording.noCode) }
    return try checked(text)
  }

  private static func checked(_ text: String) throws(Failure) -> String {
    let code = ServerCode.typed(text.trimmed)
    guard !code.isEmpty else { throw .usage(Wording.noCode) }
    return code
  }

  /// Forgets the account on this machine.
  func forget() throws(Failure) { try FileTree.remove(folder) }
}

extension ServerAccount.Secret {
  fileprivate init?(_ invocation: Invocation) throws(Failure) {
    switch (invocation.value(.passwordCommand), invocation.value(.passwordFile)) {
    case (.some, .some): throw .usage(Wording.twoPasswords)
    case (let command?, nil): self = .command(command)
    case (nil, let path?): self = .file(FileSystem.resolved(path) ?? path)
    case (nil, nil): return nil
    }
  }
}

/// The failures of a server as those of a command.
enum ServerTrouble {
  static func checked<Value>(
    _ address: ServerAddress,
    _ work: () throws(ServerFailure) -> Value
  ) throws(Failure) -> Value {
    do throws(ServerFailure) { return try work() } catch {
      throw failure(error, address)
    }
  }

  static func failure(_ failure: ServerFailure, _ address: ServerAddress) -> Failure {
    Failure(
      code: failure.isOfNetwork ? .network : .badData,
      message: Wording.serverFailure(failure, address)
    )
  }

  /// Reads an address of the command line.
  static func address(_ text: String, _ invocation: Invocation) throws(Failure) -> ServerAddress {
    do throws(ServerAddress.Fault) {
      var address = try ServerAddress(text)
      address.certificate = invocation.value(.certificate)
      return address
    } catch {
      throw .usage(Wording.notAServer(text, error))
    }
  }

  /// Whether a word is meant as an address of a server.
  static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgresql:") || text.hasPrefix("postgres:")
  }
}

/// The line in the folder of a class that names its server.
enum ServerLink {
  private static let name = "server.json"

  static func path(in folder: String) -> String { "\(folder)/\(name)" }

  static func write(
    _ address: ServerAddress,
    in folder: String,
    _ invocation: Invocation
  ) throws(Failure) {
    var json = JSONWriter()
    JSONValue.object([JSONValue.Member("address", .string(address.description))]).write(to: &json)
    json.endLine()
    try invocation.write(json.bytes, to: path(in: folder))
  }

  /// The account of a class; nil for a class without a server.
  static func account(
    in folder: String,
    _ invocation: Invocation
  ) throws(Failure) -> ServerAccount? {
    let path = path(in: folder)
    guard FileSystem.exists(path) else { return nil }
    let value = try? JSONValue(reading: try ClassFile.bytes(of: path))
    guard let text = value?["address"]?.string, let address = try? ServerAddress(text) else {
      throw .data(Wording.notAnAccount(path))
    }
    guard let account = try ServerAccount.known(address, invocation) else {
      throw .data(Wording.noAccount(address))
    }
    return account
  }
}

extension CommandOption {
  static let server = CommandOption(
    name: "--server",
    value: "URI",
    help: "the server of a new class, or the address for a teacher: postgresql://login@host/dilim"
  )
  static let codeFile = CommandOption(
    name: "--code",
    value: "FILE",
    help: "the code of the invitation, instead of standard input",
    offers: [.files]
  )
  static let passwordFile = CommandOption(
    name: "--password-file",
    value: "FILE",
    help: "the password for the server, in a file that only you can read",
    offers: [.files]
  )
  static let passwordCommand = CommandOption(
    name: "--password-command",
    value: "COMMAND",
    help: "a command that prints the password for the server"
  )
  static let certificate = CommandOption(
    name: "--certificate",
    value: "FILE",
    help: "the authority of the server's certificate, if the system does not know it",
    offers: [.files]
  )
  static let withoutServer = CommandOption(
    name: "--offline",
    value: nil,
    help: "leave the server alone; leave then deletes only what is on this machine"
  )
}
