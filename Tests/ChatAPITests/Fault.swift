import ChatAPI
import NetworkTestSupport
import Testing
import Transport

/// A fault of a server, and its only right outcome.
struct Fault: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    /// A complete reply with this text.
    case reply(String)
    /// A failure of this kind, after this text was shown.
    case failure(ChatFailure.Kind, shown: String)
  }

  var name: String
  /// The responses to the first request, the second …; the last one is also for all later requests.
  var scripts: [[Step]]
  var outcome: Outcome
  /// The number of requests that the server gets.
  var requests: Int
  /// The waits between them, in seconds.
  var waits: [Double]
  var isStreamed = true
  var timeouts = Timeouts.patient
  var limits = ResponseLimits()

  var testDescription: String { name }

  static func reads(
    _ name: String,
    _ steps: [Step],
    _ text: String = Wire.text,
    isStreamed: Bool = true
  ) -> Fault {
    Fault(
      name: name,
      scripts: [steps],
      outcome: .reply(text),
      requests: 1,
      waits: [],
      isStreamed: isStreamed
    )
  }

  static func fails(
    _ name: String,
    _ kind: ChatFailure.Kind,
    shown: String = "",
    _ steps: [Step],
    isStreamed: Bool = true
  ) -> Fault {
    Fault(
      name: name,
      scripts: [steps],
      outcome: .failure(kind, shown: shown),
      requests: 1,
      waits: [],
      isStreamed: isStreamed
    )
  }

  /// Returns the failure after as many attempts as the policy allows.
  static func failsAtLast(
    _ name: String,
    _ kind: ChatFailure.Kind,
    _ steps: [Step],
    isStreamed: Bool = true
  ) -> Fault {
    var fault = fails(name, kind, steps, isStreamed: isStreamed)
    fault.requests = 3
    fault.waits = [0.5, 1]
    return fault
  }

  static func retries(_ name: String, _ first: [Step], waits: [Double] = [0.5]) -> Fault {
    Fault(
      name: name,
      scripts: Array(repeating: first, count: waits.count) + [Wire.good],
      outcome: .reply(Wire.text),
      requests: waits.count + 1,
      waits: waits
    )
  }

  func within(_ timeouts: Timeouts) -> Fault {
    var fault = self
    fault.timeouts = timeouts
    return fault
  }

  func tried(_ requests: Int, waits: [Double]) -> Fault {
    var fault = self
    fault.requests = requests
    fault.waits = waits
    return fault
  }

  func limited(_ limits: ResponseLimits) -> Fault {
    var fault = self
    fault.limits = limits
    return fault
  }
}

extension Timeouts {
  private static let short = Duration.milliseconds(80)

  /// Timeouts with a short one, so that the test does not have to wait.
  static let shortFirstByte = patient(firstByte: short)
  static let shortSilence = patient(silence: short)
  static let shortTotal = patient(total: short)
}
