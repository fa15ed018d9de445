import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety

/// The known faults of servers, one row each.
struct FaultTests {
  @Test(.timeLimit(.minutes(60)), arguments: Fault.wireForms)
  func `every form of a reply is read`(fault: Fault) async throws { try await check(fault) }

  @Test(.timeLimit(.minutes(60)), arguments: Fault.errors)
  func `an incomplete reply is an error`(fault: Fault) async throws { try await check(fault) }

  @Test(.timeLimit(.minutes(60)), arguments: Fault.retried)
  func `a temporary failure is retried`(fault: Fault) async throws { try await check(fault) }

  @Test(.timeLimit(.minutes(60)), arguments: Fault.notRetried)
  func `a permanent failure is not retried`(fault: Fault) async throws { try await check(fault) }

  private func check(_ fault: Fault) async throws {
    let server = try LoopbackServer { received in
      received.target.hasSuffix("/models")
        ? Wire.refusal(404)
        : fault.scripts[min(received.number, fault.scripts.count - 1)]
    }
    let trial = try ChatTrial(server.address, timeouts: fault.timeouts, limits: fault.limits)
    do throws(ChatFailure) {
      let reply = try await trial.reply(isStreamed: fault.isStreamed)
      if case .reply(let text) = fault.outcome {
        #expect(reply.text.string == text)
        #expect(trial.shown == text, "not all was shown, or twice")
        #expect(reply.requests == fault.requests)
      } else {
        Issue.record("taken for a whole reply: \(reply)")
      }
    } catch {
      if case .failure(let kind, let shown) = fault.outcome {
        #expect(error.kind == kind, "\(error)")
        #expect(error.partial.string == shown && trial.shown == shown)
        #expect(error.requests == fault.requests)
      } else {
        Issue.record("\(error)")
      }
    }
    #expect(server.requests.count { $0.method == "POST" } == fault.requests)
    #expect(trial.waits == fault.waits)
  }
}
