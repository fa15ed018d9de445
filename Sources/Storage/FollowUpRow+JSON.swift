import Feedback

/// A follow-up as JSON.
extension FollowUpRow: Codable {
  private enum Key: String, CodingKey {
    case id, job, kind, reply, model, time
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    let content: KeptFollowUp.Content
    switch FollowUp.Kind(rawValue: kind) {
    case .anotherExample:
      content = .example(try fields.decode(ExampleReply.self, forKey: .reply))
    case .explainDifferently:
      content = .explanation(try fields.decode(ExplanationContent.self, forKey: .reply))
    case nil:
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: fields,
        debugDescription: "a kind of follow-up, not \(kind)"
      )
    }
    self.init(
      KeptFollowUp(
        id: try fields.decode(String.self, forKey: .id),
        job: try fields.decode(String.self, forKey: .job),
        content: content,
        model: try fields.decode(String.self, forKey: .model),
        time: try fields.decode(Int64.self, forKey: .time)
      )
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(followUp.id, forKey: .id)
    try fields.encode(followUp.job, forKey: .job)
    try fields.encode(followUp.content.kind.rawValue, forKey: .kind)
    switch followUp.content {
    case .example(let example): try fields.encode(example, forKey: .reply)
    case .explanation(let content): try fields.encode(content, forKey: .reply)
    }
    try fields.encode(followUp.model, forKey: .model)
    try fields.encode(followUp.time, forKey: .time)
  }
}
