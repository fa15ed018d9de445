import Foundation

/// One connection of the server, with the bytes read but not used yet.
struct LoopbackSocket {
  struct Failure: Error { let code: Int32 }

  private let connection: Int32
  private var left: [UInt8] = []

  init(_ connection: Int32) { self.connection = connection }

  /// A socket on a free port of 127.0.0.1, and one that listens there.
  ///
  /// The first keeps the port when the second is closed, so that no other server gets it while a
  /// test still calls the one that is gone.
  static func listen() throws -> (keeper: Int32, listener: Int32) {
    let keeper = try bound(to: 0)
    let listener = try bound(to: port(of: keeper))
    guard Foundation.listen(listener, 64) == 0 else { throw Failure(code: errno) }
    return (keeper, listener)
  }

  private static func bound(to port: Int) throws -> Int32 {
    #if canImport(Darwin)
      let made = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    var yes: Int32 = 1
    setsockopt(made, SOL_SOCKET, SO_REUSEPORT, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(made, $0, size) }
    }
    guard made >= 0, code == 0 else { throw Failure(code: errno) }
    return made
  }

  /// The next connection; a process that a test starts must not get it too, for then closing it here
  /// would not close it.
  static func accept(_ listener: Int32) -> Int32 {
    let connection = Foundation.accept(listener, nil, nil)
    if connection >= 0 { _ = fcntl(connection, F_SETFD, FD_CLOEXEC) }
    return connection
  }

  static func port(of listener: Int32) throws -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    guard code == 0 else { throw Failure(code: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  static func sendAtOnce(_ connection: Int32) {
    var yes: Int32 = 1
    setsockopt(
      connection,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &yes,
      socklen_t(MemoryLayout.size(ofValue: yes))
    )
  }

  /// Does a step; false when the connection is over.
  mutating func perform(_ step: Step) -> Bool {
    switch step {
    case .send(let bytes): return write(bytes)
    case .trickle(let bytes): return bytes.allSatisfy { write([$0]) }
    case .wait(let signal): signal.wait()
    case .fire(let signal): signal.fire()
    case .close: return false
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout.size(ofValue: linger))
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, size)
      return false
    case .hang(let signal):
      while read() {}
      signal.fire()
      return false
    case .drip(let bytes, let pause):
      while write(bytes) { usleep(pause * 1000) }
      return false
    case .flood(let bytes):
      while write(bytes) {}
      return false
    }
    return true
  }

  /// The next request; nil when the client has closed.
  mutating func readRequest() -> ReceivedRequest? {
    let blank = Array("\r\n\r\n".utf8)
    var end: Int?
    while end == nil {
      end = left.indices.first { left[$0...].starts(with: blank) }
      if end == nil, !read() { return nil }
    }
    let lines = String(decoding: left[..<(end ?? 0)], as: UTF8.self).split(separator: "\r\n")
    left.removeFirst((end ?? 0) + blank.count)
    let words = lines.first?.split(separator: " ") ?? []
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return (name: String(parts.first ?? ""), value: String(value))
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap {
      Int($0.value)
    }
    while left.count < length ?? 0 { if !read() { return nil } }
    let body = Array(left.prefix(length ?? 0))
    left.removeFirst(body.count)
    return ReceivedRequest(
      number: 0,
      connection: 0,
      method: String(words.first ?? ""),
      target: words.count > 1 ? String(words[1]) : "",
      headers: headers,
      body: body
    )
  }

  private mutating func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(connection, &buffer, buffer.count)
    guard count > 0 else { return false }
    left += buffer[..<count]
    return true
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        #if canImport(Darwin)
          send(connection, $0.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
        #else
          send(
            connection,
            $0.baseAddress?.advanced(by: sent),
            bytes.count - sent,
            Int32(MSG_NOSIGNAL)
          )
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
