import Feedback

/// A job as JSON.
///
/// The reservation of tokens is left out: it belongs to this machine.
extension JobRow: Codable {
  private enum Key: String, CodingKey {
    case id, request, prompt, model, created, state, due, problem, attempts
    case invalidReplies = "invalid_replies"
    case losses, reply, shown
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let id = try fields.decode(String.self, forKey: .id)
    guard !id.isEmpty else { throw Self.error(.id, fields, "an id that is not empty") }
    func count(_ key: Key) throws -> Int {
      let count = try fields.decode(Int.self, forKey: key)
      guard count >= 0 else { throw Self.error(key, fields, "a count") }
      return count
    }
    let state = try Self.state(fields)
    self.init(
      ExplanationJob(
        try fields.decode(ExplanationRequest.self, forKey: .request),
        id: id,
        promptHash: try fields.decode(String.self, forKey: .prompt),
        model: try fields.decode(String.self, forKey: .model),
        created: try fields.decode(Int64.self, forKey: .created),
        state: state,
        attempts: try count(.attempts),
        invalidReplies: try count(.invalidReplies),
        losses: try count(.losses)
      ),
      reply: try Self.reply(fields, in: state),
      shown: try count(.shown)
    )
  }

  private static func state(
    _ fields: KeyedDecodingContainer<Key>
  ) throws -> ExplanationJob.State {
    let problem = try fields.decodeIfPresent(SendProblem.self, forKey: .problem)
    func due() throws -> Int64 { try fields.decode(Int64.self, forKey: .due) }
    switch try fields.decode(ExplanationJob.State.Name.self, forKey: .state) {
    case .pending: return .pending(due: try due(), after: problem)
    case .sent: return .sent(until: try due())
    case .failed:
      guard let problem else {
        throw DecodingError.keyNotFound(
          Key.problem,
          .init(codingPath: fields.codingPath, debugDescription: "the problem of a failed job")
        )
      }
      return .failed(problem)
    case .dispute: return .dispute
    case .done: return .done
    }
  }

  /// The reply, which exists exactly in the states `done` and `dispute`.
  private static func reply(
    _ fields: KeyedDecodingContainer<Key>,
    in state: ExplanationJob.State
  ) throws -> KeptReply? {
    guard state == .done || state == .dispute else {
      guard !fields.contains(.reply) else {
        throw error(.reply, fields, "no reply in the state \(state.name.rawValue)")
      }
      return nil
    }
    let reply = try fields.decode(KeptReplyRecord.self, forKey: .reply).reply
    guard reply.isDispute == (state == .dispute) else {
      throw error(.reply, fields, "objections in the state dispute and in no other")
    }
    return reply
  }

  private static func error(
    _ key: Key,
    _ fields: KeyedDecodingContainer<Key>,
    _ expected: String
  ) -> DecodingError {
    .dataCorruptedError(forKey: key, in: fields, debugDescription: expected)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(job.id, forKey: .id)
    try fields.encode(job.request, forKey: .request)
    try fields.encode(job.promptHash, forKey: .prompt)
    try fields.encode(job.model, forKey: .model)
    try fields.encode(job.created, forKey: .created)
    try fields.encode(job.state.name, forKey: .state)
    try fields.encodeIfPresent(due, forKey: .due)
    try fields.encodeIfPresent(job.state.problem, forKey: .problem)
    try fields.encode(job.attempts, forKey: .attempts)
    try fields.encode(job.invalidReplies, forKey: .invalidReplies)
    try fields.encode(job.losses, forKey: .losses)
    try fields.encodeIfPresent(reply.map { KeptReplyRecord($0) }, forKey: .reply)
    try fields.encode(shown, forKey: .shown)
  }
}
