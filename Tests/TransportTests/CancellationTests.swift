import Foundation
import NetworkTestSupport
import Testing
import Transport

struct CancellationTests {
  private let client = HTTPClient()

  private func request(_ server: LoopbackServer) throws -> HTTPRequest {
    HTTPRequest(try HTTPURL(server.address), timeouts: .patient)
  }

  /// Runs in a separate process, where no other test uses the threads.
  ///
  /// libcurl's usual cancelling takes a second; a hundred rounds of that exceed the limit.
  @Test func `a cancelled task closes the connection at once`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      alarm(60)
      let client = HTTPClient()
      let begins = [[], [Step.chunkedHead()], [Step.chunkedHead(), .chunk("data: a\n\n")]]
      for round in 0..<100 {
        let isThere = Signal()
        let isClosed = Signal()
        let begin = begins[round % begins.count]
        let server = try LoopbackServer(begin + [.fire(isThere), .hang(isClosed)])
        let request = HTTPRequest(try HTTPURL(server.address), timeouts: .patient)
        let task = Task { try await client.response(to: request) }
        await isThere.happened()
        task.cancel()
        await isClosed.happened()
        let result = await task.result
        guard case .failure(let error as TransferError) = result, error.reason == .cancelled else {
          exit(8)
        }
      }
      exit(7)
    }
  }

  @Test func `leaving the event loop closes the connection`() async throws {
    let isClosed = Signal()
    let server = try LoopbackServer([.chunkedHead(), .chunk("a"), .hang(isClosed)])
    do {
      for try await case .body in client.start(try request(server)).events { break }
    }
    await isClosed.happened()
  }

  @Test func `a deallocated client cancels its requests`() async throws {
    let isThere = Signal()
    let isClosed = Signal()
    let server = try LoopbackServer([.fire(isThere), .hang(isClosed)])
    var client: HTTPClient? = HTTPClient()
    let exchange = try #require(client?.start(try request(server)))
    await isThere.happened()
    client = nil
    await #expect(throws: TransferError(.cancelled)) {
      for try await _ in exchange.events {}
    }
    await isClosed.happened()
    // Too late; it must not reach a freed handle.
    exchange.release()
    exchange.end(within: .zero)
  }

  @Test func `clients can be created and freed while requests run`() async throws {
    let server = try LoopbackServer([.chunkedHead(), .chunk("a"), .hang])
    let request = try request(server)
    await withTaskGroup { group in
      for round in 0..<40 {
        group.addTask {
          let client = HTTPClient()
          let task = Task { try await client.response(to: request) }
          for _ in 0..<round { await Task.yield() }
          task.cancel()
          _ = try? await task.value
        }
      }
    }
  }

  @Test func `waiting requests block no thread`() async throws {
    let all = Signal()
    let server = try LoopbackServer { [.fire($0.number == 39 ? all : Signal()), .hang] }
    let request = try request(server)
    let tasks = (0..<40).map { _ in Task { try await client.response(to: request) } }
    await all.happened()
    for task in tasks { task.cancel() }
  }

  #if os(Linux)
    /// A write to a broken connection must not end the program, and the network thread must not
    /// receive signals for the program.
    @Test func `the network thread blocks all signals`() async throws {
      await #expect(processExitsWith: .exitCode(7)) {
        let pipe = UInt64(1) << UInt64(SIGPIPE - 1)
        let interrupt = UInt64(1) << UInt64(SIGINT - 1)
        func deafThreads() throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count { id in
            let path = "/proc/self/task/\(id)/status"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
            let mask = line.flatMap { UInt64($0.split(separator: "\t")[1], radix: 16) } ?? 0
            return mask & pipe != 0 && mask & interrupt != 0
          }
        }
        let server = try LoopbackServer(Step.response("ok"))
        let request = HTTPRequest(try HTTPURL(server.address))
        let before = try deafThreads()
        let client = HTTPClient()
        _ = try await client.response(to: request)
        let during = try deafThreads()
        withExtendedLifetime(client) {}
        exit(during == before + 1 ? 7 : 8)
      }
    }
  #endif
}
