/// Why a server of classes did not do what was asked.
package struct ServerFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable, Hashable {
    /// libpq is not installed, or too old.
    case libraryMissing
    /// Nobody answers there.
    case notConnected
    /// Somebody answers, and then says nothing.
    case timeout
    /// The server does not let this account in: a wrong password, or an invitation past its date.
    case password
    /// The certificate is not trusted, or the connection would not be safe.
    case insecure
    /// The account has too many connections, or the server has.
    case busy
    /// The connection has ended before the answer was complete.
    case lost
    /// The server is older than the schema needs.
    case oldServer(Int)
    /// The database has no classes, or those of an older version.
    case notInitialised
    /// A migration was changed after it had been applied.
    case changedMigration(Int)
    /// The server has a migration that this program does not know.
    case newerServer(Int)
    /// The server understood and refused.
    case refused
  }

  package let reason: Reason
  /// The SQLSTATE; empty if the failure is not from the server.
  package let code: String
  /// The message of libpq or of the server, which must be made safe before it is shown.
  package let message: String

  package init(_ reason: Reason, code: String = "", message: String = "") {
    self.reason = reason
    self.code = code
    self.message = message
  }

  /// The SQLSTATE by which functions of classes say that somebody or something is not there.
  package static let noSuchRow = "P0002"
  /// The SQLSTATE of what contradicts how things are.
  package static let wrongState = "55000"
  /// The SQLSTATE of what a login may not do.
  package static let notAllowed = "42501"

  /// Whether trying again later may help.
  package var isOfNetwork: Bool {
    switch reason {
    case .notConnected, .timeout, .busy, .lost: true
    default: false
    }
  }
}

extension ServerFailure {
  /// The failure of making a connection, by the message of libpq.
  init(connecting message: String) {
    let code = Self.code(in: message)
    let reason: Reason =
      switch code {
      case "28P01", "28000": .password
      case "53300", "57P03": .busy
      case "3D000", "42501": .notInitialised
      case .some: .refused
      case nil:
        // These sentences of libpq are not translated, because the program sets no locale for it.
        ["certificate", "SSL", "channel binding", "requirement failed"]
          .contains { message.contains($0) } && !message.contains("Connection refused")
          ? .insecure : .notConnected
      }
    self.init(reason, code: code ?? "", message: Self.line(of: message))
  }

  /// The SQLSTATE in a verbose message such as `FATAL:  28P01: password …`.
  private static func code(in message: String) -> String? {
    for part in message.split(separator: ": ") {
      let text = part.drop { $0 == " " }
      // FATAL and PANIC have no digit.
      if text.utf8.count == 5, text.contains(where: \.isNumber),
        text.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isUppercase) })
      {
        return String(text)
      }
    }
    return nil
  }

  /// The first line of a message: the others repeat the places in the source of the server.
  private static func line(of message: String) -> String {
    String(message.split(whereSeparator: \.isNewline).first ?? "")
  }
}
