import Foundation

/// A server on this machine that does what a script says, byte for byte, one per test.
package final class LoopbackServer: @unchecked Sendable {
  package typealias Script = @Sendable (ReceivedRequest) -> [Step]

  package let port: Int
  /// Keeps the port until the end of the test.
  private let keeper: Int32
  private let listener: Int32
  private let script: Script
  private let lock = NSLock()
  private var received: [ReceivedRequest] = []
  private var connections: Set<Int32> = []
  private var connectionCount = 0
  private var isStopped = false

  /// Listens on a free port of 127.0.0.1 and answers every request by the script.
  package init(script: @escaping Script) throws {
    self.script = script
    (keeper, listener) = try LoopbackSocket.listen()
    port = try LoopbackSocket.port(of: listener)
    let listener = listener
    Thread.detachNewThread { [weak self] in
      while case let connection = LoopbackSocket.accept(listener), connection >= 0 {
        guard let self, let number = self.open(connection) else {
          close(connection)
          continue
        }
        Thread.detachNewThread { self.serve(connection, number: number) }
      }
      // Closed by the one who accepts, for its number may be given out again at once.
      close(listener)
    }
  }

  /// Answers every request with the same steps.
  package convenience init(_ steps: [Step]) throws { try self.init { _ in steps } }

  deinit {
    stop()
    close(keeper)
  }

  package var address: String { "http://127.0.0.1:\(port)" }

  package var requests: [ReceivedRequest] { lock.withLock { received } }

  /// How many connections have been made.
  package var connectionsMade: Int { lock.withLock { connectionCount } }

  /// How many connections have not been closed by either side.
  package var connectionsOpen: Int { lock.withLock { connections.count } }

  /// Closes all that is open.
  package func stop() {
    lock.withLock {
      guard !isStopped else { return }
      isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  private func open(_ connection: Int32) -> Int? {
    lock.withLock {
      guard !isStopped else { return nil }
      LoopbackSocket.sendAtOnce(connection)
      connections.insert(connection)
      connectionCount += 1
      return connectionCount - 1
    }
  }

  private func serve(_ connection: Int32, number: Int) {
    var socket = LoopbackSocket(connection)
    while var request = socket.readRequest() {
      request.connection = number
      lock.withLock {
        request.number = received.count
        received.append(request)
      }
      guard script(request).allSatisfy({ socket.perform($0) }) else { break }
    }
    // Forgotten before it is closed: the number may be given out again.
    _ = lock.withLock { connections.remove(connection) }
    close(connection)
  }
}
