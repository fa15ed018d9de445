import ChatAPI
import Foundation
import NetworkTestSupport
import TextSafety
import Transport

/// A client with test clocks, which records its events and waits.
final class ChatTrial: @unchecked Sendable {
  private let lock = NSLock()
  private var slept: [Double] = []
  private(set) var events: [ChatEvent] = []
  private(set) var client: ChatClient
  var dialect = Dialect()

  /// Asks the server at an address; `random` is the random number, from 0 to 1.
  init(
    _ address: String,
    key: String? = Wire.key,
    timeouts: Timeouts = .patient,
    limits: ResponseLimits = ResponseLimits(),
    random: Double = 0
  ) throws {
    let endpoint = try Endpoint(
      address,
      key: key.flatMap { APIKey($0) },
      timeouts: timeouts,
      limits: limits
    )
    client = ChatClient(endpoint)
    let pacing = Pacing(
      // Time passes only in waits.
      now: { [weak self] in .seconds(self?.waits.reduce(0, +) ?? 0) },
      // Sun, 06 Nov 1994 08:49:37 GMT
      date: { 784_111_777 },
      sleep: { [weak self] in self?.add($0) },
      random: { random }
    )
    client = ChatClient(endpoint, pacing: pacing)
  }

  /// The waits between attempts, in seconds.
  var waits: [Double] { lock.withLock { slept } }

  /// The pieces of text that were shown.
  var shown: String {
    events.reduce(into: "") { if case .text(let text) = $1 { $0 += text.string } }
  }

  func reply(
    isStreamed: Bool = true,
    model: String = "m",
    format: ChatRequest.Format = .text,
    isShown: Bool = true
  ) async throws(ChatFailure) -> ChatReply {
    let request = ChatRequest(
      model: model,
      messages: [ChatMessage(.system, "Sys"), ChatMessage(.user, "Selam!")],
      temperature: 0.2,
      seed: 1,
      format: format,
      isStreamed: isStreamed
    )
    return try await client.reply(to: request, dialect: &dialect, isShown: isShown) {
      events.append($0)
    }
  }

  private func add(_ wait: Duration) {
    lock.withLock { slept.append((wait / .milliseconds(1)).rounded() / 1000) }
  }
}
