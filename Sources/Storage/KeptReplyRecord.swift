import Feedback

/// A reply of a model as JSON.
struct KeptReplyRecord: Codable {
  let reply: KeptReply

  init(_ reply: KeptReply) { self.reply = reply }

  private enum Key: String, CodingKey {
    case content, objections, model, time
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    reply = KeptReply(
      try fields.decode(ExplanationContent.self, forKey: .content),
      objections: try fields.decodeIfPresent([KeptReply.Objection].self, forKey: .objections) ?? [],
      model: try fields.decode(String.self, forKey: .model),
      time: try fields.decode(Int64.self, forKey: .time)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(reply.content, forKey: .content)
    if reply.isDispute { try fields.encode(reply.objections, forKey: .objections) }
    try fields.encode(reply.model, forKey: .model)
    try fields.encode(reply.time, forKey: .time)
  }
}
