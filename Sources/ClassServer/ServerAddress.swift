/// The address of a class server, with the login: `postgresql://login@host:port/dilim`.
///
/// It never has a password, which other users of the machine could read in the list of programs.
package struct ServerAddress: Sendable, Hashable, CustomStringConvertible {
  /// A name, an IP address or the folder of a socket; empty for the usual socket.
  package let host: String
  package let port: Int
  /// Nil for the name of the user of this machine.
  package let user: String?
  package let database: String
  /// The file of the authorities that may sign the certificate; nil for those of the system.
  package var certificate: String?

  /// Why a text is not such an address.
  package enum Fault: Error, Sendable, Hashable {
    case notAnAddress
    /// It holds a password.
    case password
    /// It has this parameter, which has no meaning here.
    case parameter(String)
  }

  private static let usualPort = 5432
  package static let usualDatabase = "dilim"

  package init(
    host: String,
    port: Int,
    user: String?,
    database: String,
    certificate: String? = nil
  ) {
    self.host = host
    self.port = port
    self.user = user
    self.database = database
    self.certificate = certificate
  }

  package init(_ text: String) throws(Fault) {
    let schemes = ["postgresql://", "postgres://"]
    guard let scheme = schemes.first(where: { text.hasPrefix($0) }),
      text.utf8.count <= 1000,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { throw .notAnAddress }
    let halves = text.dropFirst(scheme.count)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var (place, user) = (parts[0], Substring?.none)
    if let at = place.lastIndex(of: "@") {
      user = place[..<at]
      place = place[place.index(after: at)...]
    }
    if user?.contains(":") ?? false { throw .password }
    var (host, port) = (place, Self.usualPort)
    if let colon = place.lastIndex(of: ":"), !place.hasSuffix("]") {
      guard let number = Int(place[place.index(after: colon)...]), (1...65_535).contains(number)
      else { throw .notAnAddress }
      (host, port) = (place[..<colon], number)
    }
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    var socket: String?
    for parameter in halves.count > 1 ? halves[1].split(separator: "&") : [] {
      let sides = parameter.split(separator: "=", maxSplits: 1)
      switch (sides[0], sides.count) {
      case ("host", 2): socket = try Self.decoded(sides[1])
      case ("port", 2):
        guard let number = Int(sides[1]), (1...65_535).contains(number) else { throw .notAnAddress }
        port = number
      case ("password", _): throw .password
      default: throw .parameter(String(sides[0]))
      }
    }
    let login = try Self.decoded(user ?? "")
    let name = try Self.decoded(host)
    let database = parts.count > 1 ? try Self.decoded(parts[1]) : ""
    self.init(
      host: socket ?? name,
      port: port,
      user: login.isEmpty ? nil : login,
      database: database.isEmpty ? Self.usualDatabase : database
    )
    guard !database.contains("/") else { throw .notAnAddress }
  }

  /// Decodes `%2F` and the like.
  private static func decoded(_ text: Substring) throws(Fault) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16),
        value >= 0x20
      else { throw .notAnAddress }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same server with another login or database.
  package func with(user: String? = nil, database: String? = nil) -> ServerAddress {
    ServerAddress(
      host: host,
      port: port,
      user: user ?? self.user,
      database: database ?? self.database,
      certificate: certificate
    )
  }

  /// The address without a login.
  package var withoutUser: ServerAddress {
    ServerAddress(host: host, port: port, user: nil, database: database, certificate: certificate)
  }

  /// Whether the server is on this machine, so that nobody else can read what passes.
  package var isLocal: Bool {
    if host.isEmpty || host.hasPrefix("/") || host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  package var isSocket: Bool { host.isEmpty || host.hasPrefix("/") }

  package var description: String {
    let login = user.map { "\(Self.encoded($0))@" } ?? ""
    let name = host.contains(":") ? "[\(host)]" : host
    if isSocket {
      let folder = host.isEmpty ? "" : "?host=\(host)&port=\(port)"
      return "postgresql://\(login)/\(Self.encoded(database))\(folder)"
    }
    let number = port == Self.usualPort ? "" : ":\(port)"
    return "postgresql://\(login)\(name)\(number)/\(Self.encoded(database))"
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "-_.".utf8.contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(hex)"
    }.joined()
  }

  /// The parameters of libpq.
  func parameters(password: String?, libraryVersion: Int) -> [(key: String, value: String)] {
    var parameters = [
      ("host", host), ("port", String(port)), ("dbname", database), ("connect_timeout", "3"),
      ("tcp_user_timeout", "10000"), ("client_encoding", "UTF8"), ("application_name", "dilim"),
      ("gssencmode", "disable"),
    ]
    if let user { parameters.append(("user", user)) }
    if let password { parameters.append(("password", password)) }
    if isLocal {
      parameters.append(("sslmode", "prefer"))
    } else {
      parameters += [("sslmode", "verify-full"), ("channel_binding", "require")]
      if let authorities = certificate ?? Self.authorities(libraryVersion) {
        parameters.append(("sslrootcert", authorities))
      }
    }
    if password != nil, !isSocket, libraryVersion >= 160_000 {
      parameters.append(("require_auth", "scram-sha-256"))
    }
    return parameters.filter { $0.0 == "host" ? !$0.1.isEmpty : true }
      .map { (key: $0.0, value: $0.1) }
  }

  /// The authorities of the system: libpq has a word for them from version 16 on, before that its own
  /// usual file counts.
  private static func authorities(_ libraryVersion: Int) -> String? {
    libraryVersion >= 160_000 ? "system" : nil
  }
}
