import Foundation

/// Certificates for one test, and OpenSSL's server that uses them.
final class TLSServer {
  /// Whether the program `openssl` is installed.
  static var isAvailable: Bool { program != nil }

  private static let program = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  struct Failure: Error {}

  let port: Int
  /// The certificate authority that signed the certificate.
  let authority: String
  private let server = Process()
  private let folder: URL

  /// Serves a certificate for a host name or address, signed by a new authority.
  init(for name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dilim-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    authority = folder.appending(path: "authority.pem").path
    let output = Pipe()
    server.executableURL = URL(filePath: "/bin/sh")
    server.currentDirectoryURL = folder
    server.arguments = ["-c", Self.script, Self.program ?? "", name]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    port = try Self.port(announcedIn: output.fileHandleForReading)
  }

  deinit { stop() }

  func stop() {
    // Not SIGTERM, which may be blocked in the threads that start programs.
    kill(server.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private static let script = """
    set -eu
    new="-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    "$0" req $new -keyout authority.key -out authority.pem -subj /CN=Test 2>/dev/null
    "$0" req $new -CA authority.pem -CAkey authority.key -keyout key.pem -out certificate.pem \
      -subj /CN=x -addext "subjectAltName=$1" -addext basicConstraints=critical,CA:FALSE 2>/dev/null
    exec "$0" s_server -accept 127.0.0.1:0 -www -key key.pem -cert certificate.pem
    """

  /// Reads up to `ACCEPT 127.0.0.1:PORT`.
  private static func port(announcedIn output: FileHandle) throws -> Int {
    var text = ""
    while case let data = output.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard text.hasSuffix("\n"),
        let line = text.split(separator: "\n").last(where: {
          $0.hasPrefix("ACCEPT ")
        })
      else { continue }
      if let port = line.split(separator: ":").last.flatMap({ Int($0) }) { return port }
    }
    throw Failure()
  }
}
