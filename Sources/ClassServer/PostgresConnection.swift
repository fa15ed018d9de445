import CPostgres

/// A connection to a server, which is closed with its last reference.
final class PostgresConnection {
  private let pq: UnsafePointer<dilim_postgres>
  private let connection: OpaquePointer

  /// The longest time to connect and log in.
  private static let connecting = Duration.seconds(3)
  /// The longest time of a statement: the server itself ends one after 30 seconds.
  private static let answering = Duration.seconds(40)

  init(_ address: ServerAddress, password: String?) throws(ServerFailure) {
    let functions = try PostgresLibrary.functions()
    let parameters = address.parameters(
      password: password,
      libraryVersion: Int(functions.pointee.libVersion())
    )
    let started = Self.withStrings(parameters.map(\.key)) { keys in
      Self.withStrings(parameters.map(\.value)) { values in
        functions.pointee.connectStartParams(keys, values, 0)
      }
    }
    guard let started else { throw ServerFailure(.notConnected, message: "out of memory") }
    pq = functions
    connection = started
    // Before the server answers: the SQLSTATE is part of the message then.
    _ = pq.pointee.setErrorVerbosity(connection, Int32(DILIM_PG_ERRORS_VERBOSE))
    dilim_postgres_be_quiet(pq, connection)
    try logIn()
  }

  deinit { pq.pointee.finish(connection) }

  private func logIn() throws(ServerFailure) {
    let wait = PostgresWait(Self.connecting)
    var state = DILIM_PG_POLLING_WRITING
    while true {
      guard pq.pointee.status(connection) != Int32(DILIM_PG_CONNECTION_BAD) else {
        throw ServerFailure(connecting: message)
      }
      switch state {
      case DILIM_PG_POLLING_OK: return
      case DILIM_PG_POLLING_READING, DILIM_PG_POLLING_WRITING:
        let event: PostgresWait.Event = state == DILIM_PG_POLLING_READING ? .readable : .writable
        guard wait.wait(for: pq.pointee.socket(connection), event) else {
          throw ServerFailure(.timeout)
        }
      default: throw ServerFailure(connecting: message)
      }
      state = Int(pq.pointee.connectPoll(connection))
    }
  }

  private var message: String {
    pq.pointee.errorMessage(connection).map { String(cString: $0) } ?? ""
  }

  /// The version of the server, such as 150008.
  var serverVersion: Int { Int(pq.pointee.serverVersion(connection)) }

  /// Whether the connection is encrypted by TLS.
  var usesTLS: Bool { pq.pointee.sslInUse(connection) != 0 }

  /// Runs statements without parameters, which come from the program alone.
  func run(_ statements: String) throws(ServerFailure) {
    guard pq.pointee.sendQuery(connection, statements) == 1 else { throw lost }
    _ = try answer()
  }

  /// Runs one statement; the values are bound and never part of its text, so that no log has them.
  func rows(_ statement: String, _ values: [String?] = []) throws(ServerFailure) -> [Row] {
    let sent = Self.withStrings(values) { pointers in
      pq.pointee.sendQueryParams(
        connection,
        statement,
        Int32(values.count),
        nil,
        pointers,
        nil,
        nil,
        0
      )
    }
    guard sent == 1 else { throw lost }
    return try answer()
  }

  /// A row of a result; a value is nil for NULL.
  struct Row {
    let values: [String?]

    /// The text of a column; empty for NULL.
    func text(_ column: Int) -> String { values[column] ?? "" }

    func integer(_ column: Int) -> Int64? { values[column].flatMap { Int64($0) } }

    func bool(_ column: Int) -> Bool { values[column] == "t" }
  }

  private func answer() throws(ServerFailure) -> [Row] {
    let wait = PostgresWait(Self.answering)
    try flush(wait)
    var rows: [Row] = []
    var failure: ServerFailure?
    while let result = try result(wait) {
      defer { pq.pointee.clear(result) }
      switch Int(pq.pointee.resultStatus(result)) {
      case DILIM_PG_COMMAND_OK: break
      case DILIM_PG_TUPLES_OK: rows = self.rows(of: result)
      default: failure = failure ?? self.failure(of: result)
      }
    }
    if let failure { throw failure }
    guard pq.pointee.status(connection) == Int32(DILIM_PG_CONNECTION_OK) else {
      throw lost
    }
    return rows
  }

  private func flush(_ wait: PostgresWait) throws(ServerFailure) {
    while true {
      switch pq.pointee.flush(connection) {
      case 0: return
      case 1:
        // A server that sends much must be read before it reads again.
        guard wait.wait(for: pq.pointee.socket(connection), .both) else {
          throw ServerFailure(.timeout)
        }
        guard pq.pointee.consumeInput(connection) == 1 else { throw lost }
      default: throw lost
      }
    }
  }

  private func result(_ wait: PostgresWait) throws(ServerFailure) -> OpaquePointer? {
    while pq.pointee.isBusy(connection) != 0 {
      guard wait.wait(for: pq.pointee.socket(connection), .readable) else {
        throw ServerFailure(.timeout)
      }
      guard pq.pointee.consumeInput(connection) == 1 else { throw lost }
    }
    return pq.pointee.getResult(connection)
  }

  private func rows(of result: OpaquePointer) -> [Row] {
    let columns = pq.pointee.nfields(result)
    return (0..<pq.pointee.ntuples(result)).map { row in
      Row(
        values: (0..<columns).map { column in
          guard pq.pointee.getisnull(result, row, column) == 0,
            let start = pq.pointee.getvalue(result, row, column)
          else { return nil }
          let count = Int(pq.pointee.getlength(result, row, column))
          return start.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
          }
        }
      )
    }
  }

  private func failure(of result: OpaquePointer) -> ServerFailure {
    let code = field(Int32(DILIM_PG_DIAG_SQLSTATE), of: result)
    // Without a SQLSTATE the message is from libpq, which has lost the server; 57P01 to 57P03 say
    // that it is being stopped.
    guard let code, !code.hasPrefix("57P") else {
      let text = pq.pointee.resultErrorMessage(result).map { String(cString: $0) } ?? ""
      return ServerFailure(.lost, code: code ?? "", message: text)
    }
    let text = field(Int32(DILIM_PG_DIAG_MESSAGE_PRIMARY), of: result) ?? ""
    let isAbsent = code == "42883" || code == "3F000" || code == "42P01"
    return ServerFailure(isAbsent ? .notInitialised : .refused, code: code, message: text)
  }

  private func field(_ name: Int32, of result: OpaquePointer) -> String? {
    pq.pointee.resultErrorField(result, name).map { String(cString: $0) }
  }

  private var lost: ServerFailure { ServerFailure(.lost, message: message) }

  /// Derives the verifier of a password, so that the password itself never reaches the server.
  func verifier(of password: String) throws(ServerFailure) -> String {
    let text = pq.pointee.encryptPasswordConn(connection, password, "", "scram-sha-256")
    guard let text else { throw ServerFailure(.refused, message: message) }
    defer { pq.pointee.freemem(text) }
    return String(cString: text)
  }

  /// Calls a function with C strings, the last of them nil.
  private static func withStrings<Result>(
    _ texts: [String?],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int?] = []
    for text in texts {
      starts.append(text == nil ? nil : bytes.count)
      if let text { bytes += text.utf8.map { CChar(bitPattern: $0) } + [0] }
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let pointers = starts.map { start in
        start.flatMap { start in bytes.baseAddress.map { UnsafePointer($0 + start) } }
      }
      return (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
