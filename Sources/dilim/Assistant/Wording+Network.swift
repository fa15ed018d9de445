import Asking
import ChatAPI
import Feedback
import Screens
import TextSafety

extension Wording {
  /// Says that the tutor needs an endpoint.
  static var tutorNeedsEndpoint: SafeText {
    """
    The tutor needs an endpoint (dilim help config). Without one: dilim mistakes explains what \
    went wrong, dilim inflect and dilim analyze show how words are built.
    """
  }

  /// Said if a server has several models and none is chosen.
  static var modelAdvice: SafeText { "choose a model of the server: dilim config set model NAME" }

  /// Says that a daily limit forbids a question.
  static func sentence(forLimit limit: SendLimits.Kind) -> SafeText {
    let setting = limit == .tokensPerDay ? Setting.tokensPerDay : .requestsPerDay
    return "The limit of the day is reached (\(setting.rawValue))."
  }

  /// Says why nothing was sent.
  static func sentence(for obstacle: Explainer.Obstacle, _ record: Record) -> SafeText {
    switch obstacle {
    case .nothingToExplain: "There is nothing to explain."
    case .limit(let limit): sentence(forLimit: limit)
    case .failure(let error): record.failure(error).message
    }
  }

  /// Said of a reply that can't be parsed as an explanation.
  static var unreadableReply: SafeText {
    "The model's reply could not be used; another model may do better."
  }

  /// Says that sentences of the tutor's answer were left out.
  static func leftOut(of answer: TutorAnswer) -> SafeText {
    switch answer.leftOut {
    case _ where answer.text.isEmpty: "The answer did not pass the checks; nothing of it is shown."
    case 1: "(One sentence did not pass the checks and is left out.)"
    default: "(\(answer.leftOut) sentences did not pass the checks and are left out.)"
    }
  }

  /// Says why a request failed, and what to do.
  static func sentence(for failure: ChatFailure, at address: String) -> SafeText {
    let said = failure.message.line
    let detail: SafeText = said.isEmpty ? "" : " (\(said))"
    return problem(failure, address, detail) + advice(for: failure)
  }

  /// Says in one line why an endpoint has written nothing down.
  static func transcriptFailure(_ failure: ChatFailure, at address: String) -> SafeText {
    if let status = failure.status, status == 405 || status == 404 && failure.kind == .address {
      return "\(address) can't write down speech (status \(status))."
    }
    let said = failure.message.line
    return problem(failure, address, said.isEmpty ? "" : " (\(said))")
  }

  /// Says in one line why an endpoint has said no text.
  static func speechFailure(_ failure: ChatFailure, at address: String) -> SafeText {
    if let status = failure.status, status == 405 || status == 404 && failure.kind == .address {
      return "\(address) has no speech (status \(status))."
    }
    let said = failure.message.line
    return problem(failure, address, said.isEmpty ? "" : " (\(said))")
  }

  private static func problem(
    _ failure: ChatFailure,
    _ address: String,
    _ detail: SafeText
  ) -> SafeText {
    switch failure.kind {
    case .network: "\(address) can't be reached\(detail)."
    case .timeout: "\(address) took too long\(detail)."
    case .certificate: "The certificate of \(address) is not trusted\(detail)."
    case .address: "There is no such API at \(address)\(detail)."
    case .setup: "The network can't be used\(detail)."
    case .key: "\(address) rejects the key, or needs one\(detail)."
    case .forbidden: "\(address) refuses this request\(detail)."
    case .quota: "The credit or quota at \(address) is used up\(detail)."
    case .rate: "\(address) has had too many requests\(detail)."
    case .model: "\(address) doesn't have the model\(detail)."
    case .request: "\(address) rejects the request\(detail)."
    case .server, .overloaded: "\(address) has a problem\(detail)."
    case .redirect: "\(address) redirects elsewhere; the key is not sent there\(detail)."
    case .notAnAPI: "The server at \(address) is not this API\(detail)."
    case .malformed: "\(address) answers in a way that can't be read\(detail)."
    case .truncated: "The reply broke off before its end\(detail)."
    case .empty: "The reply is empty\(detail)."
    case .filtered: "A filter of the server has cut the reply\(detail)."
    case .cut: "The reply was cut at the token limit\(detail)."
    case .refused: "The model declines to answer\(detail)."
    case .tooLarge where failure.isOfRequest: "The question is too large for \(address)\(detail)."
    case .tooLarge: "The reply is too large\(detail)."
    case .cancelled: "Stopped."
    }
  }

  private static func advice(for failure: ChatFailure) -> SafeText {
    switch failure.kind {
    case .network: " Is the server running, and the network up?"
    case .timeout:
      " Slow models may need more time: first_byte_timeout and total_timeout in dilim help config."
    case .certificate: " For a private certificate authority: dilim config set ca_file FILE"
    case .address, .notAnAPI: " Most addresses end in /v1: dilim config set base_url URL"
    case .key: " dilim help config says where to put the key."
    case .quota: " Look at your account there."
    case .model where !failure.nearModels.isEmpty:
      " It has: \(failure.nearModels.map(\.line).joined(separator: ", "))."
    case .model: " Choose another: dilim config set model NAME"
    case .cut: " For longer ones: dilim config set max_tokens 2000"
    case .redirect: failure.location.map { " It redirects to \($0.line)." } ?? ""
    default: ""
    }
  }
}
