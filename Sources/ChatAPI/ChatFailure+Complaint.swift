import TextSafety
import Transport

extension ChatFailure {
  private static let longestAddress = 600

  /// Creates a failure from a server's error message.
  ///
  /// If the HTTP status reports success, the status in the body is used.
  init(_ complaint: ServerComplaint, status: Int, secret: String?) {
    let status = status < 300 ? complaint.status ?? status : status
    self.init(
      Self.kind(complaint, status),
      status: status,
      message: complaint.text(hiding: secret)
    )
    refusedField = Self.refusedField(complaint, status)
  }

  /// Creates a failure from an error response.
  init(_ head: HTTPHead, body: [UInt8], date: Int, secret: String?) {
    self.init(ServerComplaint(body: body), status: head.status, secret: secret)
    let hint = RetryHint(head, date: date)
    retryAfter = hint.wait
    shouldRetry = hint.shouldRetry
    location = head["location"].map {
      SafeText($0, hiding: secret, longest: Self.longestAddress)
    }
  }

  private static func kind(_ complaint: ServerComplaint, _ status: Int) -> Kind {
    let isQuota = complaint.mentions(
      "insufficient_quota",
      "credit_balance_exhausted",
      "billing_hard_limit",
      "billing_not_active"
    )
    if isQuota { return .quota }
    return switch status {
    case ..<300: kindWithoutStatus(complaint)
    case 300..<400: .redirect
    case 401: .key
    case 402: .quota
    case 403: .forbidden
    case 404: complaint.isAboutModel ? .model : .address
    case 408: .timeout
    case 409: .server
    case 413, 414: .tooLarge
    case 429: .rate
    case 503, 529: .overloaded
    case 500...: complaint.isOverload ? .overloaded : .server
    default: complaint.isAboutKey ? .key : complaint.isAboutModel ? .model : .request
    }
  }

  private static func kindWithoutStatus(_ complaint: ServerComplaint) -> Kind {
    if complaint.isAboutKey { return .key }
    if complaint.mentions("rate_limit", "rate limit") { return .rate }
    if complaint.isOverload { return .overloaded }
    if complaint.isAboutModel { return .model }
    return complaint.mentions("invalid_request", "context_length") ? .request : .server
  }

  private static func refusedField(_ complaint: ServerComplaint, _ status: Int) -> Dialect.Field? {
    guard status == 400 || status == 422 || status == 500 else { return nil }
    if complaint.mentions("context_length", "exceed_context", "context size") { return nil }
    if complaint.mentions("response_format", "json_schema", "json_object", "grammar") {
      return .objects
    }
    if complaint.mentions("stream_options") { return .streamOptions }
    if complaint.mentions("max_tokens", "max_completion_tokens") { return .tokenLimit }
    if complaint.mentions("temperature") { return .temperature }
    return complaint.mentions("'seed'", "\"seed\"", "`seed`") || complaint.param == "seed"
      ? .seed : nil
  }
}

extension ServerComplaint {
  var isAboutModel: Bool {
    mentions("model_not_found", "model_not_available", "invalid_model", "unknown model")
      || mentions("model")
        && mentions("not found", "does not exist", "not a valid model", "no such")
  }

  var isAboutKey: Bool { mentions("invalid_api_key", "api key not valid", "incorrect api key") }

  var isOverload: Bool { mentions("overloaded", "slow_down") }
}
