import Foundation

/// A server that streams the same reply to each request, as cheaply as possible.
///
/// The first part of the path is the number of pieces of a reply; `hang` sends nothing and never ends.
final class ChatStub: @unchecked Sendable {
  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var closings: [ContinuousClock.Instant] = []

  struct Failure: Error { let code: Int32 }

  init() throws {
    listener = socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) | listen(listener, 64) | getsockname(listener, $0, &size)
      }
    }
    guard code == 0 else { throw Failure(code: errno) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// The times at which the client closed connections.
  var closed: [ContinuousClock.Instant] { lock.withLock { closings } }

  private func serve(_ connection: Int32) {
    var yes: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
    var buffer = [UInt8](repeating: 0, count: 65536)
    var text = ""
    while case let count = read(connection, &buffer, buffer.count), count > 0 {
      text += String(decoding: buffer[..<count], as: UTF8.self)
      // Head and body may arrive separately.
      if !text.hasSuffix("}") { continue }
      let pieces = Int(text.split(separator: "/").dropFirst().first ?? "")
      text = ""
      for write in Self.writes(pieces) {
        _ = write.withUnsafeBytes { Foundation.write(connection, $0.baseAddress, $0.count) }
      }
    }
    let now = ContinuousClock.now
    lock.withLock { closings.append(now) }
    close(connection)
  }

  /// Returns a reply in pieces, with each event in a separate chunk and packet; nil for one without end.
  private static func writes(_ pieces: Int?) -> [[UInt8]] {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
      + "Transfer-Encoding: chunked\r\n\r\n"
    guard let pieces else { return [Array(head.utf8), chunk(delta)] }
    var writes = [Array(head.utf8)] + Array(repeating: chunk(delta), count: pieces)
    writes.append(chunk(finish))
    writes.append(chunk("data: [DONE]\n\n") + Array("0\r\n\r\n".utf8))
    return writes
  }

  private static let delta = event(#"{"content":" kelime"},"finish_reason":null"#)
  private static let finish = event(#"{},"finish_reason":"stop""#)

  private static func event(_ delta: String) -> String {
    #"data: {"id":"chatcmpl-123","object":"chat.completion.chunk","created":1700000000,"#
      + #""model":"stub","choices":[{"index":0,"delta":\#(delta)}]}"# + "\n\n"
  }

  private static func chunk(_ text: String) -> [UInt8] {
    Array("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n".utf8)
  }
}

/// The command that prints the port and serves until standard input ends.
struct ChatStubCommand {
  func run() throws -> Bool {
    let stub = try ChatStub()
    FileHandle.standardOutput.write(Data("\(stub.port)\n".utf8))
    _ = FileHandle.standardInput.readDataToEndOfFile()
    return true
  }
}
