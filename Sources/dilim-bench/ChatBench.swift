import ChatAPI
import Foundation
import TextSafety
import Transport

/// A benchmark of streamed replies against openai-python with the same stub, and of cancelling.
struct ChatBench {
  private let rounds: Int
  private let requests: Int
  private let python: String
  /// Whether the peer is left out, for a profile of Dilim alone.
  private let isAlone: Bool

  init(options: BenchOptions) {
    rounds = options.number("rounds", default: 3)
    requests = options.number("requests", default: 100)
    python = options.text("python", default: "/usr/bin/python3")
    isAlone = options.has("alone")
  }

  /// The processor time of a request and the time to its first text, in milliseconds.
  private struct Cost {
    var processor: [Double] = []
    var firstText: [Double] = []
  }

  struct Failure: Error {}

  /// Prints the table; returns whether the targets are met.
  @concurrent func run() async throws -> Bool {
    let stub = Process()
    stub.executableURL = URL(filePath: CommandLine.arguments[0])
    stub.arguments = ["stub"]
    let output = Pipe()
    let input = Pipe()
    stub.standardOutput = output
    stub.standardInput = input
    try stub.run()
    defer { try? input.fileHandleForWriting.close() }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.dropLast()) else { throw Failure() }

    var checks: [RatioCheck] = []
    for pieces in [7, 200] {
      var ours = Cost()
      var theirs = Cost()
      for _ in 0..<rounds {
        try await measure(port, pieces, &ours)
        if !isAlone { try measurePeer(port, pieces, &theirs) }
      }
      print(Self.line("\(pieces) pieces", ours, theirs))
      let processor = Self.median(theirs.processor) / Self.median(ours.processor)
      let firstText = Self.median(theirs.firstText) / Self.median(ours.firstText)
      checks.append(
        RatioCheck(name: "processor time, \(pieces) pieces", ratio: processor, target: 6)
      )
      // With many pieces the stub uses a whole core, so the time says little.
      if pieces < 10 {
        checks.append(RatioCheck(name: "first text, \(pieces) pieces", ratio: firstText, target: 4))
      }
    }
    for check in checks { print(check.line) }
    let cancel = try await medianCancel()
    print(String(format: "cancelled to closed socket: %.2f ms at the median (aim 5)", cancel))
    return cancel <= 5 && checks.allSatisfy { $0.ratio >= $0.target }
  }

  private func measure(_ port: Int, _ pieces: Int, _ cost: inout Cost) async throws {
    let client = ChatClient(try Endpoint("http://127.0.0.1:\(port)/\(pieces)/v1"))
    let request = ChatRequest(model: "stub", messages: [ChatMessage(.user, "Selam")])
    var dialect = Dialect()
    for _ in 0..<5 { _ = try await client.reply(to: request, dialect: &dialect) }
    let start = Self.processorTime()
    for _ in 0..<requests {
      let begin = ContinuousClock.now
      var first: Duration?
      let reply = try await client.reply(to: request, dialect: &dialect) { event in
        if first == nil, case .text = event { first = ContinuousClock.now - begin }
      }
      guard let first, reply.text.string.utf8.count == pieces * 7 else { throw Failure() }
      cost.firstText.append(first / .microseconds(1) / 1000)
    }
    cost.processor.append((Self.processorTime() - start) * 1000 / Double(requests))
  }

  private func measurePeer(_ port: Int, _ pieces: Int, _ cost: inout Cost) throws {
    let process = Process()
    process.executableURL = URL(filePath: python)
    let address = "http://127.0.0.1:\(port)/\(pieces)/v1"
    process.arguments = ["Sources/dilim-bench/Peers/openai_peer.py", address, "\(requests)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = String(decoding: data, as: UTF8.self).split(separator: "\t").compactMap {
      Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard numbers.count == 2 else { throw Failure() }
    cost.processor.append(numbers[0])
    cost.firstText.append(numbers[1])
  }

  /// Returns the median time from cancelling a task until the server sees the closed connection, in ms.
  private func medianCancel() async throws -> Double {
    let stub = try ChatStub()
    let client = ChatClient(try Endpoint("http://127.0.0.1:\(stub.port)/hang/v1"))
    let request = ChatRequest(model: "stub", messages: [])
    var times: [Double] = []
    for round in 0..<41 {
      let begun = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        var dialect = Dialect()
        _ = try await client.reply(to: request, dialect: &dialect) { _ in begun.continuation.yield()
        }
      }
      for await _ in begun.stream { break }
      try await Task.sleep(for: .milliseconds(5))
      let start = ContinuousClock.now
      task.cancel()
      while stub.closed.count <= round { try await Task.sleep(for: .milliseconds(1)) }
      times.append((stub.closed[round] - start) / .microseconds(1) / 1000)
    }
    return Self.median(times)
  }

  private static func line(_ name: String, _ ours: Cost, _ theirs: Cost) -> String {
    String(
      format: "%@  dilim %.3f ms cpu, %.3f ms to the first text; openai-python %.3f, %.3f",
      name.padding(toLength: 12, withPad: " ", startingAt: 0),
      median(ours.processor),
      median(ours.firstText),
      median(theirs.processor),
      median(theirs.firstText)
    )
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// Returns the processor time of the process in seconds, with the network thread.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
