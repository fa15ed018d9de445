import Feedback

/// A turn as JSON.
extension TurnRow: Codable {
  private enum Key: String, CodingKey {
    case sequence, time, speaker, text, cut
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      TutorConversation.Turn(
        sequence: try fields.decode(Int.self, forKey: .sequence),
        time: try fields.decode(Int64.self, forKey: .time),
        ChatTurn(
          try fields.decode(ChatTurn.Speaker.self, forKey: .speaker),
          try fields.decode(String.self, forKey: .text)
        ),
        isCut: try fields.decodeIfPresent(Bool.self, forKey: .cut) ?? false
      )
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(turn.sequence, forKey: .sequence)
    try fields.encode(turn.time, forKey: .time)
    try fields.encode(turn.turn.speaker, forKey: .speaker)
    try fields.encode(turn.turn.text, forKey: .text)
    if turn.isCut { try fields.encode(true, forKey: .cut) }
  }
}
