import ChatAPI
package import Feedback
import TextSafety
import Transport

extension JudgedReply {
  /// Returns the reply in the form of the record; nil if there is nothing to keep.
  func kept(at time: Int64) -> KeptReply? {
    switch content {
    case .reply(let reply): KeptReply(.reply(reply), model: model.line, time: time)
    case .text(let text): KeptReply(.text(text.string), model: model.line, time: time)
    case .disputed(let objections, let content):
      KeptReply(
        content,
        objections: objections,
        model: model.line,
        time: time
      )
    case .example, .unreadable, .failed: nil
    }
  }

  /// The failure for the queue.
  var sendFailure: SendFailure {
    guard case .failed(let failure) = content else { return SendFailure(.invalidReply) }
    // If no server was reached, the question is not the cause.
    let problem =
      failure.transfer == .timeout(.connect) ? SendProblem.network : SendProblem(failure.kind)
    let wait = failure.retryAfter.map { $0.components.seconds * 1000 }
    return SendFailure(problem, retryAfter: wait)
  }

  /// Whether a request may have reached a server.
  private var hasLeft: Bool {
    guard case .failed(let failure) = content, let reason = failure.transfer else { return true }
    switch reason {
    case .libraryMissing, .authorities, .badURL, .insecure, .badHeader, .nameNotFound,
      .notConnected, .proxy, .certificate:
      return false
    case .cutShort, .other, .timeout, .tooLarge, .notHTTP, .cancelled: return true
    }
  }

  /// Returns the cost: what the server counted, else the estimate.
  package func spending(estimate: Int) -> Spending {
    guard let usage else {
      return requests == 0 || !hasLeft
        ? .nothing : Spending(requests: requests, tokens: estimate, isEstimated: true)
    }
    return Spending(requests: requests, tokens: usage.total, isEstimated: usage.isEstimated)
  }

  /// Returns the reply to a follow-up in the form of the record; nil if there is nothing to keep.
  func followUp(id: String, job: String, at time: Int64) -> KeptFollowUp? {
    let kept: KeptFollowUp.Content
    switch content {
    case .example(let example): kept = .example(example)
    case .reply(let reply): kept = .explanation(.reply(reply))
    case .text(let text): kept = .explanation(.text(text.string))
    case .disputed, .unreadable, .failed: return nil
    }
    return KeptFollowUp(id: id, job: job, content: kept, model: model.line, time: time)
  }
}
